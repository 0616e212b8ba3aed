import { createHash, createHmac } from 'node:crypto';
import { listSecrets, type SigningSecret } from '../../../process/signing-secret.ts';

/** 256 bits derived from the secret and the booking's ID. Emails and answers carry it, no table stores it. */
export function toViewKey({ current }: Pick<SigningSecret, 'current'>, bookingId: string): string {
  return createHmac('sha256', current).update(`booking-view:${bookingId}`).digest('base64url');
}

export function toViewKeyHash(viewKey: string): string {
  return createHash('sha256').update(viewKey).digest('base64url');
}

/** The key that opens a booking, whichever secret made it; undefined if that secret is no longer configured. */
export function findViewKey(
  secret: SigningSecret,
  { id, view_key_hash }: { id: string; view_key_hash: string },
): string | undefined {
  const keys = listSecrets(secret).map((current) => toViewKey({ current }, id));
  return keys.find((key) => toViewKeyHash(key) === view_key_hash);
}
