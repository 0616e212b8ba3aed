import { registerAdminRoutes } from './admin-routes.ts';
import { FaultScript } from './fault-script.ts';
import { type ListenOptions, startHttpPeer } from './http-peer.ts';
import { registerMailPages } from './mailbox/mail-pages.ts';
import { MailboxAdmin, type MailboxFault, type MailboxState, mailboxFault } from './mailbox/mailbox-admin.ts';
import { startSmtpListener } from './mailbox/smtp-listener.ts';

type MailboxOptions = ListenOptions & { smtpPort?: number };

/** Accepts every mail over SMTP and shows it in a browser: `url` is the page, `smtpUrl` the SMTP server. */
export async function startMailbox({ smtpPort = 0, host = '127.0.0.1', port }: MailboxOptions = {}) {
  const faults = new FaultScript<MailboxFault>();
  const state: MailboxState = { mails: [] };
  await using started = new AsyncDisposableStack();
  const smtp = await startSmtpListener({ port: smtpPort, host }, faults, state.mails);
  started.defer(smtp.stop);
  const peer = await startHttpPeer({ port, host }, (app) => {
    registerMailPages(app, state);
    registerAdminRoutes(app, {
      schema: mailboxFault,
      faults,
      readState: () => state,
      reset: () => state.mails.splice(0),
    });
  });
  started.defer(peer.stop);
  const running = started.move();
  return {
    ...peer,
    smtpPort: smtp.port,
    smtpUrl: `smtp://${host}:${smtp.port}`,
    admin: new MailboxAdmin(peer.url),
    stop: () => running.disposeAsync(),
  };
}
