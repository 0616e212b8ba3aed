import { createTransport } from 'nodemailer';
import type Mail from 'nodemailer/lib/mailer';
import type { DeliveryResult } from '../channel.ts';
import type { Mailer, MailMessage } from './mail.ts';

// No autoresponder answers an email that says so (RFC 3834); Exchange has a header of its own.
const toHeaders = (isAutomaticReply = false) => ({
  'Auto-Submitted': isAutomaticReply ? 'auto-replied' : 'auto-generated',
  'X-Auto-Response-Suppress': 'All',
});
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

// Only a pool can be closed while it sends. Each has one connection for one message.
const single = { pool: true, maxConnections: 1, maxMessages: 1, maxRequeues: 0 } as const;
/** Five answers of 15 seconds each, and time to connect. */
const usualMaxSendSeconds = 90;

export interface SmtpOptions {
  url: string;
  from: { name: string; address: string };
  /** A `requireTLS` in the URL wins over this. */
  isTlsRequired: boolean;
  maxSendSeconds?: number;
}

export function createSmtpMailer(options: SmtpOptions): Mailer {
  const { url, from, isTlsRequired, maxSendSeconds = usualMaxSendSeconds } = options;
  return {
    name: 'smtp',
    maxSendSeconds,
    send: async (message) => {
      const transport = createTransport({ url, requireTLS: isTlsRequired, ...timeouts, ...single });
      const end = () => transport.close({ force: true });
      // The timeouts above are for each answer. Without this one, a slow server could take the message after the claim of
      // this process has ended, and again from the next one.
      const timer = setTimeout(end, maxSendSeconds * 1000);
      try {
        await transport.sendMail(toOptions(message, from));
        return { kind: 'delivered' };
      } catch (error) {
        return toFailure(error);
      } finally {
        clearTimeout(timer);
        end();
      }
    },
  };
}

function toOptions(
  { id, inReplyTo, to, calendarFile, requestId, isAutomaticReply, ...message }: MailMessage,
  from: SmtpOptions['from'],
): Mail.Options {
  const host = from.address.slice(from.address.lastIndexOf('@') + 1);
  const toMessageId = (mailId: string) => `<${mailId}@${host}>`;
  return {
    ...message,
    headers: { ...toHeaders(isAutomaticReply), ...(requestId && { 'X-Request-Id': requestId }) },
    messageId: toMessageId(id),
    ...(inReplyTo && { inReplyTo: toMessageId(inReplyTo), references: toMessageId(inReplyTo) }),
    from: { ...from, name: toHeaderText(from.name) },
    to: [to].flat().map((one) => ({ ...one, name: toHeaderText(one.name) })),
    subject: toHeaderText(message.subject),
    ...(calendarFile && {
      icalEvent: {
        method: calendarFile.method,
        filename: calendarFile.fileName,
        content: calendarFile.content,
      },
    }),
  };
}

/** Prevents header injection: no line break starts a header, and no quote ends the name before the address. */
function toHeaderText(text: string): string {
  return text.replaceAll(/[\r\n"]+/g, ' ').trim();
}

/** A permanent refusal concerns this recipient or this message. A refused login is our own fault. */
const refusalCodes: readonly (string | undefined)[] = ['EENVELOPE', 'EMESSAGE'];

// A server repeats addresses in its replies, so only the code is reported. 5xx is final (RFC 5321, 4.2.1).
function toFailure(error: unknown): DeliveryResult {
  const { responseCode, code } = error as { responseCode?: number; code?: string };
  const reason = responseCode ? `SMTP ${responseCode}` : (code ?? 'no answer');
  const isRefused = responseCode !== undefined && responseCode >= 500 && refusalCodes.includes(code);
  return { kind: isRefused ? 'refused' : 'failed', reason };
}
