import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { registerAdminRoutes } from './admin-routes.ts';
import { sendForeignPage } from './chat-fault.ts';
import { breakConnection } from './connection-fault.ts';
import { FaultScript } from './fault-script.ts';
import { type ListenOptions, startHttpPeer } from './http-peer.ts';
import { SlackAdmin, type SlackFault, type SlackState, slackFault } from './slack-admin.ts';

// The bodies that Slack documents for each status of an incoming webhook.
const documentedBodies: Record<number, string> = {
  400: 'invalid_payload',
  403: 'action_prohibited',
  404: 'channel_not_found',
  410: 'channel_is_archived',
  500: 'rollup_error',
};

const payloadSchema = z.looseObject({ text: z.string().optional() });

/** Slack's incoming webhooks: every path below `/services/` is a webhook that exists. */
export async function startSlack(options: ListenOptions = {}) {
  const faults = new FaultScript<SlackFault>();
  const state: SlackState = { messages: [], requestCount: 0 };
  const peer = await startHttpPeer(options, (app) => {
    registerWebhook(app, faults, state);
    registerAdminRoutes(app, {
      schema: slackFault,
      faults,
      readState: () => state,
      reset: () => Object.assign(state, { messages: [], requestCount: 0 }),
    });
    app.setNotFoundHandler((_request, reply) => say(reply, 404, 'no_service'));
    app.setErrorHandler((_error, _request, reply) => say(reply, 400, 'invalid_payload'));
  });
  const webhookUrl = `${peer.url}/services/T0STANDIN/B0STANDIN/standin-webhook`;
  return { ...peer, webhookUrl, admin: new SlackAdmin(peer.url) };
}

function registerWebhook(app: FastifyInstance, faults: FaultScript<SlackFault>, state: SlackState) {
  app.post('/services/*', (request, reply) => {
    state.requestCount += 1;
    const fault = faults.take();
    if (fault && fault.kind !== 'answer_lost') return applyFault(reply, fault);

    const payload = payloadSchema.safeParse(request.body);
    if (!payload.success) return say(reply, 400, 'invalid_payload');
    const { text } = payload.data;
    if (!text) return say(reply, 400, 'no_text');

    state.messages.push({ path: request.url, text, payload: payload.data, sentAt: new Date().toISOString() });
    if (fault) return breakConnection(reply, fault.kind);
    return say(reply, 200, 'ok');
  });
}

function applyFault(reply: FastifyReply, fault: SlackFault) {
  switch (fault.kind) {
    case 'too_many_requests':
      return say(reply.header('retry-after', fault.retryAfterSeconds), 429, 'rate_limited');
    case 'foreign_page':
      return sendForeignPage(reply);
    case 'error':
      return say(reply, fault.code, fault.body ?? documentedBodies[fault.code] ?? 'error');
    default:
      return breakConnection(reply, fault.kind);
  }
}

function say(reply: FastifyReply, code: number, body: string) {
  return reply.code(code).type('text/plain; charset=utf-8').send(body);
}
