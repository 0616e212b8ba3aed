import { dayMs } from '@tt/contract/time/time-zone-offset';
import type pg from 'pg';
import type { JobHandler } from '../../../queue/work-queue.ts';
import type { PlaceRules } from '../core/place-repository.ts';
import type { CompanyAccess } from './company-access.ts';
import { storeSnapshot } from './snapshot-repository.ts';

export interface SnapshotJobOptions {
  pool: pg.Pool;
  companyAccess: CompanyAccess;
  busyCalendarIds: readonly string[];
  windowDays: number;
  place: PlaceRules;
  now: () => Date;
}

const timeoutMs = 20_000;

/**
 * Runs every minute: stores when the company is busy, so that no page view reaches Google. It is also the probe of the
 * connection: it notices that the credential has stopped working, or works again.
 */
export function createSnapshotJob(options: SnapshotJobOptions): JobHandler {
  const { place } = options;
  return async () => {
    const open = await options.companyAccess.find();
    if (!open) return;
    const { connection, calendar } = open;
    const now = options.now().getTime();
    // The buffer after a meeting that has just ended may reach into the bookable window.
    const from = new Date(now - (place.beforeMinutes + place.afterMinutes) * 60_000);
    const to = new Date(now + (options.windowDays + 1) * dayMs);
    const ids = [connection.calendar_id, ...options.busyCalendarIds];
    const answer = await calendar.freeBusy(ids, from, to, { timeoutMs });
    if (answer.kind === 'invalid') throw new Error(`Google finds the question invalid: ${answer.detail}`);
    if (answer.kind !== 'busy') return options.companyAccess.reportFailure(connection, answer);
    await storeSnapshot(options.pool, connection.id, answer.calendars);
    await options.companyAccess.reportSuccess(connection);
  };
}
