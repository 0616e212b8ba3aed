import type { PgBoss, QueueOptions } from 'pg-boss';
import { deadLetterOptions, type QueueDefinition, queueNames, queues, toDeadLetterName } from './queues.ts';

/** Makes the queues of the registry exist with today's settings; `boss` is started. */
export async function installQueues(boss: PgBoss): Promise<void> {
  for (const name of queueNames) {
    const { options, cron }: QueueDefinition = queues[name];
    const deadLetter = toDeadLetterName(name);
    await installQueue(boss, deadLetter, deadLetterOptions);
    await installQueue(boss, name, { ...options, deadLetter });
    if (cron) await boss.schedule(name, cron, {}, { tz: 'UTC', missed: 'once' });
  }
}

async function installQueue(
  boss: PgBoss,
  name: string,
  options: QueueOptions & { deadLetter?: string },
): Promise<void> {
  if (await boss.getQueue(name)) await boss.updateQueue(name, options);
  else await boss.createQueue(name, options);
}
