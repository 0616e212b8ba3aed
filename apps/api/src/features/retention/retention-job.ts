import type pg from 'pg';
import type { Logger } from 'pino';
import type { JobHandler } from '../../queue/work-queue.ts';
import { deleteEnquiriesBefore, deleteExpiredLimits } from './retention-repository.ts';

/** The privacy policy's promise: data is stored up to this many years. */
const keptYears = 6;

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
    const enquiries = await deleteEnquiriesBefore(pool, toOldestKept(now()));
    await deleteExpiredLimits(pool, now());
    log.info({ enquiries }, 'rows past their retention were deleted');
  };
}

function toOldestKept(now: Date): Date {
  const oldest = new Date(now);
  oldest.setUTCFullYear(now.getUTCFullYear() - keptYears);
  return oldest;
}
