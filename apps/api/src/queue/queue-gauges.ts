import type { GaugeSource } from '../db/database-gauges.ts';
import { queueSchema } from './boss.ts';
import { queueNames, queues, queuesWithDeadLetters, toDeadLetterName } from './queues.ts';

const known = `queue in (${queueNames.map(quote).join(', ')})`;
const scheduled = queueNames.filter((name) => 'cron' in queues[name]);
const scheduledNames = scheduled.map(quote).join(', ');

const deadLetters = queuesWithDeadLetters.map(toDeadLetterName);
const queueLabel = { name: 'queue', values: queueNames };

/** Gauges that show whether jobs get stuck between their transaction and their end. */
export const queueGauges: readonly GaugeSource[] = [
  {
    name: 'job_dead_letters',
    help: 'Jobs in the dead-letter queue, which wait for a person; alert above 0',
    label: { name: 'queue', values: deadLetters },
    query: `
      select name as label, count(*)::int as value from ${queueSchema}.job
      where name in (${deadLetters.map(quote).join(', ')})
        and state < 'completed' group by name`,
  },
  {
    name: 'jobs_waiting',
    help: 'Jobs in the queue that are due or being retried',
    label: queueLabel,
    query: selectWaiting('count(*)::int'),
  },
  {
    name: 'jobs_oldest_age_seconds',
    help: 'Age of the oldest job that is due or being retried',
    label: queueLabel,
    query: selectWaiting(
      "extract(epoch from max(now() - case state when 'created' then start_after else created_on end))::float",
    ),
  },
  {
    name: 'outbox_jobs',
    help: 'Jobs that no worker has moved into the queue yet',
    query: `select count(*)::int as value from job_outbox where ${known} and postponed_until is null`,
  },
  {
    name: 'outbox_oldest_age_seconds',
    help: 'Age of the oldest job that no worker has moved into the queue yet',
    query: `
      select coalesce(extract(epoch from max(now() - created_at)), 0)::float as value
      from job_outbox where ${known} and postponed_until is null`,
  },
  {
    name: 'outbox_jobs_set_aside',
    help: 'Jobs that the queue refused; a worker retries them every few minutes',
    query: `select count(*)::int as value from job_outbox where ${known} and postponed_until < 'infinity'`,
  },
  {
    name: 'outbox_jobs_of_unknown_queue',
    help: 'Jobs of a queue that this release does not have',
    query: `select count(*)::int as value from job_outbox where not ${known}`,
  },
  {
    name: 'scheduled_job_last_success_timestamp_seconds',
    help: 'When a scheduled job last succeeded; before its first run, when its queue was created',
    label: { name: 'queue', values: scheduled },
    // Both parts name the queues, so that the planner knows that these jobs are few among all finished ones.
    query: `
      select q.name as label, extract(epoch from greatest(q.created_on, j.completed_on))::float as value
      from ${queueSchema}.queue q left join (
        select name, max(completed_on) as completed_on from ${queueSchema}.job
        where name in (${scheduledNames}) and state = 'completed' group by name
      ) j on j.name = q.name
      where q.name in (${scheduledNames})`,
  },
];

// Finished jobs are kept for a day and may be a million. The first two conditions are those of the queue's own index.
function selectWaiting(value: string): string {
  return `
    select name as label, ${value} as value from ${queueSchema}.job
    where state < 'active' and not blocked and (state = 'retry' or start_after <= now())
      and name in (${queueNames.map(quote).join(', ')}) group by name`;
}

function quote(name: string): string {
  return `'${name}'`;
}
