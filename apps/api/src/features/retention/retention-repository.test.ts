import type pg from 'pg';
import { expect, test } from 'vitest';
import { createTestContext } from '../../../test/create-test-context.ts';
import { LimitCounter } from '../../db/limit-counter.ts';
import {
  deleteExpiredClaims,
  deleteExpiredLimits,
  deleteExpiredProofs,
  deleteOldMails,
  deleteRevokedFeeds,
  deleteUnfinishedBookings,
} from './retention-repository.ts';

const count = async (pool: pg.Pool, table: string) =>
  (await pool.query(`select count(*)::int as count from ${table}`)).rows[0].count;

const insertExpiredLimits = (pool: pg.Pool, rows: number) =>
  pool.query(
    `insert into rate_limit select 'expired:' || md5(n::text), 1, now() - interval '1 second'
     from generate_series(1, $1::int) n`,
    [rows],
  );

test('deleting limits needs no lock of the counters, and skips a row that is being counted', async () => {
  const { pool } = await createTestContext();
  await insertExpiredLimits(pool, 2_500);
  const client = await pool.connect();
  try {
    await client.query(`begin; select pg_advisory_xact_lock(hashtext('count_uses'))`);
    await client.query(`update rate_limit set count = 2 where key = (select min(key) from rate_limit)`);
    expect(await deleteExpiredLimits(pool)).toBe(2_499);
    await client.query('commit');
  } finally {
    client.release();
  }
  expect(await count(pool, 'rate_limit')).toBe(1);
});

test('a limit that still counts is kept', async () => {
  const { pool } = await createTestContext();
  await new LimitCounter(pool).consume([{ key: 'a', count: 1, windowSeconds: 60, isShared: false }]);
  expect(await deleteExpiredLimits(pool)).toBe(0);
  expect(await count(pool, 'rate_limit')).toBe(1);
});

test('many unfinished bookings are deleted in statements of a thousand rows at most', async () => {
  const { pool } = await createTestContext();
  await pool.query(`
    insert into booking (id, request_hash, view_key_hash, status, starts_at, ends_at, created_at, hold_expires_at,
      attempt, attempt_expires_at, name, phone, message, language, timezone)
    select gen_random_uuid(), '', n::text, case when n % 50 = 0 then 'cancelled' else 'failed' end,
      '2030-01-01', '2030-01-02', now(), now(), 1, now(), '', '', '', 'en', 'UTC'
    from generate_series(1, 2500) n`);
  const counts: number[] = [];
  const query = pool.query.bind(pool);
  const watched = Object.assign(Object.create(pool), {
    query: async (text: string, values: unknown[]) => {
      const result = await query(text, values);
      counts.push(result.rows[0].count);
      return result;
    },
  });
  expect(await deleteUnfinishedBookings(watched, new Date('2030-02-01'))).toBe(2_450);
  expect(counts).toHaveLength(4);
  expect(Math.max(...counts)).toBeLessThanOrEqual(1_000);
  expect(await count(pool, 'booking')).toBe(50);
});

test('stale claims are deleted after a day', async () => {
  const { pool } = await createTestContext();
  await pool.query(`
    insert into delivery_claim values
      ('old', gen_random_uuid(), now() - interval '2 days'), ('new', gen_random_uuid(), now() - interval '1 hour')`);
  expect(await deleteExpiredClaims(pool)).toBe(1);
  expect((await pool.query('select key from delivery_claim')).rows).toEqual([{ key: 'new' }]);
});

test('proofs of addresses are deleted when they expire', async () => {
  const { pool } = await createTestContext();
  await pool.query(`
    insert into verified_address values
      ('old', now() - interval '1 second'), ('new', now() + interval '1 day')`);
  expect(await deleteExpiredProofs(pool)).toBe(1);
  expect((await pool.query('select email_hash from verified_address')).rows).toEqual([{ email_hash: 'new' }]);
});

test('mails to unverified mailboxes are forgotten after a day', async () => {
  const { pool } = await createTestContext();
  await pool.query(`
    insert into mailbox_mail values
      ('old', 'hash', now() - interval '25 hours'), ('new', 'hash', now() - interval '23 hours')`);
  expect(await deleteOldMails(pool)).toBe(1);
  expect((await pool.query('select mail from mailbox_mail')).rows).toEqual([{ mail: 'new' }]);
});

test('feeds are deleted 30 days after they were revoked, and active ones stay', async () => {
  const { pool } = await createTestContext();
  await pool.query(`
    insert into feed_key (hash, label, detail, revoked_at) values
      ('a', 'old', 'name', now() - interval '31 days'), ('b', 'new', 'name', now() - interval '29 days'),
      ('c', 'active', 'name', null)`);
  expect(await deleteRevokedFeeds(pool)).toBe(1);
  expect((await pool.query('select label from feed_key order by label')).rows).toEqual([
    { label: 'active' },
    { label: 'new' },
  ]);
});
