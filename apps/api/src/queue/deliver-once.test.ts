import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createTestContext } from '../../test/create-test-context.ts';
import { insertTestBooking } from '../../test/insert-test-booking.ts';
import { insertTestEnquiry } from '../../test/insert-test-enquiry.ts';
import type { Context } from '../context.ts';
import { createJobHandlers } from '../job-handlers.ts';
import { type Delivery, deliverOnce } from './deliver-once.ts';
import { DeliveryUnderWay } from './job-failure.ts';
import type { QueueName } from './queues.ts';

const delivered = { kind: 'delivered' } as const;

/** A chat and a mailer that take a while, as two that send the same need it. */
async function startSlowChannels() {
  const sent: string[] = [];
  const send = async () => {
    await sleep(300);
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
  const context = await createTestContext({ replacements: { chats: [chat], mailer } });
  return { context, sent };
}

const cases: [QueueName, (context: Context) => Promise<object>][] = [
  ['contact-form-notification', async ({ pool }) => ({ id: (await insertTestEnquiry(pool)).id })],
  [
    'booking-mail',
    async ({ pool }) => ({ bookingId: (await insertTestBooking(pool)).id, kind: 'confirmation' }),
  ],
  ['booking-notice', async ({ pool }) => ({ bookingId: (await insertTestBooking(pool)).id, kind: 'booked' })],
];

test.each(cases)('two jobs of %s that run at the same moment send one message', async (queue, toData) => {
  const { context, sent } = await startSlowChannels();
  const data = await toData(context);
  // Each as in a process of its own.
  const run = () => createJobHandlers(context)[queue]({ id: '1', data, retryCount: 28, retryLimit: 28 });
  const outcomes = await Promise.allSettled([run(), run(), run()]);
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  for (const outcome of outcomes) {
    if (outcome.status === 'rejected') expect(outcome.reason).toBeInstanceOf(DeliveryUnderWay);
  }
  await run();
  expect(sent).toHaveLength(1);
  const { rows } = await context.pool.query('select queue from job_outbox where queue = $1', [
    'booking-notice',
  ]);
  expect(rows).toEqual([]);
});

interface Message extends Delivery {
  records: number;
}

function buildMessage(changes: Partial<Delivery> = {}): Message {
  const message: Message = {
    message: 'message:1',
    channel: { name: 'chat', maxSendSeconds: 10 },
    isRecorded: async () => message.records > 0,
    record: async () => {
      message.records += 1;
    },
    records: 0,
    ...changes,
  };
  return message;
}

test('a job that finds another at it is told when that one must have come to an end', async () => {
  const { pool } = await createTestContext();
  const message = buildMessage();
  const sending = deliverOnce(pool, message, async () => {
    await sleep(500);
    return delivered;
  });
  await expect.poll(async () => (await pool.query('select from delivery_claim')).rowCount).toBe(1);
  const second = deliverOnce(pool, message, async () => delivered);
  await expect(second).rejects.toMatchObject({ retryAfterSeconds: 15 });
  await sending;
  expect((await pool.query('select from delivery_claim')).rowCount).toBe(0);
});

test('a job that gets its claim just after another has delivered does not send again', async () => {
  const { pool } = await createTestContext();
  const answers = [false, true];
  let sent = 0;
  const message = buildMessage({ isRecorded: async () => answers.shift() ?? true });
  await deliverOnce(pool, message, async () => {
    sent += 1;
    return delivered;
  });
  expect(sent).toBe(0);
  expect((await pool.query('select from delivery_claim')).rowCount).toBe(0);
});

test('the claim of a process that died ends by the clock of the database', async () => {
  const { pool } = await createTestContext();
  const claim =
    "insert into delivery_claim values ('message:1:chat', gen_random_uuid(), now() + $1::interval)";
  await pool.query(claim, ['7 seconds']);
  const message = buildMessage();
  const deliver = () => deliverOnce(pool, message, async () => delivered);
  await expect(deliver()).rejects.toMatchObject({ retryAfterSeconds: 7 });
  await pool.query("update delivery_claim set claimed_until = now() - interval '1 second'");
  await deliver();
  expect(message.records).toBe(1);
});

test('a delivery that failed can be tried again at once', async () => {
  const { pool } = await createTestContext();
  const message = buildMessage();
  const failed = { kind: 'failed', reason: 'HTTP 500' } as const;
  await expect(deliverOnce(pool, message, async () => failed)).rejects.toThrow('chat: HTTP 500');
  await deliverOnce(pool, message, async () => delivered);
  expect(message.records).toBe(1);
});

test('a message that was sent while the database was away is recorded when it is back, and not sent again', async () => {
  const { pool } = await createTestContext();
  let tries = 0;
  let sent = 0;
  const message = buildMessage({
    record: async () => {
      tries += 1;
      if (tries < 3) throw new Error('Connection terminated');
    },
  });
  await deliverOnce(pool, message, async () => {
    sent += 1;
    return delivered;
  });
  expect({ sent, tries }).toEqual({ sent: 1, tries: 3 });
});

test('whoever was too slow leaves the claim of the next one alone', async () => {
  const { pool } = await createTestContext();
  const message = buildMessage();
  await deliverOnce(pool, message, async () => {
    await pool.query('update delivery_claim set owner = gen_random_uuid()');
    return delivered;
  });
  expect((await pool.query('select from delivery_claim')).rowCount).toBe(1);
});
