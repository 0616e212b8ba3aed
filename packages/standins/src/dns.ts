import { registerAdminRoutes } from './admin-routes.ts';
import { startCountingForwarder } from './dns/counting-forwarder.ts';
import { DnsAdmin, type DnsFault, type DnsState, dnsFault } from './dns/dns-admin.ts';
import { startKnot } from './dns/knot.ts';
import { openUdpSocket } from './dns/udp-socket.ts';
import { FaultScript } from './fault-script.ts';
import { requireLoopback, startHttpPeer } from './http-peer.ts';

type DnsOptions = { port?: number; adminPort?: number; host?: string };

/** A real DNS server with the cases of the email domain rule; `server` and `silentServer` are `host:port`. */
export async function startDns({ port = 0, adminPort = 0, host = '127.0.0.1' }: DnsOptions = {}) {
  requireLoopback(host);
  const faults = new FaultScript<DnsFault>();
  const state: DnsState = { queries: [] };
  await using started = new AsyncDisposableStack();
  const knot = await startKnot(host);
  started.defer(knot.stop);
  const forwarder = await startCountingForwarder({ host, port, upstreamPort: knot.port }, faults, state);
  started.defer(forwarder.stop);
  const silent = await openUdpSocket(host);
  started.defer(silent.stop);
  const peer = await startHttpPeer({ port: adminPort, host }, (app) =>
    registerAdminRoutes(app, {
      schema: dnsFault,
      faults,
      readState: () => state,
      reset: () => state.queries.splice(0),
    }),
  );
  started.defer(peer.stop);
  const running = started.move();
  return {
    server: `${host}:${forwarder.port}`,
    silentServer: `${host}:${silent.port}`,
    port: forwarder.port,
    url: peer.url,
    admin: new DnsAdmin(peer.url),
    stop: () => running.disposeAsync(),
  };
}
