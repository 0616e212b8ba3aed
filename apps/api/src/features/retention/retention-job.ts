import { dayMs } from '@tt/contract/time/time-zone-offset';
import type pg from 'pg';
import type { Logger } from 'pino';
import type { JobHandler } from '../../queue/work-queue.ts';
import {
  deleteExpiredClaims,
  deleteExpiredLimits,
  deleteExpiredProofs,
  deleteOldMails,
  deleteRevokedFeeds,
  deleteRowsBefore,
  deleteUnfinishedBookings,
  personalTables,
} from './retention-repository.ts';

/** The privacy policy's promise: data is stored up to this many years. */
const keptYears = 6;
/** Counted from the booked time. Until then somebody may have to resolve a booking in doubt. */
const unfinishedKeptDays = 30;

export function createRetentionJob({
  pool,
  log,
  now,
}: {
  pool: pg.Pool;
  log: Logger;
  now: () => Date;
}): JobHandler {
  return async () => {
    for (const table of personalTables) {
      const rows = await deleteRowsBefore(pool, table, toOldestKept(now()));
      log.info({ table, rows }, 'rows past their retention were deleted');
    }
    const unfinished = await deleteUnfinishedBookings(
      pool,
      new Date(now().getTime() - unfinishedKeptDays * dayMs),
    );
    log.info({ table: 'booking', rows: unfinished }, 'booking attempts without a meeting were deleted');
    await deleteExpiredLimits(pool);
    await deleteExpiredClaims(pool);
    await deleteExpiredProofs(pool);
    await deleteOldMails(pool);
    await deleteRevokedFeeds(pool);
  };
}

function toOldestKept(now: Date): Date {
  const oldest = new Date(now);
  oldest.setUTCFullYear(now.getUTCFullYear() - keptYears);
  return oldest;
}
