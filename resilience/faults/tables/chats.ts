import type { Fault } from '../fault.ts';
import { runOps } from '../strikes/ops.ts';
import { failing, type PeerFault, unreachable } from '../strikes/peer.ts';
import { inquire, inquireInVain } from '../strikes/visits.ts';

const names = { telegram: 'Telegram', slack: 'Slack' } as const;

/** The faults that a chat can have, for one of them. */
function listChatFaults(chat: 'telegram' | 'slack'): Fault[] {
  const name = names[chat];
  const fails = (
    text: string,
    fault: PeerFault<'telegram'> & PeerFault<'slack'>,
    expects?: Fault['expects'],
  ): Fault => ({
    name: `${name} ${text}`,
    area: 'chat',
    isSimulated: true,
    inject: failing(chat, fault, inquire),
    ...(expects && { expects }),
  });
  return [
    fails('asks to wait', { kind: 'too_many_requests', retryAfterSeconds: 2, times: 2 }),
    fails('answers 500', { kind: 'error', code: 500, times: 3 }),
    fails('resets the connection', { kind: 'connection_reset', times: 3 }),
    fails('takes a message and loses its answer', { kind: 'answer_lost' }, { doubles: [chat] }),
    fails('is hidden behind the page of somebody else', { kind: 'foreign_page', times: 2 }),
    {
      name: `${name} refuses for good until the setting is corrected`,
      area: 'chat',
      inject: failing(chat, { kind: 'error', code: 403, times: 'always' }, inquireInVain),
      heal: async (scene) => {
        await scene.world.peers[chat].admin.clearFaults();
        await runOps(scene, ['queue', 'redrive', 'contact-form-notification']);
      },
      expects: { metrics: [/^job_dead_letters\{queue="contact-form-notification-dead"\} [1-9]/m] },
    },
    {
      name: `${name} cannot be reached`,
      area: 'chat',
      inject: unreachable(chat, (gate) => gate.shut(), inquire),
      expects: { metrics: [/^jobs_waiting\{queue="contact-form-notification"\} [1-9]/m] },
    },
    {
      name: `the network to ${name} is silent`,
      area: 'chat',
      inject: unreachable(chat, (gate) => gate.silence(), inquire, 2_000),
    },
    {
      name: `${name} answers by halves`,
      area: 'chat',
      inject: unreachable(chat, (gate) => gate.cutAnswersAfter(20), inquire),
      expects: { doubles: [chat] },
    },
  ];
}

export const chatFaults: readonly Fault[] = [...listChatFaults('telegram'), ...listChatFaults('slack')];
