import { siteSettings } from '@tt/contract/site-settings';
import { startTelegram } from '@tt/standins/telegram';
import { expect, onTestFinished, test } from 'vitest';
import { connectCompanyCalendar } from '../../test/calendar/connect-company-calendar.ts';
import { createTestContext } from '../../test/create-test-context.ts';
import { insertTestBooking } from '../../test/booking/insert-test-booking.ts';
import { insertTestInquiry } from '../../test/insert-test-inquiry.ts';
import { readWholeDatabase } from '../../test/read-whole-database.ts';
import { runOutbox } from '../../test/run-outbox.ts';
import { startTestGoogle } from '../../test/booking/start-booking-app.ts';
import { startTestApp } from '../../test/start-test-app.ts';
import { addTestWebhook, receiverEnvironment, startTestReceiver } from '../../test/start-test-receiver.ts';
import { startTestWorker } from '../../test/start-test-worker.ts';
import { waitFor } from '../../test/wait-for.ts';
import { toEmailKey } from '../delivery/email-key.ts';
import { createJobHandlers } from '../job-handlers.ts';
import { enqueueWebhooks } from '../queue/enqueue-webhooks.ts';
import { runOps } from './run-ops.ts';
import { rememberVerified, takeMail, toMailboxHash } from '../delivery/mailbox.ts';

const address = 'ada@site.example';
const past = { starts_at: new Date('2024-01-01T10:00Z'), ends_at: new Date('2024-01-01T11:00Z') };

test('[PRIV-12] after the erasure no table, job, feed or webhook has the address, and receivers learn the ids alone', async () => {
  const receiver = await startTestReceiver();
  const { app, context } = await startTestApp({ environment: receiverEnvironment });
  const { pool } = context;
  await addTestWebhook(context, receiver.hookUrl);
  const feed = await runOps(context, ['feed', 'create', 'Desk', 'all']);
  const readFeed = () => app.inject({ url: new URL(feed.replace(/^.*: /, '').trim()).pathname });
  // The receiver is down, so the jobs about Ada wait in the queue.
  await receiver.admin.script({ kind: 'connection_reset', times: 'always' });
  const inquiry = await insertTestInquiry(pool, { email: address });
  const booking = await insertTestBooking(pool, { visitor_email: address });
  await enqueueWebhooks(pool, 'booking.confirmed', booking.id, 0);
  await startTestWorker(context, { webhook: createJobHandlers(context).webhook });
  await waitFor(async () => (await receiver.admin.countStruck()) >= 2);
  expect((await readFeed()).body).toContain(address);
  expect(await readWholeDatabase(pool)).toContain(address);

  await runOps(context, ['privacy', 'erase', 'Ada@Site.example']);
  expect((await readFeed()).body).not.toContain(address);
  await receiver.admin.clearFaults();
  await waitFor(async () => {
    await pool.query(`update pgboss.job set start_after = now() where state = 'retry'`);
    const { rows } = await pool.query(
      `select (select count(*) from pgboss.job where name = 'webhook' and state <> 'completed')
            + (select count(*) from job_outbox) as left`,
    );
    return rows[0].left === '0';
  });
  const { calls } = await receiver.admin.readState();
  const bodies = calls.map(({ body }) => JSON.parse(body));
  const ids = [booking.id, inquiry.id].toSorted();
  expect(bodies.map(({ type }) => type)).toEqual(['person.erased', 'person.erased']);
  expect(bodies.map(({ data }) => data.id).toSorted()).toEqual(ids);
  expect(JSON.stringify(calls)).not.toContain(address);
  expect(await readWholeDatabase(pool)).not.toContain(address);
});

