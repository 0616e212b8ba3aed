import { siteSettings } from '@tt/contract/site-settings';
import type { Config } from '../../config.ts';
import type { Channel, DeliveryResult } from '../channel.ts';
import type { Mailer, MailMessage } from './mail.ts';

/** An email to the company. Without `replyTo`, replies go to the company too. */
export type Letter = Omit<MailMessage, 'id' | 'to' | 'replyTo'> & { replyTo?: string };

/** The company's own mailbox, a channel beside the chats. */
export interface Inbox extends Channel {
  send: (id: string, letter: Letter) => Promise<DeliveryResult>;
}

/** Undefined without a mail server, or if the company wants no email. */
export function createInbox({ NOTIFY_EMAIL }: Config, mailer: Mailer | undefined): Inbox | undefined {
  const addresses = NOTIFY_EMAIL ?? [siteSettings.email];
  if (!mailer || addresses.length === 0) return undefined;
  const to = addresses.map((address) => ({ name: '', address }));
  return {
    name: 'company-mail',
    maxSendSeconds: mailer.maxSendSeconds,
    send: (id, letter) => mailer.send({ replyTo: siteSettings.email, ...letter, id, to }),
  };
}
