import { expect, test } from 'vitest';
import { type BatchBounds, createBatch } from './batch.ts';

function createHeldBatch(bounds?: BatchBounds) {
  const batches: number[][] = [];
  const held: (() => void)[] = [];
  const double = createBatch(async (items: readonly number[]) => {
    batches.push([...items]);
    await new Promise<void>((resolve) => held.push(resolve));
    return items.map((item) => item * 2);
  }, bounds);
  return { batches, double, release: () => held.shift()?.() };
}

test('an item goes at once when no statement runs', () => {
  const { batches, double } = createHeldBatch();
  void double(1);
  expect(batches).toEqual([[1]]);
});

test('items that come in meanwhile go together, and each gets its own answer', async () => {
  const { batches, double, release } = createHeldBatch();
  const first = double(1);
  const others = [double(2), double(3)];
  release();
  expect(await first).toBe(2);
  await expect.poll(() => batches).toEqual([[1], [2, 3]]);
  release();
  expect(await Promise.all(others)).toEqual([4, 6]);
});

test('a failure reaches all items of its batch, and the next batch is run', async () => {
  let isBroken = true;
  const same = createBatch(async (items: readonly number[]) => {
    if (isBroken) throw new Error('broken');
    return items;
  });
  const failed = same(1);
  await expect(failed).rejects.toThrow('broken');
  isBroken = false;
  expect(await same(2)).toBe(2);
});

test('more than a hundred items take several batches', async () => {
  const sizes: number[] = [];
  const same = createBatch(async (items: readonly number[]) => {
    sizes.push(items.length);
    return items;
  });
  const answers = await Promise.all(Array.from({ length: 250 }, (_, item) => same(item)));
  expect(answers).toEqual(Array.from({ length: 250 }, (_, item) => item));
  expect(sizes).toEqual([1, 100, 100, 49]);
});

test('an item that would wait behind too many is refused at once', async () => {
  const run = () => new Promise<number[]>(() => undefined);
  const hang = createBatch(run, { maxWaiting: 2, maxWaitMs: 60_000 });
  for (let item = 0; item < 3; item += 1) void hang(item).catch(() => undefined);
  await expect(hang(3)).rejects.toMatchObject({ code: 'overloaded', retryAfterSeconds: 2 });
});

test('an item that has waited too long is refused while the statement before it still runs', async () => {
  const { batches, double, release } = createHeldBatch({ maxWaiting: 10, maxWaitMs: 200 });
  const first = double(1);
  await expect(double(2)).rejects.toMatchObject({ code: 'overloaded' });
  const third = double(3);
  release();
  expect(await first).toBe(2);
  await expect.poll(() => batches).toEqual([[1], [3]]);
  release();
  expect(await third).toBe(6);
});
