import type { GaugeSource } from '../db/database-gauges.ts';
import { listQueuesFor, readers } from './queues.ts';

const label = { name: 'reader', values: readers };
const cases = readers.map(
  (reader) =>
    `when queue in (${listQueuesFor(reader)
      .map((name) => `'${name}'`)
      .join(', ')}) then '${reader}'`,
);

const selectWaiting = (value: string) => `
  select case ${cases.join(' ')} end as label, ${value} as value
  from job_outbox where postponed_until = 'infinity' group by 1`;

/** Gauges of the messages that wait because no channel is configured. */
export const waitingGauges: readonly GaugeSource[] = [
  {
    name: 'messages_waiting',
    help: 'Messages that wait until a channel to their reader is configured; alert above 0',
    label,
    query: selectWaiting('count(*)::int'),
  },
  {
    name: 'messages_waiting_oldest_age_seconds',
    help: 'Age of the oldest message that waits for a channel',
    label,
    query: selectWaiting('extract(epoch from max(now() - created_at))::float'),
  },
];
