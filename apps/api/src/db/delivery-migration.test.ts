import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { expect, test } from 'vitest';
import { createTestContext } from '../../test/create-test-context.ts';
import { createEmptyDatabase } from '../../test/database.ts';
import { readWholeDatabase } from '../../test/read-whole-database.ts';
import { sendTestJob } from '../../test/send-test-job.ts';
import { hasDelivery, recordDelivery } from '../delivery/delivery-repository.ts';
import type { Message } from '../delivery/message.ts';
import { prepare } from '../prepare.ts';
import { migrations } from './migrations.ts';
import { runInTransaction } from './transaction.ts';

const before = Object.fromEntries(Object.entries(migrations).filter(([name]) => name < '0011'));

// With the columns of that time: later migrations may add others.
const subjects = [
  `insert into client_request values ($1, now(), 'Ada', 'ada@site.example', '', '', 'A loom', 'en', 'valid', 0, false, null, 0, now())`,
  `insert into enquiry_summary (id, kind) values ($1, 'digest')`,
  `insert into booking (id, request_hash, view_key_hash, status, lane, starts_at, ends_at, created_at, hold_expires_at,
     attempt, attempt_expires_at, name, phone, message, language, timezone)
   values ($1, '', '', 'confirmed', 1, '2030-01-01', '2030-01-02', now(), now(), 1, now(), '', '', '', 'en', 'UTC')`,
];

/** A database as a release before that migration left it, with one subject of each kind. */
async function startBefore() {
  const context = await createTestContext({ databaseUrl: await createEmptyDatabase() });
  const { pool } = context;
  await prepare(context, before);
  const [enquiryId, summaryId, bookingId] = [randomUUID(), randomUUID(), randomUUID()];
  for (const [index, id] of [enquiryId, summaryId, bookingId].entries()) {
    await pool.query(subjects[index] ?? '', [id]);
  }
  const messages: Message[] = [
    { subject: 'client_request', id: enquiryId, purpose: 'announcement' },
    { subject: 'enquiry_summary', id: summaryId, purpose: 'announcement' },
    { subject: 'booking', id: bookingId, purpose: 'booked' },
  ];
  return { context, pool, enquiryId, messages };
}

/** As the release of that time writes. */
async function recordBefore(pool: pg.Pool, { subject, id, purpose }: Message, channel: string) {
  const statements: Partial<Record<Message['subject'], string>> = {
    client_request: 'insert into client_request_delivery (client_request_id, channel) values ($1, $2)',
    enquiry_summary: 'insert into enquiry_summary_delivery (summary_id, channel) values ($1, $2)',
    booking: `insert into booking_delivery (booking_id, channel, purpose) values ($1, $2, '${purpose}')`,
  };
  await pool.query(statements[subject] ?? '', [id, channel]);
}

const recordNow = (pool: pg.Pool, message: Message, channel: string) =>
  runInTransaction(pool, (client) => recordDelivery(client, message, channel));

test('deliveries that were recorded before the migration are known', async () => {
  const { context, pool, messages } = await startBefore();
  for (const message of messages) await recordBefore(pool, message, 'before');
  await pool.query(`update booking_delivery set delivered_at = now() - interval '2 years'`);
  await prepare(context);
  for (const message of messages) {
    expect(await hasDelivery(pool, message, 'before'), message.subject).toBe(true);
    expect(await hasDelivery(pool, message, 'another')).toBe(false);
  }
});

test('a record that is written while the migration runs is not lost', async () => {
  const { context, pool, messages } = await startBefore();
  const client = await pool.connect();
  await client.query('begin');
  for (const { id } of messages.slice(0, 1)) {
    await client.query(`insert into client_request_delivery values ('${id}', 'meanwhile')`);
  }
  const prepared = prepare(context);
  const isWaiting = `
    select from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock' and query ilike '%lock table%'`;
  await expect.poll(async () => (await pool.query(isWaiting)).rowCount).toBe(1);
  await client.query('commit');
  client.release();
  await prepared;
  const [message] = messages;
  expect(message && (await hasDelivery(pool, message, 'meanwhile'))).toBe(true);
});

test('records go with the row that they are about', async () => {
  const { context, pool, messages } = await startBefore();
  await prepare(context);
  for (const message of messages) await recordNow(pool, message, 'now');
  for (const { subject } of messages) await pool.query(`delete from ${subject}`);
  expect((await pool.query('select from delivery')).rowCount).toBe(0);
});

test('[PRIV-12] jobs that carry what a person wrote keep their id alone, in the outbox and in the dead-letter queue', async () => {
  const { context, pool, enquiryId } = await startBefore();
  const queue = 'contact-form-notification';
  const former = { id: enquiryId, name: 'Typed by Ada', email: 'job@site.example', description: 'Words' };
  await sendTestJob(pool, queue, former);
  await pool.query(`insert into pgboss.job (name, data) values ('${queue}-dead', $1)`, [former]);
  await prepare(context);
  const jobs = await pool.query(
    'select data from job_outbox union all select data from pgboss.job where name = $1',
    [`${queue}-dead`],
  );
  expect(jobs.rows).toEqual([{ data: { id: enquiryId } }, { data: { id: enquiryId } }]);
  expect(await readWholeDatabase(pool)).not.toMatch(/Typed by Ada|job@site.example|Words/);
});
