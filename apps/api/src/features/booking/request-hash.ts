import { createHash } from 'node:crypto';
import type { BookingRequest } from '@tt/contract/booking-request';

/** Equal for the same form, whatever token it comes with: a visitor may have to authorize again in between. */
export function toRequestHash(request: BookingRequest): string {
  const { name, phone = '', date, time, duration, message = '', timezone, language } = request;
  const content = JSON.stringify([name, phone, date, time, duration, message, timezone, language]);
  return createHash('sha256').update(content).digest('base64url');
}
