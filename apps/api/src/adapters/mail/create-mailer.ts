import type { Logger } from 'pino';
import type { Config } from '../../config.ts';
import { createLogMailer } from './log-mailer.ts';
import type { Mailer } from './mail.ts';
import { requiresTls } from './requires-tls.ts';
import { createSmtpMailer } from './smtp-mailer.ts';

/** The configured mail server; falls back to the log. */
export function createMailer(
  { SMTP_URL, SMTP_ALLOW_PLAIN, MAIL_FROM, COMPANY_NAME, COMPANY_EMAIL }: Config,
  log: Logger,
): Mailer {
  if (!SMTP_URL) return createLogMailer(log);
  return createSmtpMailer({
    url: SMTP_URL,
    isTlsRequired: requiresTls(SMTP_URL, SMTP_ALLOW_PLAIN),
    from: { name: COMPANY_NAME, address: MAIL_FROM ?? COMPANY_EMAIL },
  });
}
