import type { BookingErrorCode } from '@tt/contract/booking/booking-error-code';
import type { WireStart } from '@tt/contract/slots/slot-wire';
import { ApiError } from '../../../api-error.ts';
import { type BookingJob, calendarJob } from '../core/booking-jobs.ts';
import type { BookingOptions } from '../core/booking-options.ts';
import { findBooking } from '../core/booking-repository.ts';
import { cancel, type CompanyHand } from '../core/cancel.ts';
import type { EmailWayOptions } from '../email-way/email-way-options.ts';
import { moveToTime } from './reschedule.ts';

interface CompanyAct extends CompanyHand {
  id: string;
  /** The sequence that the person's page showed. */
  sequence: number;
}

/**
 * Moves a meeting on behalf of the company. The visitor's limits do not apply, but the time must be available.
 * Returns why it could not.
 */
export async function moveByCompany(
  options: EmailWayOptions,
  { id, sequence, start, key, ...hand }: CompanyAct & { start: WireStart; key: string },
): Promise<BookingErrorCode | undefined> {
  const row = await findBooking(options.pool, id);
  if (!row) throw new ApiError('not_found');
  const request = { ...start, sequence };
  const toJobs = (): BookingJob[] => [
    ...(row.method === 'email' ? [calendarJob] : []),
    { queue: 'booking-mail', data: { kind: 'movedByCompany' } },
    { queue: 'booking-notice', data: { kind: 'movedByCompany' } },
    { queue: 'webhook', data: { event: 'booking.moved' } },
  ];
  return moveToTime(options, row, { request, idempotencyKey: key }, { rules: {}, toJobs, hand });
}

/** Cancels a meeting on behalf of the company. Returns why it could not. */
export async function cancelByCompany(
  { pool, now }: BookingOptions,
  { id, sequence, line, ...hand }: CompanyAct & { line: string | undefined },
): Promise<BookingErrorCode | undefined> {
  const row = await findBooking(pool, id);
  if (!row) throw new ApiError('not_found');
  if (row.status !== 'confirmed') return 'booking_cancelled';
  if (row.ends_at <= now()) return 'booking_past';
  const isDone = await cancel(pool, row, { by: 'company', line, expectedSequence: sequence, hand });
  return isDone ? undefined : 'booking_changed';
}
