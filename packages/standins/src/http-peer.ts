import type { AddressInfo } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';

const loopbackHosts = ['127.0.0.1', '::1', 'localhost'];

export type ListenOptions = { port?: number; host?: string };

export type HttpPeer = { url: string; port: number; stop: () => Promise<void> };

// Admin calls carry no password, so nothing but this machine may reach a stand-in.
export function requireLoopback(host: string) {
  if (!loopbackHosts.includes(host)) {
    throw new Error(`a stand-in listens on loopback only (${loopbackHosts.join(', ')}), not on ${host}`);
  }
}

/** Starts a loopback HTTP server; stopping it also ends hanging requests. */
export async function startHttpPeer(
  { port = 0, host = '127.0.0.1' }: ListenOptions,
  register: (app: FastifyInstance) => void,
): Promise<HttpPeer> {
  requireLoopback(host);
  const app = Fastify({ forceCloseConnections: true });
  acceptForms(app);
  register(app);
  await app.listen({ port, host });
  const { port: boundPort } = app.server.address() as AddressInfo;
  const authority = host.includes(':') ? `[${host}]` : host;
  return { url: `http://${authority}:${boundPort}`, port: boundPort, stop: () => app.close() };
}

function acceptForms(app: FastifyInstance) {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
}
