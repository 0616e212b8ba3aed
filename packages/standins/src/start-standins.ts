import { findKnot } from './dns/knot.ts';
import { startDns } from './dns.ts';
import { startGoogle } from './google.ts';
import { startMailbox } from './mailbox.ts';
import { startSlack } from './slack.ts';
import { startTelegram } from './telegram.ts';
import { startWebhookReceiver } from './webhook-receiver.ts';

type StandinPorts = {
  google?: number;
  telegram?: number;
  slack?: number;
  receiver?: number;
  mailbox?: number;
  smtp?: number;
  dns?: number;
  dnsAdmin?: number;
};

export type StandinOptions = {
  /** Ports that are left out are chosen by the system. */
  ports?: StandinPorts;
  /** `if_installed` leaves DNS to the system where knotd is missing; `required` fails there. */
  dns?: 'required' | 'if_installed';
};

/** Starts every stand-in; if one of them fails, none is left running. */
export async function startStandins({ ports = {}, dns: wanted = 'if_installed' }: StandinOptions = {}) {
  await using started = new AsyncDisposableStack();
  async function keep<Peer extends { stop: () => Promise<void> }>(starting: Promise<Peer>): Promise<Peer> {
    const peer = await starting;
    started.defer(peer.stop);
    return peer;
  }
  const google = await keep(startGoogle({ port: ports.google }));
  const telegram = await keep(startTelegram({ port: ports.telegram }));
  const slack = await keep(startSlack({ port: ports.slack }));
  const receiver = await keep(startWebhookReceiver({ port: ports.receiver }));
  const mailbox = await keep(startMailbox({ port: ports.mailbox, smtpPort: ports.smtp }));
  const hasDns = wanted === 'required' || findKnot() !== undefined;
  const dns = hasDns ? await keep(startDns({ port: ports.dns, adminPort: ports.dnsAdmin })) : null;
  const running = started.move();
  return { google, telegram, slack, receiver, mailbox, dns, stop: () => running.disposeAsync() };
}

export type Standins = Awaited<ReturnType<typeof startStandins>>;