test('[PRIV-12] the erasure names what it cannot reach', async () => {
  const telegram = await startTelegram();
  onTestFinished(() => telegram.stop());
  const [told, untold] = [await startTestReceiver(), await startTestReceiver()];
  const environment = {
    ...receiverEnvironment,
    MAIL_FROM: 'mail@site.example',
    TELEGRAM_API_URL: telegram.url,
    TELEGRAM_BOT_TOKEN: '1:test',
    TELEGRAM_CHAT_ID: '1',
  };
  const { app, context } = await startTestApp({ environment });
  const { pool } = context;
  await addTestWebhook(context, told.hookUrl);
  await addTestWebhook(context, untold.hookUrl, 'inquiry.received');
  for (const [label = '', detail = ''] of [
    ['Times', 'time'],
    ['Names', 'name'],
  ]) {
    const output = await runOps(context, ['feed', 'create', label, detail]);
    await app.inject({ url: new URL(output.replace(/^.*: /, '').trim()).pathname });
  }
  await runOps(context, ['feed', 'create', 'Never polled', 'all']);
  const inquiry = await insertTestInquiry(pool, { email: address });
  const previous = await insertTestBooking(pool, { visitor_email: address, ...past });
  const upcoming = await insertTestBooking(pool, { visitor_email: address });
  const failed = await insertTestBooking(pool, { visitor_email: address, status: 'failed' });
  await runOutbox(context);
  for (const of of [address, 'grace@site.example']) {
    const emailHash = toMailboxHash(context.secret, of);
    await takeMail(pool, { mail: `1 to ${of}`, emailHash, most: 1 });
    await rememberVerified(pool, emailHash);
  }

  const erased = JSON.parse(await runOps(context, ['privacy', 'erase', address]));
  expect(erased).toEqual({
    ...{ client_request: 1, booking: 3, verified_address: 1, mailbox_mail: 1 },
    ...{ desk_entry: 3, desk_note: 0, desk_act: 0 },
    cancelled: [upcoming.id],
    deleteByHand: {
      chats: ['telegram'],
      mailboxes: [siteSettings.email, 'mail@site.example'],
      searchFor: expect.arrayContaining([inquiry.id, previous.id, upcoming.id, failed.id]),
      calendarEvents: [
        { booking: previous.id, startsAt: previous.starts_at.toISOString() },
        { booking: upcoming.id, startsAt: upcoming.starts_at.toISOString() },
      ],
      feeds: ['Names'],
      webhooks: [untold.hookUrl],
    },
  });
  for (const table of ['verified_address', 'mailbox_mail'])
    expect((await pool.query(`select from ${table}`)).rowCount).toBe(1);
});

/** A booking in the company's calendar at Google's stand-in. */
async function startCompanyBooking() {
  const google = await startTestGoogle();
  const context = await createTestContext({
    replacements: { openCompanyCalendar: () => connectCompanyCalendar(google) },
  });
  await context.pool.query(
    `insert into calendar_connection (id, kind, account_email, calendar_id, scopes, status)
     values (gen_random_uuid(), 'refresh_token', 'desk@site.example', 'primary', '', 'connected')`,
  );
  const email = { visitor_email: address, method: 'email', email_key: address } as const;
  const booking = await insertTestBooking(context.pool, email);
  const job = { id: '1', data: { bookingId: booking.id }, retryCount: 0, retryLimit: 1 };
  await createJobHandlers(context)['booking-calendar'](job);
  const listEvents = async () => (await google.admin.readState()).events.map(({ status }) => status);
  return { context, google, booking, listEvents };
}

test('[PRIV-12] the event of an upcoming booking leaves the company calendar before its row goes', async () => {
  const { context, booking, listEvents } = await startCompanyBooking();
  await insertTestBooking(context.pool, {
    ...{ visitor_email: address, method: 'email', email_key: address, status: 'cancelled' },
  });
  expect(await listEvents()).toEqual(['confirmed']);
  const erased = JSON.parse(await runOps(context, ['privacy', 'erase', address]));
  expect(await listEvents()).toEqual(['cancelled']);
  expect(erased).toMatchObject({ booking: 2, cancelled: [booking.id], deleteByHand: { calendarEvents: [] } });
});

test('an event that Google does not let go is named, and the person is erased all the same', async () => {
  const { context, google, booking, listEvents } = await startCompanyBooking();
  await google.admin.script({ on: 'delete', kind: 'error', reason: 'backendError', times: 'always' });
  const erased = JSON.parse(await runOps(context, ['privacy', 'erase', address]));
  expect(await listEvents()).toEqual(['confirmed']);
  expect(erased.deleteByHand.calendarEvents).toMatchObject([{ booking: booking.id }]);
  expect(await readWholeDatabase(context.pool)).not.toContain(address);
});

