import { createHash } from 'node:crypto';
import type { BookingRequest } from '@tt/contract/booking/booking-request';

type Part = ((request: BookingRequest) => unknown) | 'left out';

/** What a person chose and typed, in hashing order. To add a field, see `content-hash.ts`. */
const parts: Record<keyof BookingRequest, Part> = {
  name: ({ name }) => name,
  phone: ({ phone = '' }) => phone,
  date: ({ date }) => date,
  time: ({ time }) => time,
  duration: ({ duration }) => duration,
  message: ({ message = '' }) => message,
  timezone: ({ timezone }) => timezone,
  language: ({ language }) => language,
  email: 'left out',
  businessTimezone: 'left out',
  accessToken: 'left out',
  hourCycle: 'left out',
};

const hashed = Object.values(parts).filter((part) => part !== 'left out');

/** Equal for the same form, whatever token it comes with: a visitor may have to authorize again in between. */
export function toRequestHash(request: BookingRequest): string {
  const content = hashed.map((part) => part(request)).filter((value) => value !== null);
  return createHash('sha256').update(JSON.stringify(content)).digest('base64url');
}
