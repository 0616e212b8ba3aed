import type { Fault } from '../fault.ts';
import { runOps } from '../strikes/ops.ts';
import { failing, unreachable } from '../strikes/peer.ts';
import { inquire, inquireInVain } from '../strikes/visits.ts';

const domain = 'torquethrust.example';

/** The faults of chats, for mail to the company. */
export const inboxFaults: readonly Fault[] = [
  {
    name: "the company's mail server asks to try again",
    area: 'inbox',
    inject: failing('mailbox', { kind: 'reject', code: 451, domain, times: 3 }, inquire),
  },
  {
    name: "the company's mail server cuts the connection, without keeping the mail",
    area: 'inbox',
    inject: failing('mailbox', { kind: 'drop', domain, times: 3 }, inquire),
  },
  {
    name: "the company's mail server keeps the mail and cuts the connection",
    area: 'inbox',
    inject: failing('mailbox', { kind: 'answer_lost', domain }, inquire),
    expects: { doubles: ['inbox'] },
  },
  {
    name: "the company's mail server refuses for good until the setting is corrected",
    area: 'inbox',
    inject: failing(
      'mailbox',
      { kind: 'reject', at: 'rcpt_to', code: 550, domain, times: 'always' },
      inquireInVain,
    ),
    heal: async (scene) => {
      await scene.world.peers.mailbox.admin.clearFaults();
      await runOps(scene, ['queue', 'redrive', 'contact-form-notification']);
    },
    expects: { metrics: [/^job_dead_letters\{queue="contact-form-notification-dead"\} [1-9]/m] },
  },
  {
    name: "the company's mail server cannot be reached",
    area: 'inbox',
    inject: unreachable('mailbox', (gate) => gate.shut(), inquire),
    expects: { metrics: [/^jobs_waiting\{queue="contact-form-notification"\} [1-9]/m] },
  },
  {
    name: "the network to the company's mail server is silent",
    area: 'inbox',
    inject: unreachable('mailbox', (gate) => gate.silence(), inquire, 2_000),
  },
];
