import { toStartInstant } from '@tt/contract/slots/slot-wire';
import { expect, test } from 'vitest';
import { findSlot } from '../../../../test/booking/build-booking-request.ts';
import { type EmailApp, startEmailApp } from '../../../../test/booking/start-email-app.ts';

const toEventId = (id: string) => id.replaceAll('-', '');
const at = (index: number, minutes = 0) =>
  new Date(toStartInstant(findSlot(index)) + minutes * 60_000).toISOString();

async function startBooked(count = 1) {
  const app = await startEmailApp();
  const bookings: { id: string; viewKey: string; startsAt: string }[] = [];
  for (let index = 0; index < count; index += 1) {
    const email = `visitor@site-${index}.example`;
    bookings.push((await app.bookByEmail({ ...findSlot(index * 2), email })).json().booking);
  }
  await app.context.pool.query('delete from job_outbox');
  const first = bookings[0];
  if (!first) throw new Error('Nothing was booked');
  return { app, bookings, first };
}

const readJobs = async ({ context }: EmailApp) =>
  (await context.pool.query("select queue, data ->> 'kind' as kind from job_outbox order by 1, 2")).rows;
const readStatus = async ({ context }: EmailApp, id: string) =>
  (
    await context.pool.query('select status, cancelled_by, sequence, starts_at from booking where id = $1', [
      id,
    ])
  ).rows[0];
/** As if the deletion had been seen two minutes ago. */
const passTwoMinutes = ({ context }: EmailApp) =>
  context.pool.query("update booking set event_missing_at = event_missing_at - interval '2 minutes'");

test('[DESK-04] a meeting that the company moves, even out of hours, is moved here, with mail and notice', async () => {
  const { app, first } = await startBooked();
  await app.google.admin.editByHand(toEventId(first.id), { startsAt: at(15, 180), endsAt: at(15, 225) });
  await app.runJob('calendar-look');
  expect(await readStatus(app, first.id)).toMatchObject({ sequence: 1, starts_at: new Date(at(15, 180)) });
  expect(await readJobs(app)).toEqual([
    { queue: 'booking-calendar', kind: null },
    { queue: 'booking-mail', kind: 'movedByCompany' },
    { queue: 'booking-notice', kind: 'movedByCompany' },
  ]);
  await app.runJob('booking-calendar', { bookingId: first.id });
  await app.runJob('calendar-look');
  expect(await readStatus(app, first.id)).toMatchObject({ sequence: 1 });
});

test('[DESK-04] a move onto another booking is told and changes nothing', async () => {
  const { app, first } = await startBooked(2);
  await app.google.admin.editByHand(toEventId(first.id), { startsAt: at(2), endsAt: at(3) });
  await app.runJob('calendar-look');
  await app.runJob('calendar-look');
  expect(await readStatus(app, first.id)).toMatchObject({ sequence: 0, starts_at: new Date(at(0)) });
  expect(await readJobs(app)).toEqual([{ queue: 'booking-notice', kind: 'calendarCollision' }]);
});

test('[DESK-04] a deleted meeting is canceled if it is still deleted two minutes later', async () => {
  const { app, first } = await startBooked();
  await app.google.admin.deleteByHand(toEventId(first.id));
  await app.runJob('calendar-look');
  expect(await readStatus(app, first.id)).toMatchObject({ status: 'confirmed' });
  await passTwoMinutes(app);
  await app.runJob('calendar-look');
  expect(await readStatus(app, first.id)).toMatchObject({ status: 'cancelled', cancelled_by: 'company' });
  // The calendar is looked at now and once more in two minutes.
  expect(await readJobs(app)).toMatchObject([
    { queue: 'booking-calendar' },
    { queue: 'booking-calendar' },
    { queue: 'booking-mail', kind: 'withdrawal' },
    { queue: 'booking-notice', kind: 'canceledByCompany' },
  ]);
});

test('[DESK-04] a deletion that is undone meanwhile changes nothing', async () => {
  const { app, first } = await startBooked();
  await app.google.admin.deleteByHand(toEventId(first.id));
  await app.runJob('calendar-look');
  await app.google.admin.restoreByHand(toEventId(first.id));
  await app.runJob('calendar-look');
  await passTwoMinutes(app);
  await app.runJob('calendar-look');
  expect(await readStatus(app, first.id)).toMatchObject({ status: 'confirmed' });
  expect(await readJobs(app)).toEqual([]);
});

test('[DESK-04] a deletion whose trace has disappeared counts too', async () => {
  const { app, first } = await startBooked();
  await app.google.admin.deleteByHand(toEventId(first.id), { leavesTombstone: false });
  await app.runJob('calendar-look');
  await passTwoMinutes(app);
  await app.runJob('calendar-look');
  expect(await readStatus(app, first.id)).toMatchObject({ status: 'cancelled' });
});

test('an event that is neither listed nor found because Google fails is not deleted', async () => {
  const { app, first } = await startBooked();
  await app.google.admin.deleteByHand(toEventId(first.id), { leavesTombstone: false });
  await app.google.admin.script({ on: 'get', kind: 'error', reason: 'backendError', times: 'always' });
  for (let time = 0; time < 2; time += 1) {
    await app.runJob('calendar-look');
    await passTwoMinutes(app);
  }
  expect(await readStatus(app, first.id)).toMatchObject({ status: 'confirmed' });
  expect(await readJobs(app)).toEqual([]);
});

test('[DESK-04] many deletions at once are asked about once, and no booking is canceled', async () => {
  const { app, bookings } = await startBooked(4);
  for (const { id } of bookings) await app.google.admin.deleteByHand(toEventId(id));
  for (let time = 0; time < 2; time += 1) {
    await app.runJob('calendar-look');
    await passTwoMinutes(app);
  }
  for (const { id } of bookings) expect(await readStatus(app, id)).toMatchObject({ status: 'confirmed' });
  expect(new Set((await readJobs(app)).map(({ queue, kind }) => `${queue} ${kind}`))).toEqual(
    new Set(['calendar-notice cleared']),
  );
});

test('a guest who declines is told once, and a title or color is the company’s own', async () => {
  const { app, first } = await startBooked();
  await app.google.admin.editByHand(toEventId(first.id), { summary: 'Ada, looms' });
  await app.runJob('calendar-look');
  expect(await readJobs(app)).toEqual([]);
  await app.google.admin.editByHand(toEventId(first.id), {
    responses: { 'visitor@site-0.example': 'declined' },
  });
  await app.runJob('calendar-look');
  await app.runJob('calendar-look');
  expect(await readJobs(app)).toEqual([{ queue: 'booking-notice', kind: 'declined' }]);
  expect(await readStatus(app, first.id)).toMatchObject({ status: 'confirmed' });
});
