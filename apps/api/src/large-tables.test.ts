import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { expect, test } from 'vitest';
import { createTestContext } from '../test/create-test-context.ts';
import { toStatement } from './db/database-gauges.ts';
import { calendarGauges } from './features/booking/calendar/calendar-gauges.ts';
import { listExpectedEvents } from './features/booking/calendar/event-repository.ts';
import { countMeetings, sendUnsynced } from './features/booking/calendar/unsynced-repository.ts';
import { findSignals } from './features/booking/email-way/email-repository.ts';
import { listUpcoming } from './features/booking/manage/feed-repository.ts';
import { bookingGauges } from './features/booking/core/booking-gauges.ts';
import { emailGauges } from './features/booking/email-way/email-gauges.ts';
import { listDueReminders } from './features/booking/messages/reminder-repository.ts';
import { findEntry } from './features/desk/entries/find-entry.ts';
import { listEntries } from './features/desk/entries/list-entries.ts';
import { readPeople } from './features/desk/people/read-people.ts';
import { readWeek } from './features/desk/week/read-week.ts';
import { inquiryQueues } from './features/inquiry/inquiry-store.ts';
import { announceSingly } from './features/inquiry/inquiry-repository.ts';
import { runOps } from './ops/run-ops.ts';

/** Enough that reading all of them costs more than an index. */
const pastRows = 8_000;

const fill = `
  begin;
  set local session_replication_role = 'replica';
  insert into booking (id, request_hash, view_key_hash, status, starts_at, ends_at, created_at, hold_expires_at,
    attempt, attempt_expires_at, name, phone, message, language, timezone, method, email_key, visitor_email,
    short_id)
  select gen_random_uuid(), '', n::text, 'confirmed', at, at + interval '30 minutes', at, at, 1, at, '', '', 'A question',
    'en', 'UTC', 'email', n || '@site.example', n || '@site.example', n::text
  from (select n, now() - n * interval '1 hour' as at from generate_series(30, ${pastRows + 30}) as n) as past;
  insert into booking_claim (booking_id, lane, blocks) select id, 1, tstzrange(starts_at, ends_at, '[)') from booking;
  insert into client_request (created_at, name, email, company_name, social_media, project_description, language,
    email_domain_verdict, spam_score, flagged, content_hash, same_text_until)
  select at, '', n || '@site.example', '', '', '', 'en', 'valid', 0, false, n, at
  from (select n, now() - n * interval '1 hour' as at from generate_series(1, ${pastRows}) as n) as past;
  insert into desk_entry (id, kind, reference, language, received_at, waits_since, state, answered_at, words)
  select id, 'inquiry', inquiry_reference(id), language, created_at, created_at, 'answered', created_at,
    to_search(email) from client_request
  union all
  select id, 'booking', 'TT-' || short_id, language, created_at, created_at, 'won', created_at, to_search(visitor_email)
  from booking;
  commit;
  analyze booking, booking_claim, client_request`;

async function startFilled() {
  const context = await createTestContext();
  // Without the timeouts of a request.
  const client = new pg.Client({ connectionString: context.config.DATABASE_URL });
  await client.connect();
  await client.query(fill);
  // As autovacuum does: the counts of the desk's filters come from an index alone.
  await client.query('vacuum analyze desk_entry');
  await client.end();
  return context;
}

/** How many rows one transaction read from tables as a whole. */
async function countScanned(pool: pg.Pool, work: (client: pg.Pool) => Promise<unknown>): Promise<number> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await work(client as unknown as pg.Pool);
    const { rows } = await client.query<{ count: number }>(`
      select sum(seq_tup_read)::int as count from pg_stat_xact_user_tables
      where relname in ('booking', 'booking_claim', 'client_request', 'desk_entry')`);
    return rows[0]?.count ?? 0;
  } finally {
    await client.query('rollback');
    client.release();
  }
}

const signs = {
  ...{ emailKey: 'a@b.example', emailHash: 'hash', message: 'A question' },
  ...{ dayStartsAt: new Date(), dayEndsAt: new Date() },
};
const personId = randomUUID();
const desk = {
  now: () => new Date(),
  reply: { workingDays: 1, timeZone: 'Europe/Warsaw' },
  flaggedDays: 30,
};
const statements: Record<string, (client: pg.Pool) => Promise<unknown>> = {
  'the calendar feed': listUpcoming,
  'the poll of the company calendar': listExpectedEvents,
  'the count of upcoming bookings': countMeetings,
  'the jobs of bookings that the calendar lacks': (client) =>
    sendUnsynced(client as unknown as pg.PoolClient),
  'the reminders that are due': listDueReminders,
  'the signs of a suspicious booking': (client) => findSignals(client, signs),
  'the list of the desk': (client) => listEntries({ ...desk, deskPool: client }, { show: 'all', personId }),
  'a view of the desk': (client) =>
    listEntries({ ...desk, deskPool: client }, { show: 'won', kind: 'booking', lang: 'en', personId }),
  'a search of the desk': (client) =>
    listEntries({ ...desk, deskPool: client }, { show: 'all', q: '7777@site.example', personId }),
  'a search for two letters': (client) =>
    listEntries({ ...desk, deskPool: client }, { show: 'all', q: 'zz', personId }),
  'one entry of the desk': (client) => findEntry(desk, client, { id: randomUUID(), personId }),
  'the week of the desk': (client) =>
    readWeek({ deskPool: client, now: desk.now, timeZone: 'Europe/Warsaw' }, undefined),
  'the people of the desk': (client) =>
    readPeople({ deskPool: client, now: desk.now, readLaunchList: async () => [] }, personId),
  'the announcement of one inquiry': (client) => announceSingly(client, inquiryQueues, randomUUID()),
};

test('no statement reads all bookings or inquiries, and triggers and functions find by an index what they need', async () => {
  const context = await startFilled();
  const { pool } = context;
  for (const [name, run] of Object.entries(statements)) expect(await countScanned(pool, run), name).toBe(0);
  for (const source of [...bookingGauges, ...emailGauges, ...calendarGauges])
    expect(await countScanned(pool, (client) => client.query(toStatement(source))), source.name).toBe(0);
  for (const words of ['bookings list', `bookings show ${randomUUID()}`, `inquiries show ${randomUUID()}`])
    expect(
      await countScanned(pool, (client) =>
        runOps({ ...context, pool: client as typeof pool }, words.split(' ')),
      ),
      words,
    ).toBe(0);

  const explain = async (statement: string) =>
    (await pool.query(`explain ${statement}`)).rows.map((row) => row['QUERY PLAN']).join('\n');
  expect(await explain(`delete from booking_claim where booking_id = '${randomUUID()}'`)).toContain(
    'booking_claim_one',
  );
  const waiting = `method = 'email' and status = 'held' and hold_expires_at > clock_timestamp()`;
  const ofDay = `starts_at >= '2040-01-01' and starts_at < '2040-01-02'`;
  expect(await explain(`select from booking where ${waiting} and ${ofDay}`)).toContain('booking_held');
});
