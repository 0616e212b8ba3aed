import type { Context } from '../../context.ts';
import { runInTransaction } from '../../db/transaction.ts';
import { forgetEvents, sendUnsynced } from '../../features/booking/calendar/unsynced-repository.ts';

/** Puts every upcoming booking into the calendar again, at the time that the booking has. */
export async function resync({ pool }: Context): Promise<string> {
  const count = await runInTransaction(pool, async (client) => {
    await forgetEvents(client);
    return sendUnsynced(client);
  });
  return `${count} bookings are compared with the calendar. Events that are missing or elsewhere follow their booking.\n`;
}
