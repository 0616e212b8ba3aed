import type { DeliveryResult } from '@tt/api/src/adapters/channel.ts';
import type { Mailer, MailMessage } from '@tt/api/src/adapters/mail/mail.ts';
import { findInstance, type Instance } from '../engine/instance.ts';
import type { VirtualClock } from '../engine/virtual-clock.ts';
import { applyFate, FateQueue } from './fate.ts';

export interface ReceivedMail {
  message: MailMessage;
  sender: Instance | undefined;
  isAnswerLost: boolean;
  /** When its sender began. */
  startedAt: number;
}

/** Every visitor's mailbox behind one mail server. */
export class SimulatedMailbox implements Mailer {
  readonly name = 'smtp';
  readonly maxSendSeconds = 40;
  readonly fates = new FateQueue();
  readonly #clock: VirtualClock;
  mails: ReceivedMail[] = [];

  constructor(clock: VirtualClock) {
    this.#clock = clock;
  }

  reset(): void {
    this.fates.clear();
    this.mails = [];
  }

  heal(): void {
    this.fates.clear();
  }

  readonly send = async (message: MailMessage): Promise<DeliveryResult> => {
    const sender = findInstance();
    if (sender?.isDead) return new Promise(() => undefined);
    const fate = this.fates.take();
    const startedAt = this.#clock.now;
    const result = await applyFate<DeliveryResult>(fate, {
      clock: this.#clock,
      perform: async () => {
        this.mails.push({ message, sender, isAnswerLost: fate.answer !== 'own', startedAt });
        return { kind: 'delivered' };
      },
      toAnswer: (answer) =>
        answer !== 'malformed' && answer.status >= 500
          ? { kind: 'refused', reason: `SMTP ${answer.status}` }
          : { kind: 'failed', reason: 'SMTP 450' },
    }).catch((): DeliveryResult => ({ kind: 'failed', reason: 'ECONNECTION' }));
    return sender?.isDead ? new Promise(() => undefined) : result;
  };
}
