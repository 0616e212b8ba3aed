import type { Context } from '../context.ts';
import { createBoss, queueSchema } from '../queue/boss.ts';
import { type QueueName, queuesWithDeadLetters, toDeadLetterName } from '../queue/queues.ts';
import { UsageError } from './usage-error.ts';

export async function runQueue(context: Context, [action, name]: string[]): Promise<string> {
  if (action === 'status') return formatStatus(context);
  const queue = queuesWithDeadLetters.find((known) => known === name);
  if (action === 'redrive' && queue) return redrive(context, queue);
  throw new UsageError();
}

async function formatStatus({ pool }: Context): Promise<string> {
  const { rows } = await pool.query<{ name: string; state: string; count: number }>(`
    select q.name, coalesce(j.state::text, 'empty') as state, count(j.id)::int as count
    from ${queueSchema}.queue q left join ${queueSchema}.job j on j.name = q.name
    where q.name not like '\\_\\_%'
    group by 1, 2
    union all
    select 'outbox', 'waiting', count(*)::int from job_outbox where postponed_until is null
    union all
    select 'outbox', 'set aside', count(*)::int from job_outbox where postponed_until < 'infinity' having count(*) > 0
    union all
    select 'outbox', 'no channel', count(*)::int from job_outbox where postponed_until = 'infinity' having count(*) > 0
    order by 1, 2`);
  return rows.map(({ name, state, count }) => `${name.padEnd(32)} ${state.padEnd(10)} ${count}\n`).join('');
}

async function redrive({ config, log }: Context, queue: QueueName): Promise<string> {
  const boss = createBoss(config, log, { supervise: false, schedule: false, max: 1 });
  await boss.start();
  try {
    return `${await boss.redrive(toDeadLetterName(queue))} jobs will be retried\n`;
  } finally {
    await boss.stop({ graceful: false });
  }
}
