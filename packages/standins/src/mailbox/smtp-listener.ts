import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerSession } from 'smtp-server';
import type { FaultScript } from '../fault-script.ts';
import { requireLoopback } from '../http-peer.ts';
import type { MailboxFault, MailStage } from './mailbox-admin.ts';
import { type StoredMail, toStoredMail } from './to-stored-mail.ts';

type Proceed = (error?: Error | null) => void;

/** An SMTP server that accepts every sender and, without a scripted fault, every password, and offers no TLS. */
export async function startSmtpListener(
  { port, host }: { port: number; host: string },
  faults: FaultScript<MailboxFault>,
  mails: StoredMail[],
) {
  requireLoopback(host);
  const sockets = new Map<number | undefined, Socket>();

  function runStage(
    at: MailStage,
    { remotePort, envelope }: SMTPServerSession,
    proceed: Proceed,
    to?: string,
  ) {
    const addresses = to === undefined ? envelope.rcptTo.map(({ address }) => address) : [to];
    const isFor = ({ domain }: MailboxFault) =>
      domain === undefined || addresses.some((address) => address.endsWith(`@${domain}`));
    const fault = faults.take((scripted): scripted is MailboxFault => scripted.at === at && isFor(scripted));
    if (!fault || fault.kind === 'answer_lost') return { isBroken: false, isAnswerLost: fault !== undefined };
    if (fault.kind === 'drop') sockets.get(remotePort)?.resetAndDestroy();
    if (fault.kind === 'reject') proceed(toSmtpError(fault.code, fault.message));
    return { isBroken: true, isAnswerLost: false };
  }

  async function receive(stream: NodeJS.ReadableStream, session: SMTPServerSession, proceed: Proceed) {
    const raw = await buffer(stream);
    const { isBroken, isAnswerLost } = runStage('data', session, proceed);
    if (isBroken) return;
    const mail = await toStoredMail(raw, toEnvelope(session));
    mails.push({ id: mails.length + 1, ...mail });
    if (isAnswerLost) sockets.get(session.remotePort)?.resetAndDestroy();
    else proceed();
  }

  const server = new SMTPServer({
    authOptional: true,
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    onAuth: ({ username }, session, answer) => {
      if (!runStage('auth', session, answer).isBroken) answer(null, { user: username ?? 'anyone' });
    },
    onMailFrom: (_address, session, proceed) => {
      if (!runStage('mail_from', session, proceed).isBroken) proceed();
    },
    onRcptTo: ({ address }, session, proceed) => {
      if (!runStage('rcpt_to', session, proceed, address).isBroken) proceed();
    },
    onData: (stream, session, proceed) => {
      receive(stream, session, proceed).catch(proceed);
    },
  });
  // A client that disconnects in mid-dialogue causes an error of its connection here.
  server.on('error', () => {});
  server.server.on('connection', (socket) => {
    const { remotePort } = socket;
    sockets.set(remotePort, socket);
    socket.once('close', () => sockets.delete(remotePort));
  });
  const listener = server.listen(port, host);
  await once(listener, 'listening');
  return {
    port: (listener.address() as AddressInfo).port,
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets.values()) socket.destroy();
      }),
  };
}

function toEnvelope({ envelope }: SMTPServerSession): StoredMail['envelope'] {
  const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address;
  return { from, to: envelope.rcptTo.map(({ address }) => address) };
}

function toSmtpError(responseCode: number, message?: string) {
  const usual = responseCode < 500 ? 'Temporary failure, try again later' : 'Requested action not taken';
  return Object.assign(new Error(message ?? usual), { responseCode });
}
