import { expect, test } from 'vitest';
import { createTestContext } from '../../../test/create-test-context.ts';
import { insertTestBooking } from '../../../test/booking/insert-test-booking.ts';
import { insertTestInquiry } from '../../../test/insert-test-inquiry.ts';
import { runOutbox } from '../../../test/run-outbox.ts';
import { sendJob } from '../../queue/send-job.ts';
import { deleteHeldBack } from './retention-repository.ts';
import type { BookingRow } from '../booking/core/booking-row.ts';

const now = new Date('2032-03-01T00:00:00Z');

test('[PRIV-10] the scheduled job deletes rows older than six years and no others', async () => {
  const context = await createTestContext({ replacements: { now: () => now } });
  await insertTestInquiry(context.pool, { name: 'too old', created_at: new Date('2026-02-28T23:59:59Z') });
  await insertTestInquiry(context.pool, { name: 'kept', created_at: new Date('2026-03-01T00:00:00Z') });
  await insertTestBooking(context.pool, { name: 'too old', created_at: new Date('2026-02-28T23:59:59Z') });
  await insertTestBooking(context.pool, { name: 'kept', created_at: new Date('2026-03-01T00:00:00Z') });
  await sendJob(context.pool, 'retention', {});
  await runOutbox(context);
  for (const table of ['client_request', 'booking']) {
    const { rows } = await context.pool.query(`select name from ${table}`);
    expect(rows).toEqual([{ name: 'kept' }]);
  }
});

test('a booking that became no meeting is deleted thirty days after its time', async () => {
  const context = await createTestContext({ replacements: { now: () => now } });
  const [before, after] = [new Date('2032-01-30T23:00:00Z'), new Date('2032-01-31T10:00:00Z')];
  const insert = (name: string, status: BookingRow['status'], starts_at: Date) =>
    insertTestBooking(context.pool, {
      ...{ name, status, starts_at, created_at: before },
      ends_at: new Date(starts_at.getTime() + 900_000),
    });
  await insert('failed', 'failed', before);
  await insert('in doubt', 'in_doubt', before);
  await insert('failed lately', 'failed', after);
  await insert('met', 'confirmed', before);
  await sendJob(context.pool, 'retention', {});
  await runOutbox(context);
  const { rows } = await context.pool.query('select name from booking order by name');
  expect(rows).toEqual([{ name: 'failed lately' }, { name: 'met' }]);
});

test('[PANEL-07] inquiries that nobody released are deleted after FLAGGED_DAYS, and no others', async () => {
  const context = await createTestContext({
    replacements: { now: () => now },
    environment: { FLAGGED_DAYS: '10' },
  });
  const { pool } = context;
  const insert = async (name: string, created_at: string, state?: string) => {
    const { id } = await insertTestInquiry(pool, { name, flagged: true, created_at: new Date(created_at) });
    if (state) await pool.query('update desk_entry set state = $2 where id = $1', [id, state]);
    if (state === 'new') await pool.query('update client_request set flagged = false where id = $1', [id]);
  };
  await insert('held back', '2032-02-19T23:59:59Z');
  await insert('held back lately', '2032-02-20T00:00:00Z');
  await insert('marked as spam', '2032-01-01T00:00:00Z', 'spam');
  await insert('released', '2032-01-01T00:00:00Z', 'new');
  await insertTestInquiry(pool, { name: 'never held back', created_at: new Date('2032-01-01T00:00:00Z') });
  await pool.query('delete from job_outbox');
  await sendJob(pool, 'retention', {});
  await runOutbox(context);
  const { rows } = await pool.query('select name from client_request order by name');
  expect(rows.map(({ name }) => name)).toEqual([
    'held back lately',
    'marked as spam',
    'never held back',
    'released',
  ]);
  const { rows: entries } = await pool.query('select count(*)::int as count from desk_entry');
  expect(entries).toEqual([{ count: 4 }]);
});

