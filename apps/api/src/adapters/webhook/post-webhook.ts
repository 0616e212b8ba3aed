import { once } from 'node:events';
import { type IncomingMessage, request as requestByHttp } from 'node:http';
import { request as requestByHttps } from 'node:https';
import type { LookupFunction } from 'node:net';

export interface WebhookPost {
  url: string;
  headers: Record<string, string>;
  body: string;
  timeoutMs: number;
  /** Defaults to the system's. */
  lookup: LookupFunction | undefined;
}

/**
 * Posts once and returns the answer's head. Not `fetch`: its connections can't be given a `lookup`. Redirects are not
 * followed, and what the receiver says in its body is not read.
 */
export async function postWebhook({ url, headers, body, timeoutMs, lookup }: WebhookPost) {
  const request = url.startsWith('https:') ? requestByHttps : requestByHttp;
  const call = request(url, {
    method: 'POST',
    headers: {
      ...headers,
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      'user-agent': 'torque-thrust-webhooks',
    },
    // A connection of its own, so that each one is resolved and checked.
    agent: false,
    signal: AbortSignal.timeout(timeoutMs),
    ...(lookup && { lookup }),
  });
  call.end(body);
  const [response] = (await once(call, 'response')) as [IncomingMessage];
  // Until the timeout. What goes wrong after the status changes nothing.
  call.on('error', () => {});
  response.on('error', () => {}).resume();
  return { status: response.statusCode ?? 0, retryAfter: response.headers['retry-after'] };
}
