import type { DeskList, DeskListQuery, DeskRow } from '@tt/contract/desk/desk-list';
import { beforeEach, expect, test, vi } from 'vitest';
import { createList } from '../../../../test/desk-list.ts';
import { createRow } from '../../../../test/desk-row.ts';

const all: DeskListQuery = { show: 'all' };
const row = (digit: number, fields: Partial<DeskRow> = {}) =>
  createRow({
    id: `00000000-0000-4000-8000-00000000000${digit}`,
    receivedAt: `2026-11-16T0${digit}:00:00.000Z`,
    ...fields,
  });

const ask = vi.fn<(path: string, etag: string | undefined) => Response | Promise<Response>>();
const answer = (list: DeskList, etag = '"1"') => Response.json(list, { headers: { etag } });

/** The page as it is after loading: nothing is held yet. */
async function load() {
  vi.resetModules();
  const page = await import('./held-list.ts');
  const getHeld = () => page.heldList.get();
  return { ...page, getHeld, getIds: () => getHeld()?.list.rows.map(({ id }) => Number(id.at(-1))) };
}

beforeEach(() => {
  ask.mockReset();
  vi.stubGlobal('fetch', async (path: string, { headers }: { headers: Record<string, string> }) =>
    ask(path, headers['if-none-match']),
  );
});

test('new rows wait until they are asked for, and the rest is brought up to date in its place', async () => {
  const { readList, showArrived, getHeld, getIds } = await load();
  ask.mockReturnValueOnce(answer(createList([row(2), row(1)])));
  await readList(all, { isQuiet: false });
  ask.mockReturnValueOnce(answer(createList([row(3), row(2, { state: 'won' }), row(1)]), '"2"'));
  await readList(all, { isQuiet: true });
  expect(ask).toHaveBeenLastCalledWith('/desk/api/entries', '"1"');
  expect(getIds()).toEqual([2, 1]);
  expect(getHeld()?.list.rows[0]?.state).toBe('won');
  expect(getHeld()?.arrived?.count).toBe(1);
  showArrived();
  expect(getIds()).toEqual([3, 2, 1]);
  expect(getHeld()?.arrived).toBeUndefined();
});

test('what has arrived stays on offer while nothing else changes', async () => {
  const { readList, getHeld } = await load();
  ask.mockReturnValueOnce(answer(createList([row(1)])));
  await readList(all, { isQuiet: false });
  ask.mockReturnValueOnce(answer(createList([row(2), row(1)]), '"2"'));
  await readList(all, { isQuiet: true });
  ask.mockReturnValueOnce(new Response(null, { status: 304 }));
  await readList(all, { isQuiet: true });
  expect(getHeld()?.arrived?.count).toBe(1);
});

test('without a connection the last list stays, and says so until an answer comes', async () => {
  const { readList, getHeld, getIds } = await load();
  ask.mockReturnValueOnce(answer(createList([row(1)])));
  await readList(all, { isQuiet: false });
  ask.mockRejectedValueOnce(new TypeError('no network'));
  await readList(all, { isQuiet: true });
  expect(getIds()).toEqual([1]);
  expect(getHeld()?.failure).toBeDefined();
  ask.mockReturnValueOnce(new Response(null, { status: 304 }));
  await readList(all, { isQuiet: true });
  expect(getHeld()?.failure).toBeUndefined();
});

test('a late answer to another filter is dropped', async () => {
  const { readList, getHeld } = await load();
  const late = Promise.withResolvers<Response>();
  ask.mockReturnValueOnce(late.promise);
  const first = readList({ show: 'won' }, { isQuiet: false });
  ask.mockReturnValueOnce(answer(createList([row(1)])));
  await readList(all, { isQuiet: false });
  late.resolve(answer(createList([row(2)])));
  await first;
  expect(getHeld()?.query).toEqual(all);
});

test('the next page continues the list once, however often it is asked for', async () => {
  const { readList, readOlder, getIds } = await load();
  const next = `${row(2).receivedAt},${row(2).id}`;
  ask.mockReturnValueOnce(answer(createList([row(3), row(2)], { next })));
  await readList(all, { isQuiet: false });
  ask.mockImplementation(() => answer(createList([row(1)])));
  const firstIds = await Promise.all([readOlder(), readOlder()]);
  expect(firstIds).toEqual([row(1).id, undefined]);
  expect(getIds()).toEqual([3, 2, 1]);
  expect(await readOlder()).toBeUndefined();
});
