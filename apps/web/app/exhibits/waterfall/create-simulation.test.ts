import { expect, test } from 'vitest';
import { createMarket } from './create-market.ts';
import { createSimulation, shownRun } from './create-simulation.ts';
import { isAlertDue } from './create-tally.ts';
import { listShares } from './list-shares.ts';

type Simulation = ReturnType<typeof createSimulation>;

const listFilled = ({ tally }: Simulation) => tally.networks.map(({ filled }) => filled);
const listAnswered = ({ tally }: Simulation) => tally.answers.map(({ request }) => request);
const runToEnd = (simulation: Simulation, frameSeconds: number, count = shownRun) => {
  while (simulation.tally.sent < count || simulation.requests.length > 0) {
    simulation.step(frameSeconds, count);
  }
};

test('24 requests at $1.20 and 300 ms fill 8, 5 and 5 and leave 6 unfilled, which is one in four and raises the alert', () => {
  const simulation = createSimulation();
  simulation.rerun(shownRun);
  expect(simulation.tally.sent).toBe(24);
  expect(listFilled(simulation)).toEqual([8, 5, 5]);
  expect(simulation.tally.unfilled).toBe(6);
  expect(simulation.tally.networks.map(({ low, late }) => [low, late])).toEqual([
    [0, 16],
    [4, 7],
    [6, 0],
  ]);
  expect(isAlertDue(simulation.tally)).toBe(true);
});

test('a run that is watched ends as one that is not, to the last rows of the log, at any frame rate', () => {
  const unseen = createSimulation();
  unseen.rerun(shownRun);
  for (const frameSeconds of [1 / 144, 1 / 60, 0.1]) {
    const watched = createSimulation();
    runToEnd(watched, frameSeconds);
    expect(watched.tally.networks).toEqual(unseen.tally.networks);
    expect(watched.tally.answers).toEqual(unseen.tally.answers);
  }
});

test('so does a run much longer than the first', () => {
  const [unseen, watched] = [createSimulation(), createSimulation()];
  unseen.rerun(150);
  runToEnd(watched, 0.1, 150);
  expect(watched.tally.networks).toEqual(unseen.tally.networks);
  expect(watched.tally.answers).toEqual(unseen.tally.answers);
});

test('whatever the rule is, a network makes the same offers to the same requests', () => {
  const patient = { floorUsd: 0, timeoutMs: 800 };
  const strict = { floorUsd: 5.1, timeoutMs: 50 };
  const [one, other] = [createMarket(), createMarket()];
  for (let request = 1; request <= shownRun; request++) {
    const [stop, all] = [one.ask(patient), other.ask(strict)];
    expect(stop).toHaveLength(1);
    expect(stop[0]).toMatchObject({ bidUsd: all[0]?.bidUsd, delayMs: all[0]?.delayMs });
  }
});

test('a lower floor or more time loses no request that was filled', () => {
  const countUnfilled = (floorUsd: number, timeoutMs: number) => {
    const simulation = createSimulation();
    Object.assign(simulation.rule, { floorUsd, timeoutMs });
    simulation.rerun(shownRun);
    return simulation.tally.unfilled;
  };
  for (let step = 0; step < 50; step++) {
    expect(countUnfilled(step / 10, 300)).toBeLessThanOrEqual(countUnfilled((step + 1) / 10, 300));
    expect(countUnfilled(1.2, 60 + 10 * step)).toBeLessThanOrEqual(countUnfilled(1.2, 50 + 10 * step));
  }
});

test('at any moment each network has been asked what the one before it did not fill, and the band has room for all', () => {
  const simulation = createSimulation();
  for (let frame = 0; frame < 600; frame++) {
    simulation.step(1 / 30, shownRun);
    const { sent, unfilled, networks } = simulation.tally;
    let most = sent;
    for (const { filled, low, late } of networks) {
      expect(filled + low + late).toBeLessThanOrEqual(most);
      most = low + late;
    }
    expect(unfilled).toBeLessThanOrEqual(most);
    const shares = listShares(simulation.tally);
    expect(shares.map(({ x, width }) => x + width).every((end) => end <= 100.1)).toBe(true);
    expect(shares.every(({ width }) => width >= 0)).toBe(true);
  }
});

test('the log agrees with the rule and with the counts', () => {
  const simulation = createSimulation();
  simulation.rerun(shownRun);
  expect(listAnswered(simulation)).toEqual([21, 23, 24]);
  const { floorUsd, timeoutMs } = simulation.rule;
  for (const { outcome, bidUsd, delayMs } of simulation.tally.answers.flatMap(({ stops }) => stops)) {
    const expected = delayMs > timeoutMs ? 'late' : bidUsd < floorUsd ? 'low' : 'filled';
    expect(outcome).toBe(expected);
  }
});

test('settling in the middle counts nothing twice', () => {
  for (const seconds of [0.3, 1, 2.5, 4, 9]) {
    const simulation = createSimulation();
    simulation.step(seconds, shownRun);
    simulation.settle();
    const { sent, unfilled } = simulation.tally;
    const filled = listFilled(simulation).reduce((sum, count) => sum + count, 0);
    expect(filled + unfilled).toBe(sent);
  }
});

test('a floor above every bid leaves all unfilled, and no floor with time enough fills at the first network', () => {
  const simulation = createSimulation();
  simulation.rule.floorUsd = 5.1;
  simulation.rerun(shownRun);
  expect(simulation.tally.unfilled).toBe(24);
  Object.assign(simulation.rule, { floorUsd: 0, timeoutMs: 800 });
  simulation.rerun(shownRun);
  expect(listFilled(simulation)).toEqual([24, 0, 0]);
  expect(isAlertDue(simulation.tally)).toBe(false);
});

test('after a reset the same requests come again', () => {
  const simulation = createSimulation();
  simulation.rerun(shownRun);
  simulation.reset();
  expect(simulation.tally.sent).toBe(0);
  runToEnd(simulation, 1 / 60);
  expect(listFilled(simulation)).toEqual([8, 5, 5]);
});
