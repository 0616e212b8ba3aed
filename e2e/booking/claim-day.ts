import type pg from 'pg';
import { BusinessDay } from './business-day.ts';
import { findHours, usualHours } from './slot-times.ts';

// Not the third day: the booking of answer-booking.ts is there, and moving it to its own time would change nothing.
const firstDayAhead = 4;
const lastDayAhead = 44;
const dayLocks = 4_170;

const dayCount = lastDayAhead - firstDayAhead + 1;

// A page may show times as taken for some seconds after a test has freed them. So a day is reused as late as
// possible, and each worker starts in another part of the window.
let turn = Number(process.env.TEST_PARALLEL_INDEX ?? 0) * Math.floor(dayCount / 2);

/** Reserves a free day, so that tests of all workers and runs use different slots. */
export async function claimDay(session: pg.Client): Promise<BusinessDay> {
  for (let tries = 0; tries < dayCount; tries += 1) {
    const day = BusinessDay.daysAhead(firstDayAhead + (turn % dayCount));
    turn += 1;
    if (!isUsual(day) || !(await tryLock(session, day))) continue;
    if (await isFree(session, day)) return day;
    await releaseDay(session, day);
  }
  throw new Error('Every day of the booking window is taken');
}

export async function releaseDay(session: pg.Client, day: BusinessDay): Promise<void> {
  await session.query('select pg_advisory_unlock($1, $2)', [dayLocks, toNumber(day)]);
}

/** Other hours, or none, would lack the times that journeys ask for. */
function isUsual({ date }: BusinessDay): boolean {
  const hours = findHours(date);
  return hours?.opensAt === usualHours.opensAt && hours.closesAt === usualHours.closesAt;
}

async function tryLock(session: pg.Client, day: BusinessDay): Promise<boolean> {
  const { rows } = await session.query<{ is_ours: boolean }>(
    'select pg_try_advisory_lock($1, $2) as is_ours',
    [dayLocks, toNumber(day)],
  );
  return rows[0]?.is_ours === true;
}

/** No booking is on that day, nor an event that a previous test has left in the company's calendar. */
async function isFree(session: pg.Client, day: BusinessDay): Promise<boolean> {
  const { rows } = await session.query<{ is_free: boolean }>(
    `with day as (select $1::timestamptz as begins, $1::timestamptz + interval '1 day' as ends)
     select isempty(foreign_busy(tstzrange(begins, ends))) and not exists (
       select from booking where status in ('held', 'confirmed') and starts_at < ends and ends_at > begins
     ) as is_free from day`,
    [day.at('00:00').toInstant().toString()],
  );
  return rows[0]?.is_free === true;
}

const toNumber = ({ date }: BusinessDay) => Number(date.replaceAll('-', ''));
