import { requiresTls } from '../../adapters/mail/requires-tls.ts';
import { verifySmtp } from '../../adapters/mail/verify-smtp.ts';
import type { Check } from './examination.ts';
import { fail, ok, warn } from './finding.ts';

const subject = 'SMTP';

/** Logs in at the mail server and sends nothing. */
export const checkMail: Check = async ({ environment, settings: { SMTP_URL, SMTP_ALLOW_PLAIN = false } }) => {
  if (!SMTP_URL)
    return environment.SMTP_URL
      ? []
      : [warn(subject, 'SMTP_URL is not set: visitors get no emails, and booking with email is off')];
  const { host, username } = new URL(SMTP_URL);
  const { kind, detail } = await verifySmtp(SMTP_URL, requiresTls(SMTP_URL, SMTP_ALLOW_PLAIN));
  switch (kind) {
    case 'ok':
      return [
        ok(
          subject,
          `${host} accepts ${username ? 'the login' : 'us without a login'}. Next: pnpm ops mail check`,
        ),
      ];
    case 'login_refused':
      return [
        fail(
          subject,
          `${host} refuses the login (${detail}): check user and password in SMTP_URL, with special characters escaped as in a URL`,
        ),
      ];
    case 'no_tls':
      return [
        fail(
          subject,
          `${host} has no usable TLS (${detail}): use its port for STARTTLS or smtps://, or SMTP_ALLOW_PLAIN=true in a private network`,
        ),
      ];
    case 'failed':
      return [
        fail(
          subject,
          `${host} does not answer as expected (${detail}): check host and port, and whether your provider blocks outgoing mail`,
        ),
      ];
  }
};
