import { createHash, createHmac } from 'node:crypto';

/** 256 bits that only the secret and the booking's id give: mails and answers carry it, no table does. */
export function toViewKey(secret: string, bookingId: string): string {
  return createHmac('sha256', secret).update(`booking-view:${bookingId}`).digest('base64url');
}

export function toViewKeyHash(viewKey: string): string {
  return createHash('sha256').update(viewKey).digest('base64url');
}
