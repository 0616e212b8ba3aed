import type { Fault } from '../fault.ts';
import { addWebhook, removeWebhook, startStubborn, type stubbornAnswers } from '../strikes/webhooks.ts';

/** Less than a post may take: who waits for the other receiver's timeout is late. */
const promptMs = 10_000;

function stubborn(name: string, answer: keyof typeof stubbornAnswers): Fault {
  return {
    name,
    area: 'webhook',
    inject: async (scene) => {
      const { receiver: good } = scene.world.peers;
      const bad = await startStubborn(scene, answer);
      const [badId, goodId] = [await addWebhook(scene, bad.url), await addWebhook(scene, good.hookUrl)];
      scene.defer(() => removeWebhook(scene, badId));
      scene.afterRecovery(() => removeWebhook(scene, goodId));
      await scene.inquire();
      await scene.until('the stubborn receiver was called', () => bad.calls > 0);
      const { id } = await scene.inquire();
      await scene.until(
        'the other receiver got a later event at once',
        async () => {
          const { calls } = await good.admin.readState();
          return calls.some(({ body }) => body.includes(String(id)));
        },
        promptMs,
      );
    },
  };
}

/** Receivers of webhooks that never answer, beside one that does. */
export const webhookFaults: readonly Fault[] = [
  stubborn('a receiver of webhooks answers with another protocol', 'upgrade'),
  stubborn('a receiver of webhooks drips its answer', 'drip'),
  stubborn('a receiver of webhooks says nothing', 'silence'),
];