test('[PRIV-11] the export names who received the data', async () => {
  const receiver = await startTestReceiver();
  const context = await createTestContext({ environment: receiverEnvironment });
  const { id } = await addTestWebhook(context, receiver.hookUrl);
  const inquiry = await insertTestInquiry(context.pool, { email: address });
  await insertTestInquiry(context.pool, { email: 'grace@site.example' });
  await runOutbox(context);
  const { delivery } = JSON.parse(await runOps(context, ['privacy', 'export', address]));
  expect(delivery).toMatchObject([
    { subject_id: inquiry.id, purpose: 'announcement', channel: 'any-chat' },
    { subject_id: inquiry.id, purpose: 'inquiry.received:0', channel: `webhook:${id}` },
  ]);
});

test('[PRIV-11, PRIV-12, PANEL-07] notes and acts about what a person sent are exported without the names of colleagues, and erased with it', async () => {
  const context = await createTestContext();
  const { pool } = context;
  const { id } = await insertTestInquiry(pool, { email: address });
  const other = await insertTestInquiry(pool, { email: 'grace@site.example' });
  const { rows: people } = await pool.query("insert into desk_person (name) values ('Charles') returning id");
  for (const entry of [id, other.id]) {
    const values = [entry, people[0].id];
    await pool.query(
      `insert into desk_note (id, entry_id, person_id, text) values (gen_random_uuid(), $1, $2, 'Ada called back')`,
      values,
    );
    await pool.query(
      `insert into desk_act (entry_id, person_id, kind) values ($1, $2, 'opened'), ($1, $2, 'note')`,
      values,
    );
  }
  const output = await runOps(context, ['privacy', 'export', address]);
  expect(JSON.parse(output)).toMatchObject({
    desk_entry: [{ id, kind: 'inquiry', state: 'new' }],
    desk_note: [{ entry_id: id, text: 'Ada called back' }],
    desk_act: [
      { entry_id: id, kind: 'opened' },
      { entry_id: id, kind: 'note' },
    ],
  });
  expect(output).not.toMatch(/Charles|words/);
  const erased = JSON.parse(await runOps(context, ['privacy', 'erase', address]));
  expect(erased).toMatchObject({ client_request: 1, desk_entry: 1, desk_note: 1, desk_act: 2 });
  const { rows } = await pool.query(`
    select id as entry from desk_entry union select entry_id from desk_note union select entry_id from desk_act`);
  expect(rows).toEqual([{ entry: other.id }]);
});

test('[PRIV-12] the other forms of a domain and of a mailbox are erased too, and other mailboxes stay', async () => {
  const context = await createTestContext();
  const email = (visitor_email: string) =>
    insertTestBooking(context.pool, {
      ...{ visitor_email, method: 'email', email_key: toEmailKey(visitor_email), status: 'cancelled' },
    });
  await email('Ada+loom@xn--mller-kva.example');
  await email('ada@müller.example');
  await email('ada@muller.example');
  await insertTestInquiry(context.pool, { email: 'Ada@xn--mller-kva.example' });
  await insertTestInquiry(context.pool, { email: 'grace@müller.example' });
  const erased = JSON.parse(await runOps(context, ['privacy', 'erase', 'ada@Müller.example']));
  expect(erased).toMatchObject({ client_request: 1, booking: 2 });
  const { rows } = await context.pool.query(
    'select email from client_request union all select visitor_email from booking',
  );
  expect(rows).toEqual([{ email: 'grace@müller.example' }, { email: 'ada@muller.example' }]);
});

test('[PRIV-11] the export finds both names of Gmail, without a tag, and with and without the dots that were typed', async () => {
  const context = await createTestContext();
  await insertTestInquiry(context.pool, { email: 'ada.l@googlemail.com' });
  await insertTestInquiry(context.pool, { email: 'adal@gmail.com' });
  const { client_request } = JSON.parse(await runOps(context, ['privacy', 'export', 'Ada.L+x@gmail.com']));
  expect(client_request).toHaveLength(2);
});
