import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { type Agent, type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { pageHeaders } from '../start-test-app.ts';
import type { HostileBody } from './hostile-body.ts';

export interface HostileAnswer {
  status: number;
  text: string;
}

/** Sends a body from a network of its own, so that no limit answers in place of the check. */
export async function sendHostileBody(
  origin: string,
  agent: Agent,
  { path, body, headers, isChunked }: HostileBody,
): Promise<HostileAnswer> {
  const call = request(origin + path, {
    agent,
    method: 'POST',
    headers: {
      ...pageHeaders,
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
  return { status: response.statusCode ?? 0, text: await text(response) };
}
