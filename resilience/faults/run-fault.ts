import { setTimeout as sleep } from 'node:timers/promises';
import { checkAtRest } from '../invariants/check-at-rest.ts';
import type { Violation } from '../invariants/violation.ts';
import { checkDeskActs } from './checks/check-desk.ts';
import { checkProcesses } from './checks/check-processes.ts';
import { checkRepeats } from './checks/check-repeats.ts';
import { checkViews } from './checks/check-views.ts';
import { checkStoredOnce, checkVisitors } from './checks/check-visitors.ts';
import { checkWaiting } from './checks/check-waiting.ts';
import type { Fault } from './fault.ts';
import { readMetrics } from './read-metrics.ts';
import { readWorld } from './read-world.ts';
import { Scene } from './scene.ts';
import { settle } from './settle.ts';
import type { Stage } from './stage.ts';
import { toEvidence } from './to-evidence.ts';

export interface FaultResult {
  fault: Fault;
  acknowledged: number;
  /** Second copies that the fault explains. */
  tolerated: number;
  proofs: string[];
  violations: Violation[];
  durationMs: number;
  /** The ends of all logs, if something is wrong. */
  logs: string;
}

const metricTimeoutMs = 10_000;
const faultTimeoutMs = 120_000;

/** Injects a fault, recovers from it, and checks all invariants. */
export async function runFault(stage: Stage, fault: Fault): Promise<FaultResult> {
  const startedAt = performance.now();
  stage.slots.turnDay();
  const scene = new Scene(stage.world, stage.slots);
  const { violations } = scene;
  let tolerated = 0;
  try {
    await Promise.race([play(stage, scene, fault), expire()]);
    violations.push(...(await checkRepeats(stage.world, scene.ledger)));
    violations.push(...(await checkViews(stage.world, scene.ledger)));
    violations.push(...(await checkDeskActs(stage.world, scene.ledger)));
    const reading = await readWorld(stage.world);
    const excuses = { doubles: fault.expects?.doubles ?? [], previous: stage.delivered };
    const evidence = toEvidence(scene.ledger, reading, excuses);
    stage.rememberDelivered(evidence.messages);
    violations.push(
      ...checkAtRest(evidence),
      ...checkStoredOnce(scene.ledger, reading),
      ...checkWaiting(reading, fault),
      ...checkVisitors(scene.ledger, fault),
      ...checkProcesses(stage.world),
    );
    if (scene.proofs.length === 0) violations.push({ kind: 'failed', what: 'nothing proves that it struck' });
    tolerated = evidence.messages.filter(({ copies }) => copies > 1).length;
  } catch (error) {
    violations.push({ kind: 'failed', what: toText(error) });
  }
  stage.remember(scene.ledger);
  const logs = violations.length > 0 ? formatLogs(stage) : '';
  return {
    fault,
    acknowledged: scene.ledger.acknowledged,
    tolerated,
    proofs: scene.proofs,
    violations,
    durationMs: performance.now() - startedAt,
    logs,
  };
}

/** The result of a fault whose stage could not be set up. */
export function toFailure(fault: Fault, error: unknown): FaultResult {
  const violations: Violation[] = [{ kind: 'failed', what: toText(error) }];
  return { fault, acknowledged: 0, tolerated: 0, proofs: [], violations, durationMs: 0, logs: '' };
}

function toText(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

async function play(stage: Stage, scene: Scene, fault: Fault): Promise<void> {
  const { violations } = scene;
  try {
    await fault.inject(scene);
    for (const metric of fault.expects?.metrics ?? []) violations.push(...(await checkMetric(scene, metric)));
  } finally {
    await fault.heal?.(scene);
    await scene.undo();
    await stage.heal();
    violations.push(...checkProcesses(stage.world));
    await stage.startMissing();
    if (!fault.isUnhurried) await scene.endAttempts();
    scene.endWaiting();
  }
  // Later visitors find everything as it was.
  scene.send({ inquiries: 1, slots: 1 });
  await scene.waitForVisitors();
  await settle(scene.world, scene);
  await scene.finish();
}

async function checkMetric({ world }: Scene, metric: RegExp): Promise<Violation[]> {
  const deadline = Date.now() + metricTimeoutMs;
  while (Date.now() < deadline) {
    if (metric.test(await readMetrics(world))) return [];
    await sleep(200);
  }
  return [{ kind: 'hidden', what: `no metric says ${metric}` }];
}

async function expire(): Promise<never> {
  await sleep(faultTimeoutMs, undefined, { ref: false });
  throw new Error(`not over after ${faultTimeoutMs} ms`);
}

function formatLogs({ world }: Stage): string {
  const logs = world.processes.map(({ name, log }) => [name, ...log.slice(-25)].join('\n'));
  return [...logs, ['postgres', ...world.database.log.slice(-10)].join('\n')].join('\n\n');
}
