import { createTransport } from 'nodemailer';
import type { DeliveryResult } from '../channel.ts';
import type { Mailer, MailMessage } from './mail.ts';

const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

export interface SmtpOptions {
  url: string;
  from: { name: string; address: string };
  /** A `requireTLS` in the URL wins over this. */
  isTlsRequired: boolean;
}

export function createSmtpMailer({ url, from, isTlsRequired }: SmtpOptions): Mailer {
  const transport = createTransport({ url, requireTLS: isTlsRequired, ...timeouts });
  return {
    name: 'smtp',
    maxSendSeconds: 40,
    send: async (message) => {
      try {
        await transport.sendMail(toOptions(message, from));
        return { kind: 'delivered' };
      } catch (error) {
        return toFailure(error);
      }
    },
  };
}

function toOptions({ id, to, calendarFile, ...message }: MailMessage, from: SmtpOptions['from']) {
  const host = from.address.slice(from.address.lastIndexOf('@') + 1);
  return {
    ...message,
    messageId: `<${id}@${host}>`,
    from: { ...from, name: toHeaderText(from.name) },
    to: { ...to, name: toHeaderText(to.name) },
    subject: toHeaderText(message.subject),
    ...(calendarFile && {
      icalEvent: { method: 'PUBLISH', filename: calendarFile.fileName, content: calendarFile.content },
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
