import { siteSettings } from '@tt/contract/site-settings';
import type { Config } from '../../config.ts';
import type { Mailer } from './mail.ts';
import { requiresTls } from './requires-tls.ts';
import { createSmtpMailer } from './smtp-mailer.ts';

/** The configured mail server; undefined without one. */
export function createMailer({ SMTP_URL, SMTP_ALLOW_PLAIN, MAIL_FROM }: Config): Mailer | undefined {
  if (!SMTP_URL) return undefined;
  return createSmtpMailer({
    url: SMTP_URL,
    isTlsRequired: requiresTls(SMTP_URL, SMTP_ALLOW_PLAIN),
    from: { name: siteSettings.company.name, address: MAIL_FROM ?? siteSettings.email },
  });
}
