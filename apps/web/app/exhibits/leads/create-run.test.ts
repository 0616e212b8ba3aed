import { expect, test } from 'vitest';
import { createRun, type Flaw } from './create-run.ts';

const flaws: (Flaw | undefined)[] = Array(12).fill(undefined);
flaws[3] = 'role';
flaws[8] = 'twin';
const zero = { found: 0, enriched: 0, validated: 0, exported: 0, held: 0 };

test('a person holds back two of twelve leads', () => {
  const run = createRun(flaws);
  run.finish();
  expect(run.count()).toEqual({ found: 12, enriched: 12, validated: 10, exported: 10, held: 2 });
  expect(flaws.filter((_, place) => run.isReady(place))).toHaveLength(10);
});

test('without a person the generic mailbox and the double slip through', () => {
  const run = createRun(flaws);
  run.validate(false);
  run.finish();
  expect(run.count()).toEqual({ ...zero, found: 12, enriched: 12, validated: 12, exported: 12 });
  expect(flaws.filter((_, place) => run.isReady(place))).toHaveLength(12);
});

test('rows are found one after another and never step back', () => {
  const run = createRun(flaws);
  let last = run.count();
  expect(last.found).toBe(1);
  while (!run.isOver) {
    run.advance();
    const next = run.count();
    expect(next.found).toBeGreaterThanOrEqual(last.found);
    expect(next.enriched).toBeLessThanOrEqual(next.found);
    expect(next.exported).toBeGreaterThanOrEqual(last.exported);
    last = next;
  }
  expect(last.exported).toBe(10);
});

test('at any moment the rows that are ready are those that the window counts as exported', () => {
  for (const byHuman of [true, false]) {
    const run = createRun(flaws);
    run.validate(byHuman);
    for (; !run.isOver; run.advance()) {
      expect(flaws.filter((_, place) => run.isReady(place))).toHaveLength(run.count().exported);
    }
  }
});

test('a restart begins with the first row', () => {
  const run = createRun(flaws);
  run.finish();
  run.restart();
  expect(run.count().found).toBe(1);
  expect(run.isOver).toBe(false);
});
