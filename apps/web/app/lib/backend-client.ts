import { type ErrorCode, type ErrorDetail, errorAnswerSchema } from '@tt/contract/error-code';
import type * as z from 'zod/mini';

export interface BackendSettings {
  /** `/` is the site's own origin. */
  url: string | undefined;
  key: string | undefined;
}

export interface BackendCall<Answer> {
  method: 'GET' | 'POST';
  path: string;
  answer: z.ZodMiniType<Answer>;
  timeoutMs: number;
  body?: unknown;
  idempotencyKey?: string;
  /** The call is idempotent, so it is retried once after a transient failure. */
  isRepeatable?: boolean;
  /** Bypasses the browser's cache, whose answer would be stale. */
  mustBeFresh?: boolean;
  signal?: AbortSignal;
}

/** Failures without a response from the backend. */
type TransportFailure = 'offline' | 'network' | 'timeout' | 'aborted' | 'malformed';
export type FailureCode = ErrorCode | TransportFailure;

export type BackendResult<Answer> =
  | { ok: true; data: Answer }
  | { ok: false; code: FailureCode; details?: ErrorDetail[]; retryAfterSeconds?: number };

export interface BackendClient {
  send<Answer>(call: BackendCall<Answer>): Promise<BackendResult<Answer>>;
}

const passingFailures = new Set<FailureCode>([
  'network',
  'timeout',
  'request_in_progress',
  'overloaded',
  'unavailable',
]);
const shortestPauseMs = 500;
const longestPauseMs = 2_000;

/** Creates the only client of the backend. It returns data or a code and never throws because of what a peer does. */
export function createBackendClient({ url, key }: BackendSettings): BackendClient {
  if (!url) throw new Error('The backend client needs a URL: set VITE_BACKEND_URL');
  if (!key) throw new Error('The backend client needs the public key: set VITE_BACKEND_ANON_KEY');
  const base = url.replace(/\/+$/, '');
  const sendOnce = async <Answer>(call: BackendCall<Answer>): Promise<BackendResult<Answer>> => {
    try {
      return await readAnswer(await fetch(base + call.path, toRequest(call, key)), call.answer);
    } catch (error) {
      return { ok: false, code: toFailure(error) };
    }
  };
  return {
    async send(call) {
      const result = await sendOnce(call);
      if (result.ok || !call.isRepeatable || !passingFailures.has(result.code)) return result;
      await pause(result.retryAfterSeconds);
      return sendOnce(call);
    },
  };
}

function toRequest(call: BackendCall<unknown>, key: string): RequestInit {
  const { method, body, idempotencyKey, timeoutMs, signal } = call;
  const timeout = AbortSignal.timeout(timeoutMs);
  return {
    method,
    cache: call.mustBeFresh ? 'no-store' : 'default',
    headers: {
      apikey: key,
      authorization: `Bearer ${key}`,
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
    },
    body: body === undefined ? undefined : JSON.stringify(body),
    signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
  };
}

/** Reads what the backend has answered; `schema` is the shape of a success. */
export async function readAnswer<Answer>(
  response: Response,
  schema: z.ZodMiniType<Answer>,
): Promise<BackendResult<Answer>> {
  const content = parseContent(await response.text());
  if (response.ok) {
    const answer = content && schema.safeParse(content.value);
    return answer?.success ? { ok: true, data: answer.data } : { ok: false, code: 'malformed' };
  }
  const failure = errorAnswerSchema.safeParse(content?.value);
  const retryAfterSeconds = Number(response.headers.get('retry-after')) || undefined;
  // A proxy in front of the backend has its own error bodies.
  if (!failure.success)
    return { ok: false, code: response.status >= 502 ? 'unavailable' : 'internal', retryAfterSeconds };
  return { ok: false, ...failure.data.error, retryAfterSeconds };
}

/** The body of a response, which may be empty. Undefined if it is not the backend's, such as a proxy's page. */
function parseContent(text: string): { value: unknown } | undefined {
  if (text === '') return { value: undefined };
  try {
    return { value: JSON.parse(text) };
  } catch {
    return undefined;
  }
}

/** Why a request got no response. */
export function toFailure(error: unknown): TransportFailure {
  const name = error instanceof Error ? error.name : '';
  if (name === 'TimeoutError') return 'timeout';
  if (name === 'AbortError') return 'aborted';
  return navigator.onLine === false ? 'offline' : 'network';
}

function pause(retryAfterSeconds = 0): Promise<void> {
  const pauseMs = Math.min(Math.max(retryAfterSeconds * 1_000, shortestPauseMs), longestPauseMs);
  return new Promise((resolve) => setTimeout(resolve, pauseMs));
}
