import type pg from 'pg';
import { runInTransaction } from '../../../db/transaction.ts';
import { sendNoticeJob } from '../core/booking-jobs.ts';
import { moveBooking, type PlaceRules } from '../core/place-repository.ts';
import { acceptEtag, noteEventTimes } from './event-repository.ts';
import type { ManualMove } from './manual-edits.ts';

interface FollowOptions {
  pool: pg.Pool;
  place: PlaceRules;
}

/** Another booking or an appointment is in the way. The transaction of this attempt is rolled back. */
class Blocked extends Error {}

/**
 * Moves the bookings to where their events are, even outside business hours. Neighbors that were shifted together
 * block each other until the last one has moved, so this repeats until nothing moves. People have to settle the rest:
 * the company is notified once for each time, and every later poll retries.
 */
export async function followMoves(options: FollowOptions, moves: readonly ManualMove[]): Promise<void> {
  const failures: unknown[] = [];
  let waiting = moves;
  for (let count = -1; waiting.length !== count; ) {
    count = waiting.length;
    const blocked: ManualMove[] = [];
    for (const move of waiting) {
      try {
        await follow(options, move);
      } catch (error) {
        if (error instanceof Blocked) blocked.push(move);
        else failures.push(error);
      }
    }
    waiting = blocked;
  }
  for (const move of waiting) await tellCollision(options, move);
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} moves were not followed`);
}

function follow({ pool, place }: FollowOptions, { row, etag, times }: ManualMove): Promise<void> {
  const { id, sequence } = row;
  return runInTransaction(pool, async (client) => {
    if (!(await noteEventTimes(client, row, times))) return;
    const task = {
      id,
      ...times,
      expectedSequence: sequence,
      key: `reconcile:${id}:${etag}`,
      requestHash: '',
    };
    const { kind } = await moveBooking(client, task, place, [
      { queue: 'booking-calendar', data: {} },
      { queue: 'booking-mail', data: { kind: 'movedByCompany' } },
      { queue: 'booking-notice', data: { kind: 'movedByCompany' } },
      { queue: 'webhook', data: { event: 'booking.moved' } },
    ]);
    if (kind === 'taken') throw new Blocked();
    if (kind === 'past') await sendNoticeJob(client, id, 'calendarDiffers', { sequence });
    if (kind === 'past' || kind === 'same')
      await acceptEtag(client, row, etag, kind === 'past' ? 'differs' : null);
  });
}

/** Once for each time: `row` has what was known about the event before. */
async function tellCollision({ pool }: FollowOptions, { row, times }: ManualMove): Promise<void> {
  const isKnown =
    row.synced_starts_at?.getTime() === times.startsAt.getTime() &&
    row.synced_ends_at?.getTime() === times.endsAt.getTime();
  if (isKnown) return;
  const { id, sequence } = row;
  await runInTransaction(pool, async (client) => {
    if (await noteEventTimes(client, row, times, 'differs'))
      await sendNoticeJob(client, id, 'calendarCollision', { sequence, at: times.startsAt.getTime() });
  });
}
