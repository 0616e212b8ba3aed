import { expect, test } from 'vitest';
import { createRun } from './create-run.ts';
import { leadSamples } from './lead-samples.ts';

const zero = { found: 0, enriched: 0, validated: 0, exported: 0, held: 0 };

test('every domain is reserved for examples', () => {
  for (const { site } of leadSamples) expect(site).toMatch(/\.example$/);
});

test('a person holds back two of twelve leads', () => {
  const run = createRun();
  run.finish();
  expect(run.count()).toEqual({ found: 12, enriched: 12, validated: 10, exported: 10, held: 2 });
  expect(run.listReady()).toHaveLength(10);
});

test('without a person the generic mailbox and the double slip through', () => {
  const run = createRun();
  run.validate(false);
  run.finish();
  expect(run.count()).toEqual({ ...zero, found: 12, enriched: 12, validated: 12, exported: 12 });
  expect(run.listReady()).toHaveLength(12);
});

test('rows are found one after another and never step back', () => {
  const run = createRun();
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

test('a restart begins with the first row', () => {
  const run = createRun();
  run.finish();
  run.restart();
  expect(run.count().found).toBe(1);
  expect(run.isOver).toBe(false);
});
