import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createTestContext } from '../../test/create-test-context.ts';
import { insertTestBooking } from '../../test/booking/insert-test-booking.ts';
import { insertTestInquiry } from '../../test/insert-test-inquiry.ts';
import { readWholeDatabase } from '../../test/read-whole-database.ts';
import { runOutbox } from '../../test/run-outbox.ts';
import { sendTestJob } from '../../test/send-test-job.ts';
import { startTestWorker } from '../../test/start-test-worker.ts';
import { waitFor } from '../../test/wait-for.ts';
import type { Context } from '../context.ts';
import { createJobHandlers } from '../job-handlers.ts';
import { PermanentJobFailure } from '../queue/job-failure.ts';
import { listQueuesFor, type QueueName, queueNames } from '../queue/queues.ts';
import { runOps } from './run-ops.ts';

const queue = 'contact-form-notification';

test('inquiries are listed, the flagged ones apart, and shown whole', async () => {
  const context = await createTestContext();
  const person = await insertTestInquiry(context.pool, { name: 'Person' });
  const robot = await insertTestInquiry(context.pool, { name: 'Robot', flagged: true });
  const all = await runOps(context, ['inquiries', 'list']);
  expect(all).toContain(person.id);
  expect(all).toContain(robot.id);
  const flagged = await runOps(context, ['inquiries', 'list', '--flagged']);
  expect(flagged).not.toContain(person.id);
  const shown = JSON.parse(await runOps(context, ['inquiries', 'show', person.id]));
  expect(shown).toMatchObject({ name: 'Person', project_description: person.project_description });
});

test('the export is CSV in which no cell is a formula', async () => {
  const context = await createTestContext();
  await insertTestInquiry(context.pool, { name: '=cmd|x' });
  const csv = await runOps(context, ['inquiries', 'export']);
  expect(csv.split('\r\n')).toHaveLength(3);
  expect(csv).toContain(`"'=cmd|x"`);
});

test('the state of the queues is shown, and dead letters are redriven', async () => {
  const context = await createTestContext();
  expect(await runOps(context, ['queue', 'status'])).toMatch(/outbox +waiting +0\n/);
  await insertTestInquiry(context.pool);
  expect(await runOps(context, ['queue', 'status'])).toMatch(/outbox +waiting +1\n/);
  let runs = 0;
  await startTestWorker(context, {
    [queue]: async () => {
      runs += 1;
      if (runs === 1) throw new PermanentJobFailure('refused');
    },
  });
  await waitFor(async () => /-dead +created +1\n/.test(await runOps(context, ['queue', 'status'])));
  expect(await runOps(context, ['queue', 'redrive', queue])).toBe('1 jobs will be retried\n');
  await waitFor(async () => runs === 2);
});

test('jobs of a restored backup that message people wait until they are redriven, and the others go on', async () => {
  const context = await createTestContext();
  const { pool } = context;
  const relay = await startTestWorker(context, {});
  const isRelayed = async () => (await pool.query('select from job_outbox')).rowCount === 0;
  // Some wait in the queue and some in the outbox, for a channel or for a worker.
  for (const name of queueNames) await sendTestJob(pool, name, { in: 'queue' });
  await waitFor(isRelayed);
  await relay.stop();
  for (const name of queueNames) await sendTestJob(pool, name, { in: 'outbox' });
  await pool.query(`update job_outbox set postponed_until = 'infinity' where queue = $1`, [queue]);

  const { rows: lines } = await pool.query(
    await readFile(join(import.meta.dirname, '../../../../deploy/backup/hold-messages.sql'), 'utf8'),
  );
  const held: readonly QueueName[] = [...listQueuesFor('company'), ...listQueuesFor('visitor')].filter(
    (name) => name !== 'webhook',
  );
  expect(lines.map(({ line }) => line)).toEqual(
    held.toSorted().map((name) => `2 jobs of ${name} are held. To run them: pnpm ops queue redrive ${name}`),
  );
  const runs: string[] = [];
  const handlers = queueNames.map((name) => [name, async () => void runs.push(name)]);
  await startTestWorker(context, Object.fromEntries(handlers));
  await waitFor(isRelayed);
  const others = queueNames.filter((name) => !held.includes(name));
  await waitFor(async () => others.every((name) => runs.filter((run) => run === name).length >= 2));
  expect(runs.filter((name) => held.includes(name as QueueName))).toEqual([]);
  expect(await runOps(context, ['queue', 'redrive', queue])).toBe('2 jobs will be retried\n');
  await waitFor(async () => runs.filter((name) => name === queue).length === 2);
});

