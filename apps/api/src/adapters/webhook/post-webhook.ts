import { type ClientRequest, type IncomingMessage, request as requestByHttp } from 'node:http';
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
  const signal = AbortSignal.timeout(timeoutMs);
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
    signal,
    ...(lookup && { lookup }),
  });
  call.end(body);
  const response = await waitForHead(call, signal);
  // Keeps reading until the timeout. An error after the status doesn't change the result.
  response.on('error', () => {}).resume();
  return { status: response.statusCode ?? 0, retryAfter: response.headers['retry-after'] };
}

/** Settles however the call ends, and by the signal at the latest. */
function waitForHead(call: ClientRequest, signal: AbortSignal): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
    call.on('response', resolve).on('error', reject);
    call.on('close', () => reject(new Error('closed without an answer')));
    // After a 101, Node leaves the socket to the caller, and the signal no longer ends it.
    call.on('upgrade', (response, socket) => {
      socket.destroy();
      resolve(response);
    });
  });
}
