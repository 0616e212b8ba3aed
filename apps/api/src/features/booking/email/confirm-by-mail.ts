import type { BookingResponse } from '@tt/contract/booking/booking-response';
import { ApiError } from '../../../api-error.ts';
import type { NetworkKeys } from '../../../limits/limits.ts';
import { keepBooking } from '../place/place-repository.ts';
import { toBookingAnswer, toRefusal } from '../request/booking-answer.ts';
import { findBooking, getBooking } from '../request/booking-repository.ts';
import { confirmedJobs } from './confirmed-jobs.ts';
import { findConfirmedId } from './confirm-key.ts';
import { toEmailKey } from './email-key.ts';
import { rememberProven } from './email-repository.ts';
import type { EmailWayOptions } from './email-way-options.ts';
import { toProvenHash } from './judge-suspicion.ts';

/** The button behind the link in the mail: the address is the visitor's own, so the booking stands. */
export async function confirmByMail(
  options: EmailWayOptions,
  { key, networkKeys }: { key: string; networkKeys: NetworkKeys },
): Promise<BookingResponse> {
  await options.limitBookingAccess(networkKeys);
  const id = findConfirmedId(options.secret, key);
  const row = id === undefined ? undefined : await findBooking(options.pool, id);
  if (row?.method !== 'email') throw new ApiError('not_found');
  const kind = await keepBooking(options.pool, row, options.place, confirmedJobs);
  if (kind === 'taken') return toRefusal('slot_taken');
  if (kind === 'past') return toRefusal('booking_past');
  if (kind === 'not_found') throw new ApiError('not_found');
  if (row.organizer_email)
    await rememberProven(options.pool, toProvenHash(options.secret, toEmailKey(row.organizer_email)));
  if (kind === 'confirmed') await options.syncSoon(row.id);
  return toBookingAnswer(options, await getBooking(options.pool, row.id));
}
