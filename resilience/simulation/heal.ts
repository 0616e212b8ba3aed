import type { QueueName } from '@tt/api/src/queue/queues.ts';
import type { Story } from './steps/step-kind.ts';
import { Violation } from './story/violation.ts';

/** Scheduled jobs, which also run at the end of a history. */
const summaryQueues: QueueName[] = ['enquiry-summary', 'enquiry-digest'];
const longestMs = 10 * 86_400_000;

/** Ends every fault and lets time pass until nothing is left to happen. */
export async function heal({ world }: Story): Promise<void> {
  for (const peer of [world.google, world.telegram, world.slack, world.mailbox]) peer.heal();
  for (const { instance } of world.listProcesses()) {
    instance.mishap = undefined;
    instance.skewMs = 0;
  }
  for (const queue of summaryQueues) await world.boss.send(queue, {});
  const end = world.clock.now + longestMs;
  await world.work();
  for (let next = await world.findNextChangeAt(); next !== undefined; next = await world.findNextChangeAt()) {
    if (next > end) throw new Violation('work is left after ten days without a fault');
    await world.pass(Math.max(1, next - world.clock.now));
    await world.work();
  }
}
