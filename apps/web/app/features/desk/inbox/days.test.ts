import { expect, test } from 'vitest';
import { createRow } from '../../../../test/desk-row.ts';
import { groupByDay } from './days.ts';

test('a day begins at midnight on the company’s calendar', () => {
  const rows = ['2026-11-16T10:00:00.000Z', '2026-11-15T23:00:00.000Z', '2026-11-15T22:59:00.000Z'].map(
    (receivedAt) => createRow({ receivedAt }),
  );
  expect(groupByDay(rows, 'Europe/Warsaw').map(({ date, rows }) => [date, rows.length])).toEqual([
    ['2026-11-16', 2],
    ['2026-11-15', 1],
  ]);
});
