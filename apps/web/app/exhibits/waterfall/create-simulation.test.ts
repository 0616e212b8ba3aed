import { expect, test } from 'vitest';
import { createSimulation, shownRun } from './create-simulation.ts';

const geometry = { spine: 24, box: 404, tip: 584, lanes: [98, 190, 282], end: 350 };
const listFilled = ({ tally }: ReturnType<typeof createSimulation>) =>
  tally.networks.map(({ filled }) => filled);

test('24 requests at $1.20 and 300 ms fill 6, 10 and 2 and leave 6 unfilled, as the page at rest shows', () => {
  const simulation = createSimulation(() => geometry);
  simulation.finish();
  expect(simulation.tally.sent).toBe(24);
  expect(listFilled(simulation)).toEqual([6, 10, 2]);
  expect(simulation.tally.unfilled).toBe(6);
  expect(simulation.tally.networks.map(({ low, late }) => [low, late])).toEqual([
    [0, 18],
    [3, 5],
    [6, 0],
  ]);
});

test('requests that are watched end as those that are settled at once', () => {
  const simulation = createSimulation(() => geometry);
  while (simulation.tally.sent < shownRun || simulation.requests.length > 0) {
    simulation.step(1 / 60, simulation.tally.sent < shownRun);
  }
  expect(listFilled(simulation)).toEqual([6, 10, 2]);
  expect(simulation.tally.unfilled).toBe(6);
});

test('settling in the middle counts nothing twice', () => {
  for (const seconds of [0.3, 1, 2.5, 4, 9]) {
    const simulation = createSimulation(() => geometry);
    for (let time = 0; time < seconds; time += 1 / 60) simulation.step(1 / 60, true);
    simulation.settle();
    const { sent, unfilled } = simulation.tally;
    const filled = listFilled(simulation).reduce((sum, count) => sum + count, 0);
    expect(filled + unfilled).toBe(sent);
  }
});

test('a floor above every bid leaves all unfilled, and no floor with time enough fills at the first network', () => {
  const dear = createSimulation(() => geometry);
  dear.rule.floorUsd = 5.1;
  dear.finish();
  expect(dear.tally.unfilled).toBe(24);
  const open = createSimulation(() => geometry);
  Object.assign(open.rule, { floorUsd: 0, timeoutMs: 800 });
  open.finish();
  expect(listFilled(open)).toEqual([24, 0, 0]);
});

test('after a reset the same requests come again', () => {
  const simulation = createSimulation(() => geometry);
  simulation.finish();
  simulation.reset();
  expect(simulation.tally.sent).toBe(0);
  simulation.finish();
  expect(listFilled(simulation)).toEqual([6, 10, 2]);
});
