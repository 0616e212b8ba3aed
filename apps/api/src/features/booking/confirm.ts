import type { CalendarEvent, Conference } from '../../adapters/calendar/calendar.ts';
import { runInTransaction } from '../../db/transaction.ts';
import { sendMailJob, sendNoticeJob } from './booking-jobs.ts';
import type { BookingOptions } from './booking-options.ts';
import { confirmBooking, getBooking } from './booking-repository.ts';
import type { BookingRow } from './booking-row.ts';
import { followMs } from './follow-conference.ts';

/**
 * Turns a hold into a booking together with everything that has to be told about it. The row is what stands in the
 * end, also when another attempt was first.
 */
export async function confirm(
  { pool, now }: Pick<BookingOptions, 'pool' | 'now'>,
  bookingId: string,
  { organizerEmail }: CalendarEvent,
  conference: Conference,
): Promise<BookingRow> {
  const at = now();
  const isPending = conference.status === 'pending';
  await runInTransaction(pool, async (client) => {
    const isConfirmed = await confirmBooking(client, bookingId, {
      at,
      organizerEmail,
      meetLink: conference.status === 'ready' ? conference.link : undefined,
      meetLinkStatus: conference.status,
    });
    if (!isConfirmed) return;
    await sendNoticeJob(client, bookingId, 'booked');
    if (conference.status === 'unavailable') await sendNoticeJob(client, bookingId, 'linkMissing');
    // The mail waits for a link that is being made, but not for a process that was to fetch it and is gone.
    await sendMailJob(client, bookingId, 'confirmation', isPending ? { delayMs: followMs } : {});
  });
  return getBooking(pool, bookingId);
}
