import type pg from 'pg';
import type { CompanyEvent } from '../../../adapters/calendar/company-calendar.ts';
import { sendJob } from '../../../queue/send-job.ts';
import { sendCalendarJob } from '../core/booking-jobs.ts';
import { listStrayRows } from './event-repository.ts';
import { toEventId } from '@tt/contract/booking/calendar-file';

/**
 * Events with our mark that belong to no booking: an insert that Google made late, a deletion that was undone, a copy, or
 * a row that a restored backup does not have. What a visitor canceled is removed. About anything else the company is told.
 */
export async function settleStrays(
  pool: pg.Pool,
  connectionId: string,
  events: readonly CompanyEvent[],
): Promise<void> {
  const alive = events.filter(({ isCancelled }) => !isCancelled);
  const ids = alive.map(({ id }) => toBookingId(id)).filter((id) => id !== undefined);
  const rows = new Map((await listStrayRows(pool, ids)).map((row) => [toEventId(row.id), row]));
  for (const { id, startsAt } of alive) {
    const row = rows.get(id);
    // If the calendar lacks a change, the job for that change handles it.
    if (row?.status === 'confirmed' || (row?.status === 'cancelled' && row.synced_sequence !== row.sequence))
      continue;
    if (row?.status === 'cancelled' && row.cancelled_by === 'visitor') await sendCalendarJob(pool, row.id);
    else
      await sendJob(pool, 'calendar-notice', { connectionId, kind: 'stray', at: startsAt?.getTime() ?? 0 });
  }
}

/** The booking of an event that we created. A copy of an event has another ID. */
function toBookingId(eventId: string): string | undefined {
  const parts = /^([\da-f]{8})([\da-f]{4})([\da-f]{4})([\da-f]{4})([\da-f]{12})$/.exec(eventId);
  return parts?.slice(1).join('-');
}
