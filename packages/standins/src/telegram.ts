import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { registerAdminRoutes } from './admin-routes.ts';
import { sendForeignPage } from './chat-fault.ts';
import { breakConnection } from './connection-fault.ts';
import { FaultScript } from './fault-script.ts';
import { type ListenOptions, startHttpPeer } from './http-peer.ts';
import { TelegramAdmin, type TelegramFault, type TelegramState, telegramFault } from './telegram-admin.ts';

const maxTextLength = 4096;
const wellFormedToken = /^\d+:[\w-]+$/;

const sendMessageBody = z.looseObject({
  chat_id: z.union([z.string().min(1), z.int()]),
  text: z.string(),
});

const chatIdBody = z.looseObject({ chat_id: z.coerce.string().regex(/^(?:-?\d+|@\w+)$/) });

const descriptions = {
  400: 'Bad Request: chat not found',
  401: 'Unauthorized',
  403: 'Forbidden: bot was kicked from the group chat',
  404: 'Not Found',
  500: 'Internal Server Error',
};

/** Telegram's Bot API, limited to `sendMessage` and the calls that show whether a message would arrive. */
export async function startTelegram(options: ListenOptions = {}) {
  const faults = new FaultScript<TelegramFault>();
  const state: TelegramState = { messages: [], requestCount: 0 };
  const peer = await startHttpPeer(options, (app) => {
    registerSendMessage(app, faults, state);
    registerLookups(app, faults);
    registerAdminRoutes(app, {
      schema: telegramFault,
      faults,
      readState: () => state,
      reset: () => Object.assign(state, { messages: [], requestCount: 0 }),
    });
    app.setNotFoundHandler((_request, reply) => refuse(reply, 404));
    app.setErrorHandler((_error, _request, reply) => refuse(reply, 400, "Bad Request: can't parse the body"));
  });
  return { ...peer, admin: new TelegramAdmin(peer.url) };
}

function registerSendMessage(app: FastifyInstance, faults: FaultScript<TelegramFault>, state: TelegramState) {
  app.post<{ Params: { botToken: string } }>('/bot:botToken/sendMessage', (request, reply) => {
    state.requestCount += 1;
    const fault = faults.take();
    if (fault && fault.kind !== 'answer_lost') return applyFault(reply, fault);

    const token = request.params.botToken;
    if (!wellFormedToken.test(token)) return refuse(reply, 404);
    const parsed = sendMessageBody.safeParse(request.body);
    if (!parsed.success) return refuse(reply, 400, describeInvalid(request.body));
    const { text, chat_id: chatId } = parsed.data;
    if (text.trim() === '') return refuse(reply, 400, 'Bad Request: message text is empty');
    if (text.length > maxTextLength) return refuse(reply, 400, 'Bad Request: message is too long');

    const sentAt = new Date();
    const messageId = state.messages.length + 1;
    state.messages.push({
      messageId,
      token,
      chatId,
      text,
      payload: parsed.data,
      sentAt: sentAt.toISOString(),
    });
    if (fault) return breakConnection(reply, fault.kind);
    return reply.send({ ok: true, result: toMessage({ messageId, token, chatId, text, sentAt }) });
  });
}

/** `getMe` and `getChat`, which change nothing and are not counted. A chat is a number or `@name`. */
function registerLookups(app: FastifyInstance, faults: FaultScript<TelegramFault>) {
  const answer = (path: string, toAnswer: (token: string, body: unknown, reply: FastifyReply) => unknown) =>
    app.post<{ Params: { botToken: string } }>(`/bot:botToken/${path}`, ({ params, body }, reply) => {
      const fault = faults.take();
      if (fault) return applyFault(reply, fault);
      return wellFormedToken.test(params.botToken)
        ? toAnswer(params.botToken, body, reply)
        : refuse(reply, 404);
    });
  answer('getMe', (token, _body, reply) => reply.send({ ok: true, result: toBot(token) }));
  answer('getChat', (_token, body, reply) => {
    const chatId = chatIdBody.safeParse(body).data?.chat_id;
    if (!chatId) return refuse(reply, 400);
    return reply.send({ ok: true, result: { id: chatId, title: 'Stand-in chat', type: 'supergroup' } });
  });
}

function applyFault(reply: FastifyReply, fault: TelegramFault) {
  switch (fault.kind) {
    case 'too_many_requests':
      return reply.code(429).send({
        ok: false,
        error_code: 429,
        description: `Too Many Requests: retry after ${fault.retryAfterSeconds}`,
        parameters: { retry_after: fault.retryAfterSeconds },
      });
    case 'foreign_page':
      return sendForeignPage(reply);
    case 'error':
      return refuse(reply, fault.code, fault.description);
    default:
      return breakConnection(reply, fault.kind);
  }
}

function refuse(reply: FastifyReply, code: keyof typeof descriptions, description = descriptions[code]) {
  return reply.code(code).send({ ok: false, error_code: code, description });
}

function describeInvalid(body: unknown) {
  const hasChat = typeof body === 'object' && body !== null && 'chat_id' in body && body.chat_id !== '';
  return hasChat ? 'Bad Request: message text is empty' : 'Bad Request: chat_id is empty';
}

function toMessage(sent: {
  messageId: number;
  token: string;
  chatId: string | number;
  text: string;
  sentAt: Date;
}) {
  return {
    message_id: sent.messageId,
    from: toBot(sent.token),
    chat: { id: sent.chatId, title: 'Stand-in chat', type: 'supergroup' },
    date: Math.floor(sent.sentAt.getTime() / 1000),
    text: sent.text,
  };
}

function toBot(token: string) {
  return {
    id: Number(token.split(':')[0]),
    is_bot: true,
    first_name: 'Stand-in',
    username: 'standin_bot',
  };
}
