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

/** `refused` stays so however often it is tried; `failed` may pass. */
export type MailResult = { kind: 'delivered' } | { kind: 'refused' | 'failed'; reason: string };

export interface Mailer {
  /** Stable, for deliveries are remembered by it. */
  name: string;
  /** The longest time that sending can take. */
  maxSendSeconds: number;
  send: (message: MailMessage) => Promise<MailResult>;
}
