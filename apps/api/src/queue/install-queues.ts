import type { PgBoss, QueueOptions } from 'pg-boss';
import {
  deadLetterOptions,
  type QueueDefinition,
  queueNames,
  queues,
  queuesWithDeadLetters,
  toDeadLetterName,
} from './queues.ts';

export interface InstallOptions {
  /** If a newer release has set up the queues, this one adds what is missing and changes nothing. */
  isOlderRelease?: boolean;
}

/** Creates the queues of the registry with their current settings; `boss` must be started. */
export async function installQueues(boss: PgBoss, options: InstallOptions = {}): Promise<void> {
  for (const name of queueNames) {
    const { options: settings, cron }: QueueDefinition = queues[name];
    // An earlier release may have set one, which null removes.
    const deadLetter = queuesWithDeadLetters.includes(name) ? toDeadLetterName(name) : null;
    if (deadLetter) await installQueue(boss, deadLetter, deadLetterOptions, options);
    const isOurs = await installQueue(boss, name, { ...settings, deadLetter }, options);
    if (cron && isOurs) await boss.schedule(name, cron, {}, { tz: 'UTC', missed: 'once' });
  }
}

/** Returns whether the queue now has our settings. */
async function installQueue(
  boss: PgBoss,
  name: string,
  settings: QueueOptions & { deadLetter?: string | null },
  { isOlderRelease = false }: InstallOptions,
): Promise<boolean> {
  const { deadLetter, ...others } = settings;
  if (!(await boss.getQueue(name)))
    await boss.createQueue(name, { ...others, ...(deadLetter && { deadLetter }) });
  else if (isOlderRelease) return false;
  else await boss.updateQueue(name, settings);
  return true;
}
