import type pg from 'pg';
import { BusinessDay } from './business-day.ts';

const firstDayAhead = 3;
const lastDayAhead = 85;
const dayLocks = 4_170;

/** Reserves a day without bookings, so that tests of any worker and of any run leave each other's slots alone. */
export async function claimDay(session: pg.Client): Promise<BusinessDay> {
  for (let days = firstDayAhead; days <= lastDayAhead; days += 1) {
    const day = BusinessDay.daysAhead(days);
    if (!(await tryLock(session, day))) continue;
    if (await isFree(session, day)) return day;
    await releaseDay(session, day);
  }
  throw new Error('Every day of the booking window is taken');
}

export async function releaseDay(session: pg.Client, day: BusinessDay): Promise<void> {
  await session.query('select pg_advisory_unlock($1, $2)', [dayLocks, toNumber(day)]);
}

async function tryLock(session: pg.Client, day: BusinessDay): Promise<boolean> {
  const { rows } = await session.query<{ is_ours: boolean }>(
    'select pg_try_advisory_lock($1, $2) as is_ours',
    [dayLocks, toNumber(day)],
  );
  return rows[0]?.is_ours === true;
}

async function isFree(session: pg.Client, day: BusinessDay): Promise<boolean> {
  const { rowCount } = await session.query(
    `select from booking where status in ('held', 'confirmed')
       and starts_at < $1::timestamptz + interval '1 day' and ends_at > $1::timestamptz`,
    [day.at('00:00').toInstant().toString()],
  );
  return rowCount === 0;
}

const toNumber = ({ date }: BusinessDay) => Number(date.replaceAll('-', ''));
