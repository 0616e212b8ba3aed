import { expect, test } from 'vitest';
import { createTestContext } from '../../../../test/create-test-context.ts';
import { insertTestBooking } from '../../../../test/booking/insert-test-booking.ts';
import type { DeliveryResult } from '../../../adapters/channel.ts';
import type { Mailer, MailMessage } from '../../../adapters/mail/mail.ts';
import { createJobHandlers } from '../../../job-handlers.ts';

const hour = 3_600_000;
const minute = 60_000;

/** A booking that starts so much later than now, and was made long before. */
async function startReminders(inMs: number, changes: object = {}) {
  const sent: MailMessage[] = [];
  let answer: DeliveryResult = { kind: 'delivered' };
  const mailer: Mailer = {
    name: 'mail',
    maxSendSeconds: 1,
    send: async (mail) => {
      if (answer.kind !== 'failed') sent.push(mail);
      return answer;
    },
  };
  const context = await createTestContext({ replacements: { mailer } });
  const { pool } = context;
  const startsAt = Date.now() + inMs;
  const { id } = await insertTestBooking(pool, {
    starts_at: new Date(startsAt),
    ends_at: new Date(startsAt + hour / 2),
    confirmed_at: new Date(Date.now() - 100 * hour),
    changed_at: new Date(Date.now() - 100 * hour),
    ...changes,
  });
  const run = () =>
    createJobHandlers(context)['booking-reminder']({ id: '', data: {}, retryCount: 0, retryLimit: 0 });
  const readPurposes = async () =>
    (await pool.query('select purpose from delivery order by delivered_at')).rows.map(
      ({ purpose }) => purpose,
    );
  const setAnswer = (next: DeliveryResult) => {
    answer = next;
  };
  return { pool, id, sent, run, readPurposes, setAnswer };
}

/** The meeting comes nearer. */
const approach = (pool: { query: (text: string) => Promise<unknown> }, ms: number) =>
  pool.query(
    `update booking set starts_at = starts_at - interval '${ms} ms', ends_at = ends_at - interval '${ms} ms'`,
  );

test('[RESCHED-07] a reminder goes out 24 hours and 1 hour before, once each', async () => {
  const { pool, sent, run, readPurposes } = await startReminders(24 * hour + 5 * minute);
  await run();
  expect(sent).toHaveLength(0);
  await approach(pool, 6 * minute);
  await run();
  await run();
  expect(await readPurposes()).toEqual(['reminder24']);
  await approach(pool, 23 * hour);
  await run();
  await run();
  expect(await readPurposes()).toEqual(['reminder24', 'reminder1']);
  expect(sent).toHaveLength(2);
});

test('[RESCHED-07] a moved booking is reminded of its new time, and a canceled one of nothing', async () => {
  const { pool, run, readPurposes } = await startReminders(23 * hour);
  await run();
  await pool.query(
    "update booking set sequence = 1, starts_at = starts_at + interval '2 days', ends_at = ends_at + interval '2 days'",
  );
  await run();
  expect(await readPurposes()).toEqual(['reminder24']);
  await approach(pool, 48 * hour);
  await run();
  expect(await readPurposes()).toEqual(['reminder24', 'reminder24:1']);
  await pool.query("update booking set status = 'cancelled'");
  await approach(pool, 22.5 * hour);
  await run();
  expect(await readPurposes()).toEqual(['reminder24', 'reminder24:1']);
});

test('[RESCHED-07] who booked or moved at short notice has that mail instead', async () => {
  const { run, sent } = await startReminders(23 * hour, { confirmed_at: new Date(), changed_at: new Date() });
  await run();
  expect(sent).toHaveLength(0);
});

test('[RESCHED-07] a worker or a mail server that was down for two hours still sends, and never too late', async () => {
  const { pool, sent, run, setAnswer } = await startReminders(23 * hour);
  setAnswer({ kind: 'failed', reason: 'down' });
  await expect(run()).rejects.toThrow('not sent');
  await approach(pool, 2 * hour);
  setAnswer({ kind: 'delivered' });
  await run();
  expect(sent).toHaveLength(1);
  await approach(pool, 20.9 * hour);
  await run();
  expect(sent).toHaveLength(1);
});

test('[RESCHED-07] a reminder that is refused for good is not tried each minute, and the company is told once', async () => {
  const { pool, sent, run, setAnswer } = await startReminders(23 * hour);
  setAnswer({ kind: 'refused', reason: 'SMTP 550' });
  for (let minutes = 0; minutes < 3; minutes += 1) await run();
  expect(sent).toHaveLength(1);
  const { rows } = await pool.query("select data ->> 'kind' as kind from job_outbox");
  expect(rows).toEqual([{ kind: 'mailMissing' }]);
});
