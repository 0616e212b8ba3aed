import { dayMs } from '@tt/contract/time/time-zone-offset';
import type pg from 'pg';
import type { Logger } from 'pino';
import type { JobHandler } from '../../queue/work-queue.ts';
import {
  deleteExpiredClaims,
  deleteExpiredLimits,
  deleteExpiredProofs,
  deleteHeldBack,
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

export interface RetentionOptions {
  pool: pg.Pool;
  log: Logger;
  now: () => Date;
  /** After how many days an inquiry that the form held back is deleted, if nobody released it. */
  flaggedDays: number;
  /** What another feature keeps for a while. */
  deleteFurther: (pool: pg.Pool, now: Date) => Promise<void>;
}

export function createRetentionJob(options: RetentionOptions): JobHandler {
  const { pool, log, now, flaggedDays, deleteFurther } = options;
  const toDaysAgo = (days: number) => new Date(now().getTime() - days * dayMs);
  return async () => {
    for (const table of personalTables) {
      const rows = await deleteRowsBefore(pool, table, toOldestKept(now()));
      log.info({ table, rows }, 'rows past their retention were deleted');
    }
    const heldBack = await deleteHeldBack(pool, toDaysAgo(flaggedDays));
    log.info({ table: 'client_request', rows: heldBack }, 'inquiries that nobody released were deleted');
    const unfinished = await deleteUnfinishedBookings(pool, toDaysAgo(unfinishedKeptDays));
    log.info({ table: 'booking', rows: unfinished }, 'booking attempts without a meeting were deleted');
    await deleteExpiredLimits(pool);
    await deleteExpiredClaims(pool);
    await deleteExpiredProofs(pool);
    await deleteOldMails(pool);
    await deleteRevokedFeeds(pool);
    await deleteFurther(pool, now());
  };
}

function toOldestKept(now: Date): Date {
  const oldest = new Date(now);
  oldest.setUTCFullYear(now.getUTCFullYear() - keptYears);
  return oldest;
}