test('[PANEL-07] an inquiry that somebody is releasing is left alone, and the job does not wait for it', async () => {
  const { pool } = await createTestContext();
  const { id } = await insertTestInquiry(pool, { flagged: true, created_at: new Date(0) });
  await insertTestInquiry(pool, { flagged: true, created_at: new Date(1e9) });
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query('select from desk_entry where id = $1 for update', [id]);
    expect(await deleteHeldBack(pool, now)).toBe(1);
    await client.query('rollback');
  } finally {
    client.release();
  }
  expect((await pool.query('select id from client_request')).rows).toEqual([{ id }]);
});

test('[PANEL-07] acts at the desk are kept for a year, and what opens it no longer than it works', async () => {
  const context = await createTestContext({ replacements: { now: () => now } });
  const { pool } = context;
  await pool.query(`
    with person as (insert into desk_person (name) values ('Ada') returning id),
    passkey as (
      insert into desk_passkey (id, person_id, public_key, counter, transports, device)
      select 'key', id, '', 0, '{}', 'Phone' from person returning id, person_id),
    acts as (
      insert into desk_act (person_id, kind, at, after)
      select person_id, 'opened', at::timestamptz, at from passkey,
        unnest(array['2031-02-28T23:59:59Z', '2031-03-01T00:00:00Z']) as at),
    links as (
      insert into desk_invitation (hash, person_id, expires_at)
      select part, person_id, clock_timestamp() + age::interval from passkey,
        (values ('over', '-1 second'), ('open', '1 minute')) as link(part, age)),
    challenges as (
      insert into desk_used_challenge values
        ('old', clock_timestamp() - interval '25 hours'), ('new', clock_timestamp() - interval '23 hours'))
    insert into desk_session (hash, person_id, passkey_id, created_at, seen_at)
    select part, person_id, id, clock_timestamp() - age::interval, clock_timestamp() - idle::interval from passkey,
      (values ('idle', '1 day', '13 hours'), ('long', '31 days', '1 hour'), ('used', '29 days', '11 hours'))
        as session(part, age, idle)`);
  await pool.query(
    "insert into desk_reminder (day) values (now() - interval '31 days'), (now() - interval '29 days')",
  );
  await sendJob(pool, 'retention', {});
  await runOutbox(context);
  const read = async (column: string, table: string) =>
    (await pool.query(`select ${column} as value from ${table}`)).rows.map(({ value }) => value);
  expect(await read('after', 'desk_act')).toEqual(['2031-03-01T00:00:00Z']);
  expect(await read('hash', 'desk_invitation')).toEqual(['open']);
  expect(await read('hash', 'desk_session')).toEqual(['used']);
  expect(await read('challenge', 'desk_used_challenge')).toEqual(['new']);
  expect(await read('day', 'desk_reminder')).toHaveLength(1);
});

test('[PANEL-07] the name of somebody who has left goes with the last that they did or wrote', async () => {
  const context = await createTestContext({ replacements: { now: () => now } });
  const { pool } = context;
  const { id } = await insertTestInquiry(pool, { created_at: now });
  await pool.query(
    `with person as (
       insert into desk_person (name, invited_by, removed_at) values
         ('Ada', 'Bob', null), ('Bob', null, now()), ('Acted', null, now()), ('Wrote', null, now())
       returning id, name),
     note as (
       insert into desk_note (id, entry_id, person_id, text)
       select gen_random_uuid(), $1, id, 'Call back' from person where name = 'Wrote')
     insert into desk_act (person_id, kind, at)
     select id, 'signed_in', at::timestamptz from person
       join (values ('Bob', '2031-02-28T23:59:59Z'), ('Acted', '2031-03-01T00:00:00Z')) as act(who, at) on who = name`,
    [id],
  );
  await sendJob(pool, 'retention', {});
  await runOutbox(context);
  const { rows } = await pool.query('select name, invited_by from desk_person order by name');
  expect(rows).toEqual([
    { name: 'Acted', invited_by: null },
    { name: 'Ada', invited_by: null },
    { name: 'Wrote', invited_by: null },
  ]);
});

test('[PRIV-10] the job is scheduled every day', async () => {
  const context = await createTestContext();
  const { rows } = await context.pool.query(
    "select cron, timezone from pgboss.schedule where name = 'retention'",
  );
  expect(rows).toEqual([{ cron: '17 3 * * *', timezone: 'UTC' }]);
});
