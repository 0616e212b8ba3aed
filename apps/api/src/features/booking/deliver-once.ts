import type pg from 'pg';
import type { Chat, ChatResult } from '../../adapters/chat/chat.ts';
import type { Mailer, MailResult } from '../../adapters/mail/mail.ts';
import { deliverOnce as deliver } from '../../queue/deliver-once.ts';
import { hasDelivery, recordDelivery } from './delivery-repository.ts';

export interface BookingDelivery {
  bookingId: string;
  purpose: string;
  channel: Pick<Chat | Mailer, 'name' | 'maxSendSeconds'>;
}

/** Sends what a booking has to say for one purpose on one channel, unless it was sent. */
export function deliverOnce(
  pool: pg.Pool,
  { bookingId, purpose, channel }: BookingDelivery,
  send: () => Promise<ChatResult | MailResult>,
): Promise<void> {
  const delivery = { bookingId, purpose, channel: channel.name };
  return deliver(
    pool,
    {
      message: `booking:${bookingId}:${purpose}`,
      channel,
      isRecorded: () => hasDelivery(pool, delivery),
      record: (client) => recordDelivery(client, delivery),
    },
    send,
  );
}
