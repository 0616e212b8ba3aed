import type { Row } from '../../../db/tables.ts';
import { runInTransaction } from '../../../db/transaction.ts';
import { cancelBooking } from '../core/booking-repository.ts';
import { type SyncOptions, syncEvent } from './sync-event.ts';

const timeoutMs = 20_000;

/**
 * Cancels a booking whose row is about to be deleted. Nobody is notified: a message is built from the row. Returns whether
 * its event is gone. Without the row no job can remove it later. An event in the visitor's own calendar is out of reach.
 */
export async function cancelForErasure(
  options: SyncOptions,
  { id, method }: Pick<Row<'booking'>, 'id' | 'method'>,
): Promise<boolean> {
  await runInTransaction(options.pool, (client) => cancelBooking(client, id, { by: 'company' }));
  if (method !== 'email') return false;
  try {
    await syncEvent(options, id, AbortSignal.timeout(timeoutMs));
    return true;
  } catch (error) {
    options.log.warn({ err: error, bookingId: id }, 'the event of an erased booking could not be deleted');
    return false;
  }
}
