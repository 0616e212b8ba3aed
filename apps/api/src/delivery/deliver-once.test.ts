import { expect, test, vi } from 'vitest';
import { createTestContext } from '../../test/create-test-context.ts';
import { insertTestBooking } from '../../test/booking/insert-test-booking.ts';
import { insertTestInquiry } from '../../test/insert-test-inquiry.ts';
import { addTestWebhook } from '../../test/start-test-receiver.ts';
import type { Context } from '../context.ts';
import { createJobHandlers } from '../job-handlers.ts';
import { DeliveryUnderWay } from '../queue/job-failure.ts';
import type { QueueName } from '../queue/queues.ts';
import { deliverOnce } from './deliver-once.ts';
import { type Message, toClaimKey } from './message.ts';

const delivered = { kind: 'delivered' } as const;

/** A chat and a mailer that block every send until the test releases them. */
async function startSlowChannels() {
  const sent: string[] = [];
  const { promise: letGo, resolve: release } = Promise.withResolvers<void>();
  const send = async () => {
    await letGo;
    sent.push('message');
    return delivered;
  };
  const chat = {
    name: 'chat',
    maxLength: 4096,
    lengthOf: (text: string) => text.length,
    maxSendSeconds: 10,
    send,
  };
  const mailer = { name: 'mail', maxSendSeconds: 40, send };
  const webhooks = {
    maxSendSeconds: 15,
    createSecret: () => ({ shown: '', sealed: Buffer.from('') }),
    findProblem: () => undefined,
    send,
  };
  const context = await createTestContext({ replacements: { chats: [chat], mailer, webhooks } });
  return { context, sent, release };
}

const buildJob = (data: object) => ({ id: '1', data, retryCount: 28, retryLimit: 28 });

const cases: [QueueName, (context: Context) => Promise<object>][] = [
  ['contact-form-notification', async ({ pool }) => ({ id: (await insertTestInquiry(pool)).id })],
  [
    'booking-mail',
    async ({ pool }) => ({ bookingId: (await insertTestBooking(pool)).id, kind: 'confirmation' }),
  ],
  ['booking-notice', async ({ pool }) => ({ bookingId: (await insertTestBooking(pool)).id, kind: 'booked' })],
  [
    'webhook',
    async (context) => {
      const { id: endpointId } = await addTestWebhook(context, 'https://receiver.example/');
      const { id: subjectId } = await insertTestBooking(context.pool);
      return { endpointId, event: 'booking.confirmed', subjectId, sequence: 0 };
    },
  ],
  [
    'inquiry-summary-notification',
    async (context) => {
      await insertTestInquiry(context.pool, { announcement: 'summary' });
      await createJobHandlers(context)['inquiry-summary'](buildJob({}));
      const { rows } = await context.pool.query<{ data: object }>('delete from job_outbox returning data');
      return rows[0]?.data ?? {};
    },
  ],
  [
    'desk-reminder-notification',
    async (context) => {
      await insertTestInquiry(context.pool, { created_at: new Date(0) });
      const { rows } = await context.pool.query(
        'insert into desk_reminder (day) values (now()) returning id',
      );
      return { reminderId: rows[0].id };
    },
  ],
  [
    'desk-invitation',
    async ({ pool }) => {
      const { rows } = await pool.query(
        "insert into desk_person (name, mail) values ('Ada', 'ada@site.example') returning id",
      );
      const values = [rows[0].id];
      await pool.query(
        "insert into desk_invitation values ('hash', $1, null, now() + interval '1 day')",
        values,
      );
      return { personId: rows[0].id, at: 1 };
    },
  ],
];

test.each(cases)('two jobs of %s that run at the same moment send one message', async (queue, toData) => {
  const { context, sent, release } = await startSlowChannels();
  const data = await toData(context);
  // Each with a context of its own, like a separate process.
  const run = () => createJobHandlers(context)[queue](buildJob(data));
  const refusals: unknown[] = [];
  const runs = [run(), run(), run()].map((running) => running.catch((error) => void refusals.push(error)));
  await expect.poll(() => refusals).toEqual([expect.any(DeliveryUnderWay), expect.any(DeliveryUnderWay)]);
  release();
  await Promise.all(runs);
  expect(refusals).toHaveLength(2);
  await run();
  expect(sent).toHaveLength(1);
  const { rows } = await context.pool.query('select queue from job_outbox where queue = $1', [
    'booking-notice',
  ]);
  expect(rows).toEqual([]);
});

const channel = { name: 'chat', maxSendSeconds: 10 };

/** A message about a booking, and what deliveries of it have left behind. */
async function buildMessage() {
  const { pool } = await createTestContext();
  const { id } = await insertTestBooking(pool);
  const message: Message = { subject: 'booking', id, purpose: 'booked' };
  const count = async (table: 'delivery' | 'delivery_claim') =>
    (await pool.query(`select from ${table}`)).rowCount;
  const deliver = (send: () => Promise<typeof delivered | typeof failed> = async () => delivered) =>
    deliverOnce(pool, { message, channel }, send);
  return { pool, message, count, deliver };
}

