import { randomUUID } from 'node:crypto';
import { toStartInstant } from '@tt/contract/slots/slot-wire';
import { expect, test } from 'vitest';
import { advanceDatabase } from '../../../../test/advance-database.ts';
import { findSlot } from '../../../../test/booking/build-booking-request.ts';
import { startEmailWorld } from '../../../../test/booking/start-email-world.ts';
import { createTestContext } from '../../../../test/create-test-context.ts';
import { takeMail } from '../../../delivery/mailbox.ts';

type World = Awaited<ReturnType<typeof startEmailWorld>>;

const limit = (count: number) => ({ MAILS_PER_UNVERIFIED_MAILBOX_AND_DAY: String(count) });

const move = async (world: World, key: string, slot: number) => {
  const { success } = (await world.post('booking-reschedule', { key, ...findSlot(slot) })).json();
  await world.readMails();
  return success;
};

test('[MAILBOOK-12] a mailbox that nobody has verified gets three mails a day: changes take effect, and further bookings are refused', async () => {
  const world = await startEmailWorld(limit(3));
  const { booking } = (await world.bookByEmail()).json();
  await world.readMails();
  for (const slot of [4, 6, 8]) expect(await move(world, booking.viewKey, slot)).toBe(true);
  const { booking: moved } = (await world.post('booking-view', { key: booking.viewKey })).json();
  expect(moved.startsAt).toBe(new Date(toStartInstant(findSlot(8))).toISOString());
  expect((await world.post('booking-cancel', { key: booking.viewKey })).json().booking.status).toBe(
    'cancelled',
  );
  expect((await world.readMails()).map(({ subject }) => subject.split(' ')[0])).toEqual([
    ...['Your', 'New', 'New'],
  ]);
  expect(await world.context.metrics.registry.getSingleMetricAsString('mails_withheld_total')).toMatch(/ 2$/);
  expect((await world.readChats()).filter((text) => text.includes('could not be reached'))).toEqual([]);

  const spelling = { ...findSlot(2), email: 'Ada+again@site.example' };
  expect((await world.bookByEmail(spelling)).json()).toEqual({ success: false, code: 'mail_limit' });
  expect((await world.bookByEmail({ ...spelling, email: 'bob@site.example' })).json().success).toBe(true);
  await world.context.pool.query("update mailbox_mail set taken_at = taken_at - interval '1 day'");
  expect((await world.bookByEmail({ ...spelling, ...findSlot(10) })).json().success).toBe(true);
  expect(await world.readMails()).toHaveLength(5);
});

test('[MAILBOOK-12] the request to confirm counts too, and whoever confirms gets every mail', async () => {
  const world = await startEmailWorld(limit(1));
  await world.bookByEmail({ fax_number: 'robots fill this' });
  const [mail] = await world.readMails();
  const other = await world.bookByEmail(findSlot(2));
  expect(other.json()).toEqual({ success: false, code: 'mail_limit' });
  const key = mail?.text.match(/\/en\/booking\/confirm#(\S+)/)?.[1];
  const { booking } = (await world.post('booking-confirm', { key })).json();
  await world.readMails();
  for (const slot of [4, 6]) await move(world, booking.viewKey, slot);
  expect((await world.bookByEmail(findSlot(2))).json().success).toBe(true);
  expect(await world.readMails()).toHaveLength(5);
});

test('[MAILBOOK-10] [MAILBOOK-12] the request to confirm is sent again when the visitor asks, and no more often than the mailbox may get mails', async () => {
  const world = await startEmailWorld({ ...limit(3), EMAIL_BOOKINGS_PER_MAILBOX_AND_HOUR: '8' });
  const key = randomUUID();
  const send = (form: object) => world.bookByEmail({ fax_number: 'robots fill this', ...form }, { key });
  const askAgain = async () => (await send({ mailAgain: true })).json();
  const { viewKey } = (await send({})).json().booking;
  await send({});
  expect(await world.readMails()).toHaveLength(1);
  await advanceDatabase(world.context.pool, 29 * 60_000);
  expect((await askAgain()).booking).toMatchObject({ status: 'pending', viewKey });
  expect(await world.readMails()).toHaveLength(2);
  await advanceDatabase(world.context.pool, 29 * 60_000);
  expect((await world.bookByEmail({ email: 'bob@site.example' })).json().code).toBe('slot_taken');

  const answers = await Promise.all(Array.from({ length: 5 }, askAgain));
  expect(answers.filter(({ success }) => success)).toHaveLength(1);
  expect(answers.filter(({ code }) => code === 'mail_limit')).toHaveLength(4);
  expect((await askAgain()).code).toBe('mail_limit');
  expect((await askAgain()).error.code).toBe('rate_limited');
  const mails = await world.readMails();
  const links = mails.map(({ text }) => text.match(/\/booking\/confirm#(\S+)/)?.[1]);
  // A mailbox may drop a second email with the ID of the first.
  const ids = mails.map(({ headers }) => headers.find(({ key }) => key === 'message-id')?.value);
  expect([mails.length, new Set(links).size, new Set(ids).size]).toEqual([3, 1, 3]);
  const { booking } = (await world.post('booking-confirm', { key: links[0] })).json();
  expect(booking).toMatchObject({ status: 'confirmed', viewKey });
});

test('a mail that is retried counts once, and the company learns whom it has to tell of its own change', async () => {
  const world = await startEmailWorld(limit(1));
  const { booking } = (await world.bookByEmail()).json();
  await world.mailbox.admin.script({ kind: 'reject', code: 451 });
  const invitation = { bookingId: booking.id, kind: 'confirmation', sequence: 0 };
  await expect(world.runJob('booking-mail', invitation)).rejects.toThrow('SMTP 451');
  expect(await world.readMails()).toHaveLength(1);
  const [startsAt, endsAt] = [4, 5].map((slot) => new Date(toStartInstant(findSlot(slot))).toISOString());
  await world.google.admin.editByHand(booking.id.replaceAll('-', ''), { startsAt, endsAt });
  await world.runJob('calendar-reconcile');
  expect(await world.readMails()).toHaveLength(1);
  expect((await world.readChats()).map((text) => text.split(':')[0])).toContain(
    'The visitor could not be reached by email',
  );
});

test('mails that are sent at once do not exceed the limit', async () => {
  const { pool } = await createTestContext();
  const take = { emailHash: 'hash', most: 1 };
  const first = await pool.connect();
  await first.query('begin');
  await first.query("select take_mail('first', $1, $2)", [take.emailHash, take.most]);
  let isOver = false;
  const second = takeMail(pool, { mail: 'second', ...take }).finally(() => {
    isOver = true;
  });
  const waiting = "select from pg_locks where locktype = 'advisory' and not granted";
  await expect.poll(async () => isOver || (await pool.query(waiting)).rowCount === 1).toBe(true);
  await first.query('commit');
  first.release();
  expect(await second).toBe(false);
});
