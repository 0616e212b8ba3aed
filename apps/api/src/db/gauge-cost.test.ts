import type pg from 'pg';
import { expect, test } from 'vitest';
import { insertTestBooking } from '../../test/booking/insert-test-booking.ts';
import { createTestContext } from '../../test/create-test-context.ts';
import { insertTestInquiry } from '../../test/insert-test-inquiry.ts';
import type { BoundedPool } from './bounded-pool.ts';

const many = 5_000;

/** The statements that one scrape sends. */
async function listStatements(databaseUrl: string): Promise<string[]> {
  const statements: string[] = [];
  const query = async (text: string) => {
    statements.push(text);
    return { rows: [] };
  };
  const probe = { query, end: async () => {} } as unknown as BoundedPool;
  const { metrics } = await createTestContext({ databaseUrl, replacements: { probe } });
  await metrics.registry.metrics();
  return statements;
}

/** Copies of one row, as after years of use: finished jobs, announced inquiries, past bookings. */
async function fillTables(pool: pg.Pool): Promise<void> {
  const copy = (table: string, changes: string) =>
    pool.query(`
      insert into ${table} select filled.*
      from (select row from ${table} row limit 1) one, generate_series(1, ${many}) n,
        jsonb_populate_record(one.row, ${changes}) filled`);
  await insertTestInquiry(pool);
  await copy(
    'client_request',
    `jsonb_build_object('id', gen_random_uuid(), 'idempotency_key', n, 'content_hash', n)`,
  );
  await insertTestBooking(pool, { status: 'expired', ends_at: new Date(0), starts_at: new Date(-1_800_000) });
  await copy(
    'booking',
    `jsonb_build_object('id', gen_random_uuid(), 'idempotency_key', n, 'view_key_hash', n, 'short_id', n)`,
  );
  await pool.query(`
    insert into pgboss.job (name, state, completed_on)
    select (array['contact-form-notification', 'booking-mail', 'webhook'])[n % 3 + 1], 'completed', now()
    from generate_series(1, ${many}) n`);
  await pool.query("update desk_entry set state = 'answered'");
  await pool.query('analyze');
}

test('no gauge reads a whole table that grows with the years: a scrape must not take longer each month', async () => {
  const { pool, config } = await createTestContext();
  await fillTables(pool);
  const statements = await listStatements(config.DATABASE_URL);
  expect(statements.length).toBeGreaterThan(15);
  for (const statement of statements) {
    const { rows } = await pool.query<{ 'QUERY PLAN': string }>(`explain ${statement}`);
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(plan, statement).not.toMatch(/Seq Scan on (client_request|booking|job_common|desk_entry)/);
  }
});