const failed = { kind: 'failed', reason: 'HTTP 500' } as const;

test('a job that finds another sending the same message learns when that claim ends', async () => {
  const { pool, count, deliver } = await buildMessage();
  const gate = Promise.withResolvers<void>();
  const before = (await pool.query('select clock_timestamp()::text as at')).rows[0].at;
  const sending = deliver(async () => {
    await gate.promise;
    return delivered;
  });
  await expect.poll(() => count('delivery_claim')).toBe(1);
  // Five seconds longer than a send may take.
  const { rows } = await pool.query(
    `select claimed_until between $1::timestamptz + interval '15 s' and clock_timestamp() + interval '15 s' as is_exact
     from delivery_claim`,
    [before],
  );
  expect(rows).toEqual([{ is_exact: true }]);
  await pool.query("update delivery_claim set claimed_until = now() + interval '1 hour'");
  const refusal = await deliver().catch((error) => error);
  expect(refusal).toBeInstanceOf(DeliveryUnderWay);
  expect(refusal.retryAfterSeconds).toBeGreaterThan(3_000);
  expect(refusal.retryAfterSeconds).toBeLessThanOrEqual(3_600);
  gate.resolve();
  await sending;
  expect(await count('delivery_claim')).toBe(0);
});

test('a job that gets the claim just after another has delivered does not send again', async () => {
  const { pool, message, count } = await buildMessage();
  const query = pool.query.bind(pool);
  let questions = 0;
  const lateRecord = `insert into delivery values ('${message.id}', 'booked', 'chat')`;
  // The other one records its delivery between this one's first query and its claim.
  const watched = Object.assign(Object.create(pool), {
    query: async (statement: { text: string }) => {
      const answer = await query(statement);
      questions += 1;
      if (questions === 1) await query(lateRecord);
      return answer;
    },
  });
  let sent = 0;
  await deliverOnce(watched, { message, channel }, async () => {
    sent += 1;
    return delivered;
  });
  expect(sent).toBe(0);
  expect(await count('delivery_claim')).toBe(0);
});

test('the claim of a process that died expires by the database clock', async () => {
  const { pool, message, count, deliver } = await buildMessage();
  const claim = 'insert into delivery_claim values ($1, gen_random_uuid(), now() + $2::interval)';
  await pool.query(claim, [toClaimKey(message, channel.name), '1 hour']);
  const refusal = await deliver().catch((error) => error);
  expect(refusal.retryAfterSeconds).toBeGreaterThan(3_000);
  expect(refusal.retryAfterSeconds).toBeLessThanOrEqual(3_600);
  await pool.query("update delivery_claim set claimed_until = now() - interval '1 second'");
  await deliver();
  expect(await count('delivery')).toBe(1);
});

test('a peer that asks for 31 years is asked again after three hours', async () => {
  const { deliver } = await buildMessage();
  const send = async () => ({ ...failed, retryAfterSeconds: 1_000_000_000 });
  expect(await deliver(send).catch((error) => error)).toMatchObject({ retryAfterSeconds: 3 * 60 * 60 });
});

test('a delivery that failed can be retried at once', async () => {
  const { count, deliver } = await buildMessage();
  await expect(deliver(async () => failed)).rejects.toThrow('chat: HTTP 500');
  await deliver();
  expect(await count('delivery')).toBe(1);
});

test('a message that was sent while its record could not be stored is recorded later, and not sent again', async () => {
  const { pool, count, deliver } = await buildMessage();
  let sent = 0;
  const away = Promise.withResolvers<void>();
  const attempts = vi.spyOn(pool, 'connect');
  const send = async () => {
    sent += 1;
    await pool.query('alter table delivery rename to away');
    attempts.mockClear();
    away.resolve();
    return delivered;
  };
  const delivering = deliver(send);
  await away.promise;
  await expect.poll(() => attempts.mock.calls.length).toBeGreaterThan(1);
  await pool.query('alter table away rename to delivery');
  await delivering;
  await deliver(send);
  expect([sent, await count('delivery')]).toEqual([1, 1]);
});

test('a sender that was too slow leaves the next claim alone', async () => {
  const { pool, count, deliver } = await buildMessage();
  await deliver(async () => {
    await pool.query('update delivery_claim set owner = gen_random_uuid()');
    return delivered;
  });
  expect(await count('delivery_claim')).toBe(1);
});

test('nothing is recorded about a row that was erased while its message went out', async () => {
  const { pool, count, deliver } = await buildMessage();
  await deliver(async () => {
    await pool.query('delete from booking');
    return delivered;
  });
  expect([await count('delivery'), await count('delivery_claim')]).toEqual([0, 0]);
});
