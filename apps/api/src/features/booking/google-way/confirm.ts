import type pg from 'pg';
import type { CalendarEvent, Conference } from '../../../adapters/calendar/calendar.ts';
import { runInTransaction } from '../../../db/transaction.ts';
import { enqueueWebhooks } from '../../../queue/enqueue-webhooks.ts';
import { followMs } from './follow-conference.ts';
import { sendMailJob, sendNoticeJob } from '../core/booking-jobs.ts';
import type { GoogleWayOptions } from './google-way-options.ts';
import { confirmBooking, countUpcoming, lockVisitor } from '../core/booking-repository.ts';

/** `too_many`: the visitor has reached the limit of upcoming meetings, and nothing was confirmed. */
export type ConfirmOutcome = 'done' | 'too_many';

class TooManyBookings extends Error {}

/**
 * Confirms a hold and enqueues its email and notices in the same transaction. Also succeeds if another attempt has
 * already confirmed it.
 */
export async function confirm(
  options: Pick<GoogleWayOptions, 'pool' | 'now' | 'bookingsPerVisitor'>,
  bookingId: string,
  event: CalendarEvent,
  conference: Conference,
): Promise<ConfirmOutcome> {
  const { organizerEmail } = event;
  try {
    await runInTransaction(options.pool, async (client) => {
      if (organizerEmail) await lockVisitor(client, organizerEmail);
      const isConfirmed = await confirmBooking(client, bookingId, {
        at: options.now(),
        organizerEmail,
        meetLink: conference.kind === 'ready' ? conference.link : undefined,
        meetLinkStatus: conference.kind,
      });
      const count = isConfirmed && organizerEmail ? await countUpcoming(client, organizerEmail) : 0;
      if (count > options.bookingsPerVisitor) throw new TooManyBookings();
      if (isConfirmed) await enqueueMessages(client, bookingId, conference);
    });
    return 'done';
  } catch (error) {
    if (error instanceof TooManyBookings) return 'too_many';
    throw error;
  }
}

async function enqueueMessages(
  client: pg.ClientBase,
  bookingId: string,
  { kind }: Conference,
): Promise<void> {
  await sendNoticeJob(client, bookingId, 'booked');
  if (kind === 'unavailable') await sendNoticeJob(client, bookingId, 'linkMissing');
  // Both jobs wait for a link that is being created, but not if the process that was to fetch it has exited.
  const options = kind === 'pending' ? { delayMs: followMs } : {};
  await sendMailJob(client, bookingId, 'confirmation', options);
  await enqueueWebhooks(client, 'booking.confirmed', bookingId, 0, options);
}
