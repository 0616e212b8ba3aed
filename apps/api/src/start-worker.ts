import { setTimeout as sleep } from 'node:timers/promises';
import type { ConstructorOptions, PgBoss, WipData } from 'pg-boss';
import type { Context } from './context.ts';
import { listReaders } from './delivery/list-readers.ts';
import { createBoss } from './queue/boss.ts';
import { type QueueName, queueNames } from './queue/queues.ts';
import { relayOutbox } from './queue/relay-outbox.ts';
import { wakeWaiting } from './queue/waiting.ts';
import { type JobHandler, workQueue } from './queue/work-queue.ts';

const relayIntervalMs = 500;
const stopTimeoutMs = 20_000;

export interface Worker {
  /** How long ago the slowest of its loops last ran. Each runs twice a second. */
  measureLoopAgeSeconds: () => number;
  stop: () => Promise<void>;
}

/** Runs the given queues' jobs and relays the outbox to them until stopped. Running jobs are finished first. */
export async function startWorker(
  context: Context,
  handlers: Partial<Record<QueueName, JobHandler>>,
  bossOptions: ConstructorOptions = {},
): Promise<Worker> {
  const boss = createBoss(context.config, context.log, bossOptions);
  await boss.start();
  for (const name of queueNames) {
    const handler = handlers[name];
    if (handler) await workQueue({ boss, log: context.log, metrics: context.metrics }, name, handler);
  }

  const stopping = new AbortController();
  let relayedAt = Date.now();
  const relaying = relayUntil(stopping.signal, context, async () => {
    await wakeWaiting(context.pool, listReaders(context));
    await relayOutbox(context.pool, boss, context.log);
    relayedAt = Date.now();
  });
  return {
    measureLoopAgeSeconds: () => (Date.now() - Math.min(relayedAt, findSlowestPoll(boss))) / 1000,
    stop: async () => {
      stopping.abort();
      await relaying;
      await boss.stop({ graceful: true, timeout: stopTimeoutMs });
    },
  };
}

async function relayUntil(signal: AbortSignal, { log }: Context, relay: () => Promise<void>): Promise<void> {
  while (!signal.aborted) {
    try {
      await relay();
    } catch (error) {
      log.warn({ err: error }, 'the outbox could not be relayed');
    }
    await sleep(relayIntervalMs, undefined, { signal }).catch(() => undefined);
  }
}

/** When the least recently polled queue was last polled. A queue is not polled while its jobs run. */
function findSlowestPoll(boss: PgBoss): number {
  const polls = boss.getWipData().map((queue) => (queue.count > 0 ? Date.now() : pollOf(queue)));
  return Math.min(Date.now(), ...polls);
}

const pollOf = ({ lastFetchedOn, createdOn }: WipData) => lastFetchedOn ?? createdOn;
