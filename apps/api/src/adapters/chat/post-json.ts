import type { DeliveryResult } from '../channel.ts';

/** The timeout of a post. */
export const postSeconds = 10;

/** Posts to a chat's API. The URL holds a secret, so no failure may carry it, nor the error of `fetch`. */
export async function postJson(
  url: string,
  body: object,
  toResult: (response: Response) => Promise<DeliveryResult>,
): Promise<DeliveryResult> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(postSeconds * 1000),
      redirect: 'error',
    });
    return await toResult(response);
  } catch (error) {
    return { kind: 'failed', reason: error instanceof Error ? error.name : 'no answer' };
  }
}

const usualRetryAfterSeconds = 30;

/** A 4xx other than 429 means that the request itself is wrong. Everything else can be retried. */
export function toFailure(status: number, named = Number.NaN): DeliveryResult {
  const reason = `HTTP ${status}`;
  const retryAfterSeconds = Number.isFinite(named) ? named : usualRetryAfterSeconds;
  if (status === 429) return { kind: 'failed', reason, retryAfterSeconds };
  return status >= 400 && status < 500 ? { kind: 'refused', reason } : { kind: 'failed', reason };
}
