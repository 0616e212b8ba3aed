import { buildApp } from '@tt/api/src/app.ts';
import type { Config } from '@tt/api/src/config.ts';
import { type Context, createContext } from '@tt/api/src/context.ts';
import { createPool, type Timeouts } from '@tt/api/src/db/pool.ts';
import { createJobHandlers } from '@tt/api/src/job-handlers.ts';
import { createLogger } from '@tt/api/src/process/logger.ts';
import { createMetrics } from '@tt/api/src/process/metrics.ts';
import { startWorker } from '@tt/api/src/start-worker.ts';
import type { FastifyInstance } from 'fastify';
import type { Connections } from './engine/connections.ts';
import { Instance } from './engine/instance.ts';
import { createQueueClock } from './engine/queue-clock.ts';
import type { Scheduler } from './engine/scheduler.ts';
import { createClientClass } from './engine/simulated-client.ts';
import type { VirtualClock } from './engine/virtual-clock.ts';
import type { SimulatedMailbox } from './peers/mailbox.ts';
import type { Dns } from '@tt/api/src/adapters/dns/dns.ts';

/** A name server that knows every domain. */
const simulatedDns: Dns = {
  findMailExchanges: async (domain) => ({
    kind: 'records',
    records: [{ exchange: `mx.${domain}`, priority: 10 }],
  }),
  findAddresses: async () => ({ kind: 'records', records: ['192.0.2.1'] }),
};

export interface Surroundings {
  config: Config;
  clock: VirtualClock;
  scheduler: Scheduler;
  mailbox: SimulatedMailbox;
  connections: Connections;
}

export interface Process {
  instance: Instance;
  context: Context;
  /** Frees what a killed process leaves behind in this one. */
  discard: () => void;
}

export interface ApiProcess extends Process {
  app: FastifyInstance;
}

// The speed of the machine is no part of a history.
const timeouts: Timeouts = { connect: 60_000, statement: 60_000, lock: 60_000, idleInTransaction: 120_000 };

const metrics = createMetrics();
const log = createLogger({ LOG_LEVEL: 'silent' });

/** The service's API as one simulated process. */
export async function startApi(name: string, surroundings: Surroundings): Promise<ApiProcess> {
  const process = createProcess(new Instance(name, 'api'), surroundings);
  const app = await process.instance.run(() => keepTimers(process, () => buildApp(process.context)));
  return { ...process, app };
}

/** The service's worker as one simulated process. */
export async function startWorkerProcess(name: string, surroundings: Surroundings): Promise<Process> {
  const process = createProcess(new Instance(name, 'worker'), surroundings);
  const { instance, context } = process;
  const db = {
    executeSql: (text: string, values?: unknown[]) => context.pool.query(text, values),
  };
  const clock = createQueueClock(surroundings.clock, instance);
  const started = instance.run(() =>
    startWorker(context, createJobHandlers(context), {
      db,
      clock,
      supervise: false,
      schedule: false,
      migrate: false,
    }),
  );
  await surroundings.scheduler.runUntil(instance, started);
  return process;
}

function createProcess(instance: Instance, surroundings: Surroundings): Process {
  const { config, clock, mailbox, scheduler, connections } = surroundings;
  const pool = createPool(config, log, timeouts);
  // A pool that closes or times out after some real seconds would do so at another step each time.
  Object.assign((pool as unknown as { options: object }).options, {
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: 0,
  });
  Object.assign(pool, { Client: createClientClass(instance, scheduler, connections) });
  const context = createContext(config, {
    log,
    pool,
    metrics,
    dns: simulatedDns,
    mailer: mailbox,
    now: () => new Date(clock.now + instance.skewMs),
  });
  return { instance, context, discard: () => undefined };
}

/** A killed app never closes; the timers it began with would keep it in memory. */
async function keepTimers<Result>(process: Process, work: () => Promise<Result>): Promise<Result> {
  const real = globalThis.setTimeout;
  const timers: NodeJS.Timeout[] = [];
  globalThis.setTimeout = ((...args: Parameters<typeof real>) => {
    const timer = real(...args);
    timers.push(timer);
    return timer;
  }) as typeof real;
  process.discard = () => timers.forEach(clearTimeout);
  try {
    return await work();
  } finally {
    globalThis.setTimeout = real;
  }
}
