import type { Channel, DeliveryResult } from '../channel.ts';

/** Without a name only the address is shown. */
interface Recipient {
  name: string;
  address: string;
}

export interface MailMessage {
  /** The same for the same message, so that mail programs show a repeated one once. */
  id: string;
  /** The ID of the email that this one continues. */
  inReplyTo?: string;
  to: Recipient | Recipient[];
  replyTo: string;
  /** An answer to what somebody sent, which no autoresponder may answer. */
  isAutomaticReply?: true;
  subject: string;
  text: string;
  html: string;
  calendarFile?: CalendarFile;
  /** The request that led to this email. */
  requestId?: string;
}

export interface CalendarFile {
  fileName: string;
  /** PUBLISH informs, REQUEST invites or updates, CANCEL withdraws (RFC 5546). The content says the same. */
  method: 'PUBLISH' | 'REQUEST' | 'CANCEL';
  content: string;
}

export interface Mailer extends Channel {
  send: (message: MailMessage) => Promise<DeliveryResult>;
}
