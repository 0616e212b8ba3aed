import type { Logger } from 'pino';
import type { Mailer } from './mail.ts';

/** The fallback without a configured mail server: logs that a mail was due, without personal data. */
export function createLogMailer(log: Logger): Mailer {
  return {
    name: 'log',
    maxSendSeconds: 1,
    send: async ({ id }) => {
      log.info({ mail: id }, 'a mail was due, but no mail server is configured');
      return { kind: 'delivered' };
    },
  };
}
