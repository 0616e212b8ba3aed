import type { Fault } from '../fault.ts';
import type { Scene } from '../scene.ts';
import { failing, unreachable } from '../strikes/peer.ts';
import { book } from '../strikes/visits.ts';

/** Domains that no process has asked for yet. */
const inquireWithFreshDomain = (scene: Scene) => {
  for (let count = 0; count < 2; count += 1) void scene.inquire({}, `d${Date.now()}${count}.mx.test`);
};

/** Where visitors who book have their mailboxes. */
const domain = 'gmail.com';

/** The mail server refuses, for now or for good, is away, is silent, and cuts at the end. */
export const mailFaults: readonly Fault[] = [
  {
    name: 'the mail server asks to try again',
    area: 'mail',
    inject: failing('mailbox', { kind: 'reject', code: 451, domain, times: 2 }, book),
  },
  {
    name: 'the mail server refuses the recipient for good',
    area: 'mail',
    inject: failing('mailbox', { kind: 'reject', at: 'rcpt_to', code: 550, domain }, book),
    expects: { deadLetters: ['booking-mail'] },
  },
  {
    name: 'the mail server cuts the connection after the mail, without keeping it',
    area: 'mail',
    inject: failing('mailbox', { kind: 'drop', domain, times: 2 }, book),
  },
  {
    name: 'the mail server keeps the mail and cuts the connection',
    area: 'mail',
    inject: failing('mailbox', { kind: 'answer_lost', domain }, book),
    expects: { doubles: ['mail'] },
  },
  {
    name: 'the mail server cannot be reached',
    area: 'mail',
    inject: unreachable('mailbox', (gate) => gate.shut(), book),
    expects: { metrics: [/^jobs_waiting\{queue="booking-mail"\} [1-9]/m] },
  },
  {
    name: 'the network to the mail server is silent',
    area: 'mail',
    inject: unreachable('mailbox', (gate) => gate.silence(), book, 3_000),
  },
  {
    name: 'the network to the mail server is slow',
    area: 'mail',
    inject: unreachable('mailbox', (gate) => gate.slow(250), book),
  },
];

/** DNS is silent, fails, lies, and is slow. */
export const dnsFaults: readonly Fault[] = [
  {
    name: 'DNS is silent',
    area: 'dns',
    inject: failing('dns', { kind: 'silent', times: 'always' }, inquireWithFreshDomain),
  },
  {
    name: 'DNS answers with a failure',
    area: 'dns',
    inject: failing('dns', { kind: 'servfail', times: 'always' }, inquireWithFreshDomain),
  },
  {
    name: 'DNS says that a domain does not exist which does',
    area: 'dns',
    inject: failing('dns', { kind: 'nxdomain', times: 8 }, inquireWithFreshDomain),
    expects: { refusals: ['invalid_email_domain'] },
  },
  {
    name: 'DNS is slow',
    area: 'dns',
    inject: failing('dns', { kind: 'delay', delayMs: 1_500, times: 4 }, inquireWithFreshDomain),
  },
];
