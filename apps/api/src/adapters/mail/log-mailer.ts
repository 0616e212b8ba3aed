import type { Logger } from 'pino';
import type { Mailer } from './mail.ts';

/** Stands where no mail server is configured: says that a mail was due, without what it says about a person. */
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
