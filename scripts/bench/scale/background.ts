import { parseConfig } from '../../../apps/api/src/config.ts';
import { type Context, createContext } from '../../../apps/api/src/context.ts';
import { jobPatience } from '../../../apps/api/src/db/pool.ts';
import { createJobHandlers } from '../../../apps/api/src/job-handlers.ts';
import { runOps } from '../../../apps/api/src/ops/run-ops.ts';
import type { QueueName } from '../../../apps/api/src/queue/queues.ts';
import { Latencies } from './latencies.ts';
import { type Side, sides, type Target } from './start-scale-world.ts';

const rounds = 5;
/** In the order of a day. Retention comes last, because it deletes. */
const jobs: QueueName[] = [
  'booking-reminder',
  'calendar-look',
  'enquiry-summary',
  'enquiry-digest',
  'retention',
];

/** The scheduled jobs, a scrape of the metrics and the commands of an operator, each with the timeouts of production. */
export async function measureBackground(targets: Record<Side, Target>): Promise<Record<Side, Latencies>> {
  const latencies = { empty: new Latencies(), large: new Latencies() };
  await using opened = new AsyncDisposableStack();
  const works = await Promise.all(
    sides.map(async (side) => {
      const context = createContext(parseConfig(targets[side].settings), {}, jobPatience);
      opened.defer(() => context.pool.end());
      opened.defer(() => context.probe.end());
      return [side, await listWorks(context, targets[side])] as const;
    }),
  );
  const bySide = Object.fromEntries(works) as Record<Side, Record<string, () => Promise<unknown>>>;
  for (const name of Object.keys(bySide.empty)) {
    for (let round = 0; round < rounds; round += 1) {
      for (const side of sides) {
        const startedAt = performance.now();
        await bySide[side][name]?.();
        latencies[side].add(name, performance.now() - startedAt);
      }
    }
  }
  return latencies;
}

async function listWorks(
  context: Context,
  { metricsUrl }: Target,
): Promise<Record<string, () => Promise<unknown>>> {
  const { pool } = context;
  const read = async (statement: string) => (await pool.query(statement)).rows[0] ?? {};
  const enquiry = await read('select id, email from client_request order by created_at limit 1 offset 50');
  const booking = await read('select id from booking limit 1');
  const handlers = createJobHandlers(context);
  const job = { id: 'bench', data: {} } as Parameters<(typeof handlers)['retention']>[0];
  const ops =
    (...words: string[]) =>
    () =>
      runOps(context, words);
  return {
    'scrape of the metrics': async () => (await fetch(metricsUrl)).text(),
    'ops bookings list': ops('bookings', 'list'),
    'ops bookings show': ops('bookings', 'show', booking.id),
    'ops enquiries list': ops('enquiries', 'list'),
    'ops enquiries list --flagged': ops('enquiries', 'list', '--flagged'),
    'ops enquiries show': ops('enquiries', 'show', enquiry.id),
    'ops privacy export': ops('privacy', 'export', enquiry.email),
    'ops privacy erase': ops('privacy', 'erase', enquiry.email),
    ...Object.fromEntries(jobs.map((name) => [`job ${name}`, async () => handlers[name](job)])),
  };
}
