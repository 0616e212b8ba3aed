import { randomBytes } from 'node:crypto';
import type { LookupFunction } from 'node:net';
import type { SecretSealer } from '../calendar/seal-secret.ts';
import { postWebhook } from './post-webhook.ts';
import { PrivateAddress, toPublicLookup } from './public-address.ts';
import { secretPrefix, signWebhook } from './sign-webhook.ts';
import type { WebhookLetter, WebhookResult, Webhooks, WebhookTarget } from './webhook.ts';
import { findUrlProblem } from './webhook-url.ts';

export interface WebhooksOptions {
  /** Without a key, no secret can be created, stored or used. */
  sealer: SecretSealer | undefined;
  allowsPrivate: boolean;
  now: () => Date;
  timeoutMs?: number;
  lookup?: LookupFunction;
}

const usualTimeoutMs = 15_000;
const secretBytes = 32;

/** Signed posts to other systems, as Standard Webhooks describes them. */
export function createWebhooks(options: WebhooksOptions): Webhooks {
  const { sealer, timeoutMs = usualTimeoutMs } = options;
  return {
    maxSendSeconds: Math.ceil(timeoutMs / 1000),
    createSecret: (endpointId) => {
      if (!sealer) return undefined;
      const shown = secretPrefix + randomBytes(secretBytes).toString('base64');
      return { shown, sealed: sealer.seal(shown, toSealContext(endpointId)) };
    },
    findProblem: (url) => findUrlProblem(url, options.allowsPrivate),
    send: (target, letter) => send(options, target, letter, timeoutMs),
  };
}

function toSealContext(endpointId: string): string {
  return `webhook:${endpointId}`;
}

async function send(
  { sealer, allowsPrivate, now, lookup }: WebhooksOptions,
  { id, url, sealedSecrets }: WebhookTarget,
  letter: WebhookLetter,
  timeoutMs: number,
): Promise<WebhookResult> {
  const problem = findUrlProblem(url, allowsPrivate);
  if (problem) return { kind: 'refused', reason: problem };
  const secrets = openSecrets(sealer, id, sealedSecrets);
  if (!secrets) return { kind: 'failed', reason: 'CALENDAR_KEY does not open the secret' };
  const headers = signWebhook(letter, secrets, now());
  try {
    const guarded = allowsPrivate ? lookup : toPublicLookup(lookup);
    return toResult(await postWebhook({ url, headers, body: letter.body, timeoutMs, lookup: guarded }));
  } catch (error) {
    if (error instanceof PrivateAddress) return { kind: 'refused', reason: error.message };
    // Only the name of the error: its message may hold the URL.
    return { kind: 'failed', reason: error instanceof Error ? error.name : 'no answer' };
  }
}

function openSecrets(
  sealer: SecretSealer | undefined,
  endpointId: string,
  sealedSecrets: readonly Buffer[],
): string[] | undefined {
  try {
    return sealer && sealedSecrets.map((sealed) => sealer.open(sealed, toSealContext(endpointId)).secret);
  } catch {
    return undefined;
  }
}

/** Every response but success may be temporary, including redirects and refusals, so the worker retries. */
function toResult({ status, retryAfter }: Awaited<ReturnType<typeof postWebhook>>): WebhookResult {
  if (status >= 200 && status < 300) return { kind: 'delivered' };
  if (status === 410) return { kind: 'gone' };
  const seconds = Number(retryAfter) || 0;
  return {
    kind: 'failed',
    reason: `HTTP ${status}`,
    ...(seconds > 0 && { retryAfterSeconds: Math.ceil(seconds) }),
  };
}
