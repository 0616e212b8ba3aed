import type { BookingResponse } from '@tt/contract/booking/booking-response';
import { ApiError } from '../../../api-error.ts';
import type { NetworkKeys } from '../../../limits/limits.ts';
import { confirmHold } from '../core/place-repository.ts';
import { toBookingAnswer, toRefusal } from '../core/booking-answer.ts';
import { findBooking, getBooking } from '../core/booking-repository.ts';
import { type BookingRow, isSettled } from '../core/booking-row.ts';
import { confirmedJobs } from './confirmed-jobs.ts';
import { findConfirmedId } from '../core/confirm-key.ts';
import type { EmailWayOptions } from './email-way-options.ts';
import { rememberVerified, toMailboxHash } from '../../../delivery/mailbox.ts';

/**
 * The button behind the link in the email proves that the address is the visitor's own, so the booking is confirmed.
 */
export async function confirmByMail(
  options: EmailWayOptions,
  { key, networkKeys }: { key: string; networkKeys: NetworkKeys },
): Promise<BookingResponse> {
  await options.limitBookingAccess(networkKeys);
  const row = await findByConfirmKey(options, key);
  if (!row) throw new ApiError('not_found');
  if (await isTakenMeanwhile(options, row)) return toRefusal('slot_taken');
  const rules = { ...options.place, maxUpcoming: options.bookingsPerVisitor };
  const kind = await confirmHold(options.pool, row, rules, confirmedJobs);
  if (kind === 'too_many') return toRefusal('too_many_bookings');
  if (kind === 'taken') return toRefusal('slot_taken');
  if (kind === 'past') return toRefusal('booking_past');
  if (kind === 'not_found') throw new ApiError('not_found');
  if (row.visitor_email)
    await rememberVerified(options.pool, toMailboxHash(options.secret, row.visitor_email));
  if (kind === 'confirmed') await options.syncSoon(row.id);
  const reader = isSettled(row) ? ({ hasUsedLink: true } as const) : ({ isBooking: true } as const);
  return toBookingAnswer(options, await getBooking(options.pool, row.id), reader);
}

/** The booking that waits for the button, so that the visitor sees which time it is about. */
export async function findWaiting(options: ConfirmKeys, key: string): Promise<BookingRow | undefined> {
  const row = await findByConfirmKey(options, key);
  return row && isSettled(row) ? undefined : row;
}

type ConfirmKeys = Pick<EmailWayOptions, 'secret' | 'pool'>;

async function findByConfirmKey({ secret, pool }: ConfirmKeys, key: string): Promise<BookingRow | undefined> {
  const id = findConfirmedId(secret, key);
  const row = id === undefined ? undefined : await findBooking(pool, id);
  return row?.method === 'email' ? row : undefined;
}

/** The company may have made an appointment since the place was held. */
async function isTakenMeanwhile(options: EmailWayOptions, row: BookingRow): Promise<boolean> {
  if (isSettled(row) || (await options.recheckTime(row.starts_at, row.ends_at)) !== 'busy') return false;
  // The time may be busy because of this booking's own event, created by another click a moment ago.
  return !isSettled(await getBooking(options.pool, row.id));
}
