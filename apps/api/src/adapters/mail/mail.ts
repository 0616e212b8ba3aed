import type { Channel, DeliveryResult } from '../channel.ts';

export interface MailMessage {
  /** The same for the same message, so that mail programs show a repeated one once. */
  id: string;
  to: { name: string; address: string };
  replyTo: string;
  subject: string;
  text: string;
  html: string;
  calendarFile?: { fileName: string; content: string };
}

export interface Mailer extends Channel {
  send: (message: MailMessage) => Promise<DeliveryResult>;
}