/** Everything that Ada typed, in unique words. */
const typed = {
  inquiry: {
    name: 'Ada of the inquiry',
    company_name: 'Engines of Ada',
    social_media: '@ada-in-private',
    project_description: 'A loom of Ada',
  },
  booking: { name: 'Ada of the booking', phone: '+48 600 100 200', message: 'About the loom of Ada' },
};

async function insertAda({ pool }: Context) {
  const inquiry = await insertTestInquiry(pool, { email: 'Ada@Site.example', ...typed.inquiry });
  const booking = await insertTestBooking(pool, { visitor_email: 'ADA@site.example', ...typed.booking });
  return { inquiry, booking };
}

test('[PRIV-11] everything about one address is exported, and nothing about another', async () => {
  const context = await createTestContext();
  const { inquiry, booking } = await insertAda(context);
  const other = await insertTestInquiry(context.pool, { email: 'grace@site.example' });
  const otherBooking = await insertTestBooking(context.pool, { visitor_email: 'grace@site.example' });
  const output = await runOps(context, ['privacy', 'export', 'ada@site.example']);
  const exported = JSON.parse(output);
  expect(exported.client_request).toMatchObject([{ id: inquiry.id, ...typed.inquiry }]);
  expect(exported.booking).toMatchObject([{ id: booking.id, ...typed.booking }]);
  expect(output).not.toContain(other.id);
  expect(output).not.toContain(otherBooking.id);
});

test('[PRIV-12] after the erasure no table contains data of that person', async () => {
  const context = await createTestContext();
  await insertAda(context);
  await startTestWorker(context, { [queue]: createJobHandlers(context)[queue] });
  await expect.poll(async () => (await context.pool.query('select from delivery')).rowCount).toBe(1);
  const words = [...Object.values(typed.inquiry), ...Object.values(typed.booking)];
  const listLeft = async () => {
    const database = (await readWholeDatabase(context.pool)).toLowerCase();
    return [...words, 'ada@site.example'].filter((word) => database.includes(word.toLowerCase()));
  };
  expect(await listLeft()).toHaveLength(words.length + 1);
  await runOps(context, ['privacy', 'erase', 'ada@site.example']);
  expect(await listLeft()).toEqual([]);
});

test('[PRIV-12] everything about one address is erased, with the records of what was delivered, and nothing about another', async () => {
  const context = await createTestContext();
  const inquiry = await insertTestInquiry(context.pool, { email: 'ada@site.example' });
  const other = await insertTestInquiry(context.pool, { email: 'grace@site.example' });
  const booking = await insertTestBooking(context.pool, { visitor_email: 'Ada@site.example' });
  await insertTestBooking(context.pool, { visitor_email: 'grace@site.example' });
  await runOutbox(context);
  const listDelivered = async () => (await context.pool.query('select subject_id from delivery')).rows;
  expect(await listDelivered()).toHaveLength(2);

  const erased = JSON.parse(await runOps(context, ['privacy', 'erase', 'ADA@site.example']));
  expect(erased).toEqual({
    ...{ client_request: 1, booking: 1, verified_address: 0, mailbox_mail: 0 },
    ...{ desk_entry: 2, desk_note: 0, desk_act: 0 },
    cancelled: [booking.id],
    deleteByHand: expect.objectContaining({ chats: ['any-chat'], searchFor: [inquiry.id, booking.id] }),
  });
  expect(await listDelivered()).toEqual([{ subject_id: other.id }]);
  const { rows } = await context.pool.query(
    'select email from client_request union all select visitor_email from booking',
  );
  expect(rows).toEqual([{ email: 'grace@site.example' }, { email: 'grace@site.example' }]);
});

test('an unknown command is answered with the list of commands', async () => {
  const context = await createTestContext();
  for (const words of [
    [],
    ['nonsense'],
    ['inquiries'],
    ['queue', 'redrive', 'nonsense'],
    ['privacy', 'erase'],
    ['desk', 'invite', '--help'],
    ['desk', 'invite', ' '],
  ]) {
    await expect(runOps(context, words)).rejects.toThrow(/^usage: pnpm ops .+ desk invite /s);
  }
});
