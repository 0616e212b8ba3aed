import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { type Agent, type IncomingMessage, request } from 'node:http';
import { localKeys } from '../../scripts/process/local-keys.ts';
import type { HostileBody } from './hostile-body.ts';

const key = localKeys.PUBLIC_ANON_KEY;

export interface HostileAnswer {
  status: number;
  tookMs: number;
}

/** Sends a body from a network of its own, so that no limit answers in place of the check. */
export async function sendHostileBody(
  origin: string,
  agent: Agent,
  { path, body, headers, isChunked }: HostileBody,
): Promise<HostileAnswer> {
  const startedAt = performance.now();
  const call = request(origin + path, {
    agent,
    method: 'POST',
    headers: {
      apikey: key,
      authorization: `Bearer ${key}`,
      'idempotency-key': randomBytes(12).toString('hex'),
      'x-forwarded-for': `2001:db8:${randomBytes(2).toString('hex')}:${randomBytes(2).toString('hex')}::1`,
      ...(!isChunked && { 'content-length': Buffer.byteLength(body) }),
      ...headers,
    },
  });
  const answered = once(call, 'response');
  call.end(body);
  const [response] = (await answered) as [IncomingMessage];
  // A server that has refused a large body may close the connection while the rest is being sent.
  call.on('error', () => {});
  response.resume();
  await once(response, 'close');
  return { status: response.statusCode ?? 0, tookMs: performance.now() - startedAt };
}
