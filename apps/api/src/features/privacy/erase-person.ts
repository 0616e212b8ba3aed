import type pg from 'pg';
import { runInTransaction } from '../../db/transaction.ts';
import { enqueueWebhooks } from '../../queue/enqueue-webhooks.ts';
import {
  deletePersonalData,
  type ErasedBooking,
  listBookings,
  listMessageIds,
  type Person,
  type PrivacyTable,
} from './privacy-repository.ts';
import { countDeskTraces } from './desk-trace-repository.ts';
import { listFeedsWithNames, listUntoldWebhooks } from './recipient-repository.ts';

export interface ErasureOptions {
  pool: pg.Pool;
  now: () => Date;
  /** Cancels an upcoming booking, before its row goes. Returns whether no calendar has its event any more. */
  cancelForErasure: (booking: ErasedBooking) => Promise<boolean>;
  /** Deletes what is stored under a hash of the address, in the transaction; returns the number of rows by table. */
  forgetAddress: (client: pg.ClientBase) => Promise<Record<string, number>>;
}

interface CalendarEntry {
  booking: string;
  startsAt: Date;
}

export interface Erasure {
  deleted: Record<PrivacyTable, number> & Record<string, number>;
  cancelled: string[];
  /** What this erasure can't reach. */
  left: {
    searchFor: string[];
    calendarEvents: CalendarEntry[];
    feeds: string[];
    webhooks: string[];
  };
}

/**
 * Erases everything about an address. Upcoming bookings are canceled first: while the row exists, its event can be found
 * and deleted. Webhooks learn the IDs under which they know the person, and nothing else.
 */
export async function erasePerson(options: ErasureOptions, person: Person): Promise<Erasure> {
  const { pool, forgetAddress } = options;
  const { cancelled, calendarEvents } = await cancelUpcoming(options, await listBookings(pool, person));
  return runInTransaction(pool, async (client) => {
    const searchFor = await listMessageIds(client, person);
    const left = {
      searchFor,
      calendarEvents,
      feeds: searchFor.length > 0 ? await listFeedsWithNames(client) : [],
      webhooks: await listUntoldWebhooks(client, searchFor),
    };
    const traces = await countDeskTraces(client, searchFor);
    const rows = await deletePersonalData(client, person);
    const hashes = await forgetAddress(client);
    for (const id of searchFor) await enqueueWebhooks(client, 'person.erased', id, 0);
    return { deleted: { ...rows, ...traces, ...hashes }, cancelled, left };
  });
}

async function cancelUpcoming({ cancelForErasure, now }: ErasureOptions, bookings: ErasedBooking[]) {
  const cancelled: string[] = [];
  const calendarEvents: CalendarEntry[] = [];
  for (const booking of bookings) {
    const isUpcoming = booking.status === 'confirmed' && booking.ends_at > now();
    const isGone = isUpcoming ? await cancelForErasure(booking) : !mayHaveEvent(booking);
    if (isUpcoming) cancelled.push(booking.id);
    if (!isGone) calendarEvents.push({ booking: booking.id, startsAt: booking.starts_at });
  }
  return { cancelled, calendarEvents };
}

/** A cancellation removes the event only from the company's calendar. */
function mayHaveEvent({ status, method }: ErasedBooking): boolean {
  return status === 'cancelled' ? method === 'google' : status === 'confirmed' || status === 'in_doubt';
}
