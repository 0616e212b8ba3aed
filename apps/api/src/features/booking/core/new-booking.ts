import { createHash, createHmac, randomUUID } from 'node:crypto';
import type { Consultation } from '@tt/contract/booking/booking-request';
import type { BookingMethod } from '@tt/contract/booking/booking-response';
import { toStartInstant } from '@tt/contract/slots/slot-wire';
import type { Row } from '../../../db/tables.ts';
import type { SigningSecret } from '../../../process/signing-secret.ts';
import { toViewKey, toViewKeyHash } from './view-key.ts';

type Secret = Pick<SigningSecret, 'current'>;

/** What the visitor chose and typed, as columns. */
type Content = ReturnType<typeof toContent>;

/** What a way adds to the row. */
export type WayColumns = Partial<
  Pick<Row<'booking'>, 'visitor_email' | 'email_key' | 'meet_link_status' | 'suspicion' | 'is_rechecked'>
>;

/** The columns of a booking that its request sets. Later steps set the rest. */
export type NewBooking = Pick<Row<'booking'>, 'id' | 'request_hash' | 'view_key_hash' | 'hour_cycle'> &
  Content &
  WayColumns & { idempotency_key: string; method?: BookingMethod };

function toContent(request: Consultation) {
  const startsAt = toStartInstant(request);
  return {
    starts_at: new Date(startsAt),
    ends_at: new Date(startsAt + request.duration * 60_000),
    name: request.name,
    phone: request.phone ?? '',
    message: request.message ?? '',
    topic: request.topic ?? '',
    language: request.language,
    timezone: request.timezone,
  };
}

/** Equal for the same form, whatever token it comes with: a visitor may have to authorize again in between. */
export function toRequestHash(method: BookingMethod, request: Consultation): string {
  const content = JSON.stringify([method, request.email, toContent(request)]);
  return createHash('sha256').update(content).digest('base64url');
}

/**
 * The key of a request without one: an identical request gets the same. `proof` is what only this visitor has, so that
 * nobody who guesses what another visitor wrote gets that visitor's booking; only a digest of it is ever stored.
 */
export function toContentKey({ current }: Secret, requestHash: string, proof: string): string {
  return createHmac('sha256', current).update(`booking-content:${proof}:${requestHash}`).digest('base64url');
}

export interface Asked {
  method: BookingMethod;
  request: Consultation;
  key: string;
  hash: string;
}

export function toNewBooking(secret: SigningSecret, asked: Asked, columns: WayColumns): NewBooking {
  const id = randomUUID();
  return {
    id,
    idempotency_key: asked.key,
    request_hash: asked.hash,
    view_key_hash: toViewKeyHash(toViewKey(secret, id)),
    ...toContent(asked.request),
    hour_cycle: asked.request.hourCycle ?? null,
    method: asked.method,
    ...columns,
  };
}
