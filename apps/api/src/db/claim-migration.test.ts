import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { createTestContext } from '../../test/create-test-context.ts';
import { createEmptyDatabase } from '../../test/database.ts';
import { prepare } from '../prepare.ts';
import { migrations } from './migrations.ts';

const before = Object.fromEntries(Object.entries(migrations).filter(([name]) => name < '0012'));
const statuses = ['held', 'confirmed', 'cancelled', 'failed', 'expired', 'in_doubt'] as const;

/** As a release before that migration inserts, with the columns of that time. */
const insert = `
  insert into booking (id, request_hash, view_key_hash, status, lane, starts_at, ends_at, created_at, hold_expires_at,
    attempt, attempt_expires_at, name, phone, message, language, timezone)
  values ($1::uuid, '', $1::uuid::text, $2, 1, $3, $3::timestamptz + interval '30 minutes', now(), now() + interval '2 minutes', 1, now(),
    '', '', '', 'en', 'UTC')`;

async function startBefore() {
  const context = await createTestContext({ databaseUrl: await createEmptyDatabase() });
  await prepare(context, before);
  const ids: Record<string, string> = {};
  for (const [index, status] of statuses.entries()) {
    const id = randomUUID();
    ids[status] = id;
    await context.pool.query(insert, [id, status, new Date(Date.UTC(2040, 0, 1, index))]);
  }
  await prepare(context);
  return { pool: context.pool, ids };
}

test('a filled database keeps its places, and every booking gets an ID for people', async () => {
  const { pool, ids } = await startBefore();
  const claims = await pool.query(
    'select booking_id, c.lane, blocks = tstzrange(starts_at, ends_at) as is_whole from booking_claim c join booking b on b.id = c.booking_id order by blocks',
  );
  expect(claims.rows).toEqual([
    { booking_id: ids.held, lane: 1, is_whole: true },
    { booking_id: ids.confirmed, lane: 1, is_whole: true },
  ]);
  const { rows } = await pool.query<{ short_id: string }>('select short_id from booking');
  expect(new Set(rows.map(({ short_id }) => short_id)).size).toBe(statuses.length);
  for (const { short_id } of rows) expect(short_id).toMatch(/^[0-9A-HJKMNP-TV-Z]{6}$/);
});

test('a status that changes frees the place, whoever writes it', async () => {
  const { pool, ids } = await startBefore();
  const countClaims = async () => (await pool.query('select from booking_claim')).rowCount;
  await pool.query("update booking set status = 'cancelled', cancelled_at = now() where id = $1", [
    ids.confirmed,
  ]);
  expect(await countClaims()).toBe(1);
  await pool.query("update booking set status = 'failed' where id = $1", [ids.held]);
  expect(await countClaims()).toBe(0);
});

test('a booking by email is never in doubt, whichever release ends its hold', async () => {
  const { pool, ids } = await startBefore();
  await pool.query(
    "update booking set method = 'email', organizer_email = 'a@b.example', email_key = 'a@b.example', hold_expires_at = now() where id = $1",
    [ids.held],
  );
  await pool.query("update booking set status = 'in_doubt' where id = $1", [ids.held]);
  const { rows } = await pool.query('select status from booking where id = $1', [ids.held]);
  expect(rows).toEqual([{ status: 'expired' }]);
});
