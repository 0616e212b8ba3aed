import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { registerAdminRoutes } from './admin-routes.ts';
import { breakConnection } from './connection-fault.ts';
import { FaultScript } from './fault-script.ts';
import { type ListenOptions, startHttpPeer } from './http-peer.ts';
import {
  type ReceiverFault,
  type ReceiverState,
  receiverFault,
  WebhookReceiverAdmin,
} from './webhook-receiver-admin.ts';

/**
 * Another system that accepts webhooks at every path below `/hooks/`. It records what arrives and verifies nothing,
 * so that a test can let another implementation verify the signature. The responses follow
 * https://github.com/standard-webhooks/standard-webhooks/blob/main/spec/standard-webhooks.md
 */
export async function startWebhookReceiver(options: ListenOptions = {}) {
  const faults = new FaultScript<ReceiverFault>();
  const state: ReceiverState = { calls: [], requestCount: 0 };
  const peer = await startHttpPeer(options, (app) => {
    app.register(async (scope) => registerHooks(scope, faults, state));
    registerAdminRoutes(app, {
      schema: receiverFault,
      faults,
      readState: () => state,
      reset: () => Object.assign(state, { calls: [], requestCount: 0 }),
    });
  });
  return { ...peer, hookUrl: `${peer.url}/hooks/standin`, admin: new WebhookReceiverAdmin(peer.url) };
}

function registerHooks(scope: FastifyInstance, faults: FaultScript<ReceiverFault>, state: ReceiverState) {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
  scope.post('/hooks/*', (request, reply) => {
    state.requestCount += 1;
    const fault = faults.take();
    if (fault && fault.kind !== 'answer_lost') return applyFault(reply, fault);
    state.calls.push(toCall(request));
    if (fault) return breakConnection(reply, fault.kind);
    return reply.code(204).send();
  });
}

function applyFault(reply: FastifyReply, fault: ReceiverFault) {
  switch (fault.kind) {
    case 'error':
      if (fault.retryAfterSeconds) reply.header('retry-after', fault.retryAfterSeconds);
      return reply.code(fault.code).send({ error: fault.code });
    case 'redirect':
      return reply.redirect(fault.location, fault.code);
    case 'switch':
    case 'continue':
    case 'drip':
      return neverAnswer(reply, fault.kind);
    default:
      return breakConnection(reply, fault.kind);
  }
}

const switching = 'HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: other\r\n\r\n';
const endless = { continue: 'HTTP/1.1 100 Continue\r\n\r\n', drip: 'x: y\r\n' };
const dripMs = 20;

/** Says something, but nothing that ends the call: another protocol, one 100 after another, or a head without an end. */
function neverAnswer(reply: FastifyReply, kind: 'switch' | keyof typeof endless) {
  reply.hijack();
  const { socket } = reply.raw;
  if (kind === 'switch') return socket?.write(switching);
  if (kind === 'drip') socket?.write('HTTP/1.1 200 OK\r\n');
  const timer = setInterval(() => socket?.write(endless[kind]), dripMs);
  return socket?.once('close', () => clearInterval(timer));
}

function toCall({ url, headers, body }: FastifyRequest) {
  const flat = Object.entries(headers).map(([name, value]) => [name, String(value)]);
  return {
    path: url,
    headers: Object.fromEntries(flat),
    body: String(body),
    receivedAt: new Date().toISOString(),
  };
}
