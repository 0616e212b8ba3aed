import type { DeskList, DeskRow } from '@tt/contract/desk/desk-list';
import { expect, test } from 'vitest';
import { createList } from '../../../../test/desk-list.ts';
import { createRow } from '../../../../test/desk-row.ts';
import { appendOlder, countArrivals, replaceList, updateInPlace } from './merge-list.ts';

/** A row by the hour at which it came. */
const row = (hour: number, fields: Partial<DeskRow> = {}) =>
  createRow({
    id: `row-${hour}`,
    receivedAt: `2026-11-16T${String(hour).padStart(2, '0')}:00:00.000Z`,
    ...fields,
  });

const idsOf = (list: DeskList) => list.rows.map(({ id }) => id);

test('only what came since is an arrival, not what moved up from the next page', () => {
  const shown = createList([row(12), row(11), row(10)]);
  expect(countArrivals(shown, createList([row(13), row(12), row(10), row(9)]))).toBe(1);
});

test('a row that has become late is no arrival', () => {
  const shown = createList([row(12), row(11)]);
  expect(countArrivals(shown, createList([row(12)], { late: [row(11)] }))).toBe(0);
});

test('shown rows change in their place: none moves, none comes, none goes', () => {
  const shown = createList([row(12), row(11)], { next: 'cursor' });
  const fresh = createList([row(13), row(12, { state: 'hand', holder: 'Jan' })], { waiting: 7 });
  const updated = updateInPlace(shown, fresh);
  expect(idsOf(updated)).toEqual(['row-12', 'row-11']);
  expect(updated.rows[0]).toMatchObject({ state: 'hand', holder: 'Jan' });
  expect(updated).toMatchObject({ waiting: 7, next: 'cursor' });
});

test('a newer answer is taken as it is, and older pages stay below', () => {
  const shown = createList([row(12), row(11), row(10), row(9)], { next: 'after-9' });
  const fresh = createList([row(13), row(12), row(11)], { next: 'after-11' });
  expect(idsOf(replaceList(shown, fresh))).toEqual(['row-13', 'row-12', 'row-11', 'row-10', 'row-9']);
  expect(replaceList(shown, fresh).next).toBe('after-9');
});

test('a newer answer that is complete drops what is no longer in it', () => {
  const shown = createList([row(12), row(11), row(10)]);
  expect(idsOf(replaceList(shown, createList([row(12), row(11)])))).toEqual(['row-12', 'row-11']);
});

test('the next page continues the list, each row once', () => {
  const shown = createList([row(12), row(11)], { next: 'after-11' });
  const list = appendOlder(shown, createList([row(11), row(10)], { next: 'after-10', total: 0 }));
  expect(idsOf(list)).toEqual(['row-12', 'row-11', 'row-10']);
  expect(list).toMatchObject({ next: 'after-10', total: 2 });
});
