import type pg from 'pg';
import type { Logger } from 'pino';
import type { JobHandler } from '../../queue/work-queue.ts';
import { deleteExpiredLimits, deleteRowsBefore, personalTables } from './retention-repository.ts';

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
    for (const table of personalTables) {
      const rows = await deleteRowsBefore(pool, table, toOldestKept(now()));
      log.info({ table, rows }, 'rows past their retention were deleted');
    }
    await deleteExpiredLimits(pool, now());
  };
}

function toOldestKept(now: Date): Date {
  const oldest = new Date(now);
  oldest.setUTCFullYear(now.getUTCFullYear() - keptYears);
  return oldest;
}
