import type { QueueName } from '@tt/api/src/queue/queues.ts';
import type { Story } from './steps/step-kind.ts';
import { setConsent } from './story/company-hand.ts';
import { EndlessWork } from './world.ts';

/** Scheduled jobs, which also run at the end of a history. */
const summaryQueues: QueueName[] = ['inquiry-summary', 'inquiry-digest'];
/** What the clock strikes every minute or two. */
const clockQueues: QueueName[] = ['calendar-snapshot', 'calendar-reconcile', 'booking-reminder'];
/** A deletion by hand counts when it was seen twice, so long apart. */
const undoMs = 2 * 60_000;
const longestMs = 10 * 86_400_000;

/** Ends every fault and lets time pass until nothing is left to happen. */
export async function heal(story: Story): Promise<void> {
  const { world } = story;
  for (const peer of [world.google, world.telegram, world.slack, world.mailbox]) peer.heal();
  setConsent(world, true);
  for (const { instance } of world.listProcesses()) {
    instance.mishap = undefined;
    instance.skewMs = 0;
  }
  // A digest leaves what a call has locked to the next one, which no history waits for.
  await world.scheduler.run();
  for (const queue of summaryQueues) await world.boss.send(queue, {});
  await rest(story);
  // The company's own edits are followed by two looks, and what follows from them is work again.
  for (let look = 0; look < 3; look += 1) {
    for (const queue of clockQueues) await world.boss.send(queue, {});
    await rest(story);
    await world.pass(undoMs);
  }
}

/** Lets time pass until nothing is left to happen. */
async function rest({ world }: Story): Promise<void> {
  const end = world.clock.now + longestMs;
  await world.work();
  for (let next = await world.findNextChangeAt(); next !== undefined; next = await world.findNextChangeAt()) {
    if (next > end) throw new EndlessWork('work is left after ten days without a fault');
    await world.pass(Math.max(1, next - world.clock.now));
    await world.work();
  }
}
