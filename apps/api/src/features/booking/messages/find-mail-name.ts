import { isPlainName } from '../core/plain-name.ts';
import type { MailedBooking } from './mailed-booking.ts';

/** Longer than this, a name may be a sentence. */
const maxLength = 50;

/**
 * The name that an email may have, beside the address and in the calendar file. In the email way the address is not verified,
 * so the form must not carry a stranger's text to it under our name.
 */
export function findMailName({ name, method }: Pick<MailedBooking, 'name' | 'method'>): string | undefined {
  if (method === 'google') return name;
  return name.length <= maxLength && isPlainName(name) ? name : undefined;
}
