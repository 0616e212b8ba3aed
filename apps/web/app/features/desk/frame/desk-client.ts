import * as z from 'zod/mini';
import { type BackendResult, readAnswer, toFailure } from '../../../lib/backend-client.ts';
import { deskPath } from '../../../i18n/paths.ts';
import { createStore } from './store.ts';

export type DeskResult<Answer> = BackendResult<Answer>;

interface DeskCall<Answer> {
  /** Below `/desk/api/`. */
  path: string;
  answer: z.ZodMiniType<Answer>;
  /** With a body the call changes something. */
  body?: object;
  /** The same key with the same body is one change. */
  idempotencyKey?: string;
  /** The caller says itself what a refusal means, as a sign-in does. */
  isOpen?: boolean;
}

/** The answer to what only succeeds or fails. */
export const nothing = z.object({});

const timeoutMs = 20_000;

/** True from the first call that was refused because the session has ended, until a call succeeds. */
export const isSignedOut = createStore(false);

/** Calls the desk's API. It never throws because of what a peer does. */
export async function sendToDesk<Answer>(call: DeskCall<Answer>): Promise<DeskResult<Answer>> {
  const { result } = await ask(call);
  return result ?? { ok: false, code: 'malformed' };
}

export interface Newer<Answer> {
  /** Absent if nothing has changed. */
  result: DeskResult<Answer> | undefined;
  etag: string | null;
}

/** Requests a response only if it differs from the one with this ETag. */
export function readNewer<Answer>(call: DeskCall<Answer>, etag: string | null): Promise<Newer<Answer>> {
  return ask(call, etag);
}

async function ask<Answer>(call: DeskCall<Answer>, etag: string | null = null): Promise<Newer<Answer>> {
  try {
    const response = await fetch(`${deskPath}/api/${call.path}`, toRequest(call, etag));
    if (etag && response.status === 304) return { result: undefined, etag };
    const result = await readAnswer(response, call.answer);
    if (!call.isOpen) watchSession(result);
    return { result, etag: response.headers.get('etag') };
  } catch (error) {
    return { result: { ok: false, code: toFailure(error) }, etag };
  }
}

function toRequest({ body, idempotencyKey }: DeskCall<unknown>, etag: string | null): RequestInit {
  return {
    method: body ? 'POST' : 'GET',
    // Sends the ETag itself, because no cache stores private responses.
    cache: 'no-store',
    headers: {
      ...(body && { 'content-type': 'application/json' }),
      ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
      ...(etag && { 'if-none-match': etag }),
    },
    body: body && JSON.stringify(body),
    signal: AbortSignal.timeout(timeoutMs),
  };
}

function watchSession(result: DeskResult<unknown>): void {
  if (result.ok) isSignedOut.set(false);
  else if (result.code === 'invalid_key') isSignedOut.set(true);
}
