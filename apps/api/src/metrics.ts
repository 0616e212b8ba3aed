import type pg from 'pg';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { queueSchema } from './queue/boss.ts';

export type Metrics = ReturnType<typeof createMetrics>;

export function createMetrics(pool: pg.Pool) {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  new Gauge({
    name: 'job_dead_letters',
    help: 'Jobs that were given up and wait for a person; more than none is an alarm',
    labelNames: ['queue'],
    registers,
    async collect() {
      this.reset();
      for (const { name, count } of await countDeadLetters(pool)) this.set({ queue: name }, count);
    },
  });
  return {
    registry,
    requests: new Histogram({
      name: 'http_request_duration_seconds',
      help: 'Time to answer, by route and status',
      labelNames: ['method', 'route', 'status'],
      buckets: [0.005, 0.02, 0.05, 0.1, 0.3, 1, 3],
      registers,
    }),
    enquiries: createEnquiryCounter(registers),
    jobs: new Counter({
      name: 'jobs_total',
      help: 'Jobs run, by outcome',
      labelNames: ['queue', 'outcome'],
      registers,
    }),
  };
}

function createEnquiryCounter(registers: Registry[]) {
  const counter = new Counter({
    name: 'enquiries_total',
    help: 'Inquiries stored, by how the company hears of them',
    labelNames: ['announcement'],
    registers,
  });
  for (const announcement of ['single', 'summary', 'digest']) counter.inc({ announcement }, 0);
  return counter;
}

/** A database that is down must not take the other metrics with it. */
async function countDeadLetters(pool: pg.Pool): Promise<{ name: string; count: number }[]> {
  const text = `
    select q.name, count(j.id)::int as count
    from ${queueSchema}.queue q
    left join ${queueSchema}.job j on j.name = q.name and j.state < 'completed'
    where q.name like '%-dead' group by q.name`;
  return pool.query(text).then(
    ({ rows }) => rows,
    () => [],
  );
}
