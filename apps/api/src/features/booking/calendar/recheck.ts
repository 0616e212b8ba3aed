import type pg from 'pg';
import { sendJob } from '../../../queue/send-job.ts';
import type { PlaceRules } from '../core/place-repository.ts';
import type { CompanyAccess } from './company-access.ts';
import { isForeignBusy } from './snapshot-repository.ts';

export type Recheck = 'free' | 'busy' | 'silent';

export interface RecheckOptions {
  pool: pg.Pool;
  companyAccess: CompanyAccess;
  place: PlaceRules;
  busyCalendarIds: readonly string[];
  recheckMs: number;
}

/**
 * Asks the company's calendar about one time, outside any transaction. If it does not respond, the snapshot decides,
 * which the database compares in any case.
 */
export async function recheckTime(options: RecheckOptions, startsAt: Date, endsAt: Date): Promise<Recheck> {
  const { pool, place } = options;
  const open = await options.companyAccess.find();
  if (!open) return 'silent';
  const from = new Date(startsAt.getTime() - place.beforeMinutes * 60_000);
  const to = new Date(endsAt.getTime() + place.afterMinutes * 60_000);
  const ids = [open.connection.calendar_id, ...options.busyCalendarIds];
  const answer = await open.calendar.freeBusy(ids, from, to, { timeoutMs: options.recheckMs });
  if (answer.kind !== 'busy') {
    if (answer.kind !== 'invalid') await options.companyAccess.reportFailure(open.connection, answer);
    return 'silent';
  }
  if (!(await isForeignBusy(pool, [...answer.calendars.values()].flat(), from, to))) return 'free';
  await sendJob(pool, 'calendar-snapshot', {});
  return 'busy';
}
