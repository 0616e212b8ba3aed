import { createHmac } from 'node:crypto';
import type { BookingRequest } from '@tt/contract/booking/booking-request';
import type { SigningSecret } from '../../../process/signing-secret.ts';
import { toRequestHash } from './request-hash.ts';

/**
 * The key of a request without one: an identical request gets the same. The token is part of it, so that nobody
 * who guesses what another visitor wrote gets that visitor's booking; only a digest of it is ever stored.
 */
export function toContentKey({ current }: Pick<SigningSecret, 'current'>, request: BookingRequest): string {
  const content = `booking-content:${request.accessToken}:${toRequestHash(request)}`;
  return createHmac('sha256', current).update(content).digest('base64url');
}
