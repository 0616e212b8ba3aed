import { createJobHandlers } from '@tt/api/src/job-handlers.ts';
import { type QueueName, queueNames, queues } from '@tt/api/src/queue/queues.ts';
import * as fc from 'fast-check';
import type { WorkerName } from '../world.ts';
import { findItem, type StepKind } from './step-kind.ts';
import { index, worker } from './values.ts';

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

const pass: StepKind<{ seconds: number }> = {
  weight: 10,
  values: fc.record({ seconds: fc.constantFrom(1, 3, 7, 13, 25, 50, 75, 135, 11 * minute) }),
  begin: async ({ world }, { seconds }) => {
    await world.pass(seconds * 1000);
    return `${seconds} seconds pass`;
  },
};

/** Long enough for every retry, so the workers do their work meanwhile. */
const passLong: StepKind<{ seconds: number }> = {
  weight: 2,
  values: fc.record({ seconds: fc.constantFrom(hour + minute, day + minute, 40 * day) }),
  begin: async ({ world }, { seconds }) => {
    await world.advanceWithWorkers(seconds * 1000);
    return `${seconds / hour} hours pass, and the workers work`;
  },
};

const work: StepKind<{ worker: WorkerName }> = {
  weight: 9,
  values: fc.record({ worker }),
  begin: async ({ world }, { worker: name }) => {
    await world.superviseQueue();
    const { instance } = await world.getProcess(name);
    instance.wakeLoops();
    return `worker ${name} looks for work`;
  },
};

/** The queue delivers every job at least once, so some run twice. */
const rerun: StepKind<{ worker: WorkerName; job: number }> = {
  weight: 3,
  values: fc.record({ worker, job: index }),
  begin: async ({ world }, { worker: name, job: number }) => {
    const jobs = await world.database.query<{ id: string; name: QueueName; data: object }>(
      'select id, name, data from pgboss.job where name = any($1) and state >= $2 order by created_on, id',
      [queueNames, 'active'],
    );
    const job = findItem(jobs, number);
    if (!job) return undefined;
    const { instance, context } = await world.getProcess(name);
    const run = { id: job.id, data: job.data, retryCount: 1, retryLimit: 28 };
    instance.run(() => createJobHandlers(context)[job.name](run)).catch(() => undefined);
    return `worker ${name} runs job ${number + 1} (${job.name}) once more`;
  },
};

const scheduled = queueNames.filter((name) => 'cron' in queues[name]);

const schedule: StepKind<{ queue: QueueName }> = {
  weight: 2,
  values: fc.record({ queue: fc.constantFrom(...scheduled) }),
  begin: async ({ world }, { queue }) => {
    await world.boss.send(queue, {});
    return `the hour of ${queue} strikes`;
  },
};

export const timeSteps = { pass, passLong, work, rerun, schedule };
