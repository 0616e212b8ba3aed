import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { SigningSecret } from '../../../process/signing-secret.ts';

/** How long a person may take to show a finger, a face or a PIN. */
export const challengeMs = 2 * 60_000;

interface Clock {
  secret: SigningSecret;
  now: () => Date;
}

/**
 * What an authenticator signs: random data with an expiry and a purpose, signed by us. Nothing is stored for it, so
 * requesting many fills no table and locks nobody out.
 */
export function createChallenge({ secret, now }: Clock, purpose: string): Uint8Array<ArrayBuffer> {
  const body = Buffer.alloc(24);
  randomBytes(16).copy(body);
  body.writeBigUInt64BE(BigInt(now().getTime() + challengeMs), 16);
  return new Uint8Array(Buffer.concat([body, sign(secret, body, purpose)]));
}

/** Whether we made a challenge for this purpose, and it has not expired. */
export function isChallenge({ secret, now }: Clock, purpose: string, challenge: string): boolean {
  const bytes = Buffer.from(challenge, 'base64url');
  const [body, signature] = [bytes.subarray(0, 24), bytes.subarray(24)];
  if (bytes.length !== 56 || !timingSafeEqual(signature, sign(secret, body, purpose))) return false;
  return Number(body.readBigUInt64BE(16)) > now().getTime();
}

function sign({ current }: SigningSecret, body: Buffer, purpose: string): Buffer {
  return createHmac('sha256', current).update('desk-challenge:').update(body).update(purpose).digest();
}
