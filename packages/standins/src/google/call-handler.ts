import type { FastifyReply, FastifyRequest } from 'fastify';
import { breakConnection, cutAnswer } from '../connection-fault.ts';
import type { GoogleRequest } from './google-admin.ts';
import { GoogleError } from './google-error.ts';
import {
  type CallFault,
  type CallOperation,
  type GoogleFault,
  isCallFault,
  isMeantFor,
} from './google-fault.ts';
import type { GoogleWorld } from './google-world.ts';
import { toLyingAnswer } from './lying-answer.ts';
import { OAuthError } from './oauth/oauth-error.ts';

type Answer = { status: number; body?: unknown };

type Call<Request> = {
  operation: CallOperation;
  commit: (request: Request) => Answer;
  describe?: (request: Request) => Omit<GoogleRequest, 'operation' | 'status'>;
};

type LateCommit = Extract<CallFault, { kind: 'commit_late' }>;

/** Runs one API call with the scripted fault, if there is one, before or after its effect. */
export function createCallHandler<Request extends FastifyRequest>(world: GoogleWorld, call: Call<Request>) {
  return (request: Request, reply: FastifyReply) => {
    const record: GoogleRequest = { operation: call.operation, status: 'none', ...call.describe?.(request) };
    world.requests.push(record);
    const caller = world.tokens.findBearer(request.headers.authorization)?.account.email;
    const fault = world.faults.take((scripted: GoogleFault): scripted is CallFault => {
      return scripted.on === call.operation && isCallFault(scripted) && isMeantFor(scripted, caller);
    });
    if (fault?.kind === 'hang' || fault?.kind === 'connection_reset')
      return breakConnection(reply, fault.kind);
    if (fault?.kind === 'commit_late') {
      world.schedule(fault.commitAfterMs, () => commitQuietly(() => call.commit(request)));
      return answerLate(world, reply, record, fault);
    }
    try {
      if (fault?.kind === 'error') throw toScriptedError(reply, fault);
      if (fault?.kind === 'oauth_error') throw new OAuthError(fault.error);
      const result = call.commit(request);
      return fault?.kind === 'slow'
        ? answerSlowly(world, reply, record, fault.delayMs, result)
        : answer(reply, record, fault, result);
    } catch (error) {
      return sendError(reply, record, error);
    }
  };
}

function answer(reply: FastifyReply, record: GoogleRequest, fault: CallFault | undefined, result: Answer) {
  switch (fault?.kind) {
    case 'answer_lost':
      return breakConnection(reply, 'answer_lost');
    case 'hang_after_commit':
      return breakConnection(reply, 'hang');
    case 'error_after_commit':
      throw new GoogleError('backendError');
    case 'malformed_json':
      return send(reply, record, { status: result.status, body: '{"kind": "calendar#event", "id": "' });
    case 'half_answer':
      // An answer without a body has no half.
      if (result.body === undefined) return breakConnection(reply, 'answer_lost');
      return cutAnswer(reply, result.status, JSON.stringify(result.body));
    case 'lying_answer':
      return send(reply, record, { status: result.status, body: toLyingAnswer(result.body, fault.about) });
    default:
      return send(reply, record, result);
  }
}

/** No caller waits for this effect anymore, so a refusal, for example because of a taken ID, is ignored. */
function commitQuietly(commit: () => Answer) {
  try {
    commit();
  } catch (error) {
    if (!isRefusal(error)) throw error;
  }
}

async function answerSlowly(
  world: GoogleWorld,
  reply: FastifyReply,
  record: GoogleRequest,
  delayMs: number,
  result: Answer,
) {
  await new Promise<void>((resolve) => world.schedule(delayMs, resolve));
  return send(reply, record, result);
}

async function answerLate(
  world: GoogleWorld,
  reply: FastifyReply,
  record: GoogleRequest,
  { answer: kind, answerAfterMs }: LateCommit,
) {
  await new Promise<void>((resolve) => world.schedule(answerAfterMs, resolve));
  if (typeof kind === 'number')
    return sendError(reply, record, new GoogleError('backendError', { code: kind }));
  return breakConnection(reply, kind);
}

function toScriptedError(reply: FastifyReply, fault: Extract<CallFault, { kind: 'error' }>) {
  if (fault.retryAfterSeconds) reply.header('retry-after', fault.retryAfterSeconds);
  return new GoogleError(fault.reason, { code: fault.code, message: fault.message });
}

function isRefusal(error: unknown): error is GoogleError | OAuthError {
  return error instanceof GoogleError || error instanceof OAuthError;
}

function sendError(reply: FastifyReply, record: GoogleRequest, error: unknown) {
  if (!isRefusal(error)) throw error;
  return send(reply, record, { status: error.code, body: error.toBody() });
}

function send(reply: FastifyReply, record: GoogleRequest, { status, body }: Answer) {
  record.status = status;
  if (body === undefined) return reply.code(status).send();
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return reply.code(status).type('application/json; charset=UTF-8').send(text);
}
