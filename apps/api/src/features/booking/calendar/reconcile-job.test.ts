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
  await app.runJob('calendar-reconcile');
  expect(await readStatus(app, first.id)).toMatchObject({ sequence: 1, starts_at: new Date(at(15, 180)) });
  expect(await readJobs(app)).toEqual([
    { queue: 'booking-calendar', kind: null },
    { queue: 'booking-mail', kind: 'movedByCompany' },
    { queue: 'booking-notice', kind: 'movedByCompany' },
  ]);
  await app.runJob('booking-calendar', { bookingId: first.id });
  await app.runJob('calendar-reconcile');
  expect(await readStatus(app, first.id)).toMatchObject({ sequence: 1 });
});

test('[DESK-04] a meeting that the company made longer can be viewed, moved and canceled', async () => {
  const { app, first } = await startBooked();
  await app.google.admin.editByHand(toEventId(first.id), { startsAt: at(0), endsAt: at(0, 44.5) });
  await app.runJob('calendar-reconcile');
  const post = (name: string, body: object = {}) =>
    app.call({
      method: 'POST',
      url: `/functions/v1/booking-${name}`,
      payload: { key: first.viewKey, ...body },
    });
  expect((await post('view')).json()).toMatchObject({ booking: { duration: 45 } });
  const { date, time } = findSlot(4);
  expect((await post('reschedule', { date, time, timezone: 'UTC' })).json()).toMatchObject({
    booking: { duration: 45, sequence: 2 },
  });
  expect((await post('cancel')).json()).toMatchObject({ booking: { status: 'cancelled' } });
});

test('[DESK-04] neighbors that the company shifts by one place all follow', async () => {
  const { app, bookings } = await startBooked(3);
  for (const [index, { id }] of bookings.entries()) {
    const times = { startsAt: at(index * 2 + 2), endsAt: at(index * 2 + 2, 30) };
    await app.google.admin.editByHand(toEventId(id), times);
  }
  await app.runJob('calendar-reconcile');
  for (const [index, { id }] of bookings.entries()) {
    expect(await readStatus(app, id)).toMatchObject({
      sequence: 1,
      starts_at: new Date(at(index * 2 + 2)),
    });
  }
});

test('[DESK-04] a move onto another booking is told once, and followed when the time is free', async () => {
  const { app, first, bookings } = await startBooked(2);
  await app.google.admin.editByHand(toEventId(first.id), { startsAt: at(2), endsAt: at(2, 60) });
  await app.runJob('calendar-reconcile');
  await app.runJob('calendar-reconcile');
  expect(await readStatus(app, first.id)).toMatchObject({ sequence: 0, starts_at: new Date(at(0)) });
  expect(await readJobs(app)).toEqual([{ queue: 'booking-notice', kind: 'calendarCollision' }]);
  // The second half of the event lies outside the other booking, and nobody else may have it.
  const refused = await app.bookByEmail({ ...findSlot(3), email: 'third@site-9.example' });
  expect(refused.json()).toMatchObject({ success: false, code: 'slot_taken' });
  await app.context.pool.query("update booking set status = 'cancelled' where id = $1", [bookings[1]?.id]);
  await app.runJob('calendar-reconcile');
  expect(await readStatus(app, first.id)).toMatchObject({ sequence: 1, starts_at: new Date(at(2)) });
});

test('[DESK-04] an event without a time to come is told, and stops no other', async () => {
  const { app, bookings } = await startBooked(4);
  const [allDay, empty, past, moved] = bookings.map(({ id }) => toEventId(id));
  const { admin } = app.google;
  await admin.editByHand(allDay ?? '', { dates: { first: '2036-01-01', after: '2036-01-02' } });
  await admin.editByHand(empty ?? '', { startsAt: at(2), endsAt: at(2) });
  const yesterday = Date.now() - 24 * 3_600_000;
  const toText = (instant: number) => new Date(instant).toISOString();
  await admin.editByHand(past ?? '', { startsAt: toText(yesterday), endsAt: toText(yesterday + 1_800_000) });
  await admin.editByHand(moved ?? '', { startsAt: at(15), endsAt: at(15, 30) });
  await app.runJob('calendar-reconcile');
  await app.runJob('calendar-reconcile');
  const statuses = await Promise.all(bookings.map(({ id }) => readStatus(app, id)));
  expect(statuses.map(({ sequence }) => sequence)).toEqual([0, 0, 0, 1]);
  const notices = (await readJobs(app)).filter(({ queue }) => queue === 'booking-notice');
  expect(notices.map(({ kind }) => kind)).toEqual([...Array(3).fill('calendarDiffers'), 'movedByCompany']);
});

test('a meeting that became an all-day event has a time again when the visitor moves it', async () => {
  const { app, first } = await startBooked();
  const id = toEventId(first.id);
  await app.google.admin.editByHand(id, { dates: { first: '2036-01-01', after: '2036-01-02' } });
  await app.runJob('calendar-reconcile');
  const { date, time } = findSlot(4);
  await app.call({
    method: 'POST',
    url: '/functions/v1/booking-reschedule',
    payload: { key: first.viewKey, date, time, timezone: 'UTC' },
  });
  await app.runJob('booking-calendar', { bookingId: first.id });
  const { events } = await app.google.admin.readState();
  const { start } = events.find((event) => event.id === id)?.body ?? {};
  expect(start).toMatchObject({ dateTime: at(4) });
  expect(start).not.toHaveProperty('date');
});

test('[DESK-04] a deleted meeting is canceled if it is still deleted two minutes later', async () => {
  const { app, first } = await startBooked();
  await app.google.admin.deleteByHand(toEventId(first.id));
  await app.runJob('calendar-reconcile');
  expect(await readStatus(app, first.id)).toMatchObject({ status: 'confirmed' });
  await passTwoMinutes(app);
  await app.runJob('calendar-reconcile');
  expect(await readStatus(app, first.id)).toMatchObject({ status: 'cancelled', cancelled_by: 'company' });
  // Polls the calendar now, and once more in two minutes.
  expect(await readJobs(app)).toMatchObject([
    { queue: 'booking-calendar' },
    { queue: 'booking-calendar' },
    { queue: 'booking-mail', kind: 'cancellation' },
    { queue: 'booking-notice', kind: 'cancelledByCompany' },
  ]);
});

test('[DESK-04] a deletion that is undone meanwhile changes nothing', async () => {
  const { app, first } = await startBooked();
  await app.google.admin.deleteByHand(toEventId(first.id));
  await app.runJob('calendar-reconcile');
  await app.google.admin.restoreByHand(toEventId(first.id));
  await app.runJob('calendar-reconcile');
  await passTwoMinutes(app);
  await app.runJob('calendar-reconcile');
  expect(await readStatus(app, first.id)).toMatchObject({ status: 'confirmed' });
  expect(await readJobs(app)).toEqual([]);
});

test('[DESK-04] a deletion whose trace has disappeared counts too', async () => {
  const { app, first } = await startBooked();
  await app.google.admin.deleteByHand(toEventId(first.id), { leavesTombstone: false });
  await app.runJob('calendar-reconcile');
  await passTwoMinutes(app);
  await app.runJob('calendar-reconcile');
  expect(await readStatus(app, first.id)).toMatchObject({ status: 'cancelled' });
});

test('an event that is neither listed nor found because Google fails is not deleted', async () => {
  const { app, first } = await startBooked();
  await app.google.admin.deleteByHand(toEventId(first.id), { leavesTombstone: false });
  await app.google.admin.script({ on: 'get', kind: 'error', reason: 'backendError', times: 'always' });
  for (let time = 0; time < 2; time += 1) {
    await app.runJob('calendar-reconcile');
    await passTwoMinutes(app);
  }
  expect(await readStatus(app, first.id)).toMatchObject({ status: 'confirmed' });
  expect(await readJobs(app)).toEqual([]);
});

test('[DESK-04] many deletions at once are asked about once, and no booking is canceled', async () => {
  const { app, bookings } = await startBooked(4);
  for (const { id } of bookings) await app.google.admin.deleteByHand(toEventId(id));
  for (let time = 0; time < 2; time += 1) {
    await app.runJob('calendar-reconcile');
    await passTwoMinutes(app);
  }
  for (const { id } of bookings) expect(await readStatus(app, id)).toMatchObject({ status: 'confirmed' });
  expect(await readJobs(app)).toEqual([{ queue: 'calendar-notice', kind: 'cleared' }]);
  const { rows } = await app.context.pool.query("select data -> 'bookingIds' as ids from job_outbox");
  expect(rows[0].ids).toEqual(bookings.map(({ id }) => id));
});

test('[DESK-04] deletions that were seen before are not counted among those of this look', async () => {
  const { app, bookings } = await startBooked(4);
  for (const part of [bookings.slice(0, 2), bookings.slice(2)]) {
    for (const { id } of part) await app.google.admin.deleteByHand(toEventId(id));
    await app.runJob('calendar-reconcile');
    await passTwoMinutes(app);
  }
  await app.runJob('calendar-reconcile');
  for (const { id } of bookings) expect(await readStatus(app, id)).toMatchObject({ status: 'cancelled' });
});

test('[DESK-04] after many deletions at once a later one counts on its own', async () => {
  const { app, bookings } = await startBooked(5);
  const last = bookings[4]?.id ?? '';
  for (const { id } of bookings.slice(0, 4)) await app.google.admin.deleteByHand(toEventId(id));
  await app.runJob('calendar-reconcile');
  await app.google.admin.deleteByHand(toEventId(last));
  await app.runJob('calendar-reconcile');
  await passTwoMinutes(app);
  await app.runJob('calendar-reconcile');
  expect(await readStatus(app, last)).toMatchObject({ status: 'cancelled' });
  for (const { id } of bookings.slice(0, 4))
    expect(await readStatus(app, id)).toMatchObject({ status: 'confirmed' });
});

test('[DESK-04] an event that has no booking any more is removed if the visitor canceled it, and told otherwise', async () => {
  const { app, bookings } = await startBooked(3);
  const [byVisitor, byCompany, lost] = bookings.map(({ id }) => id);
  const { pool } = app.context;
  for (const [id, by] of [
    [byVisitor, 'visitor'],
    [byCompany, 'company'],
  ])
    await pool.query(
      `update booking set status = 'cancelled', cancelled_by = $2, synced_starts_at = null, synced_ends_at = null
       where id = $1`,
      [id, by],
    );
  await pool.query('delete from booking where id = $1', [lost]);
  await pool.query('delete from job_outbox');
  await app.runJob('calendar-reconcile');
  expect(await readJobs(app)).toEqual([
    { queue: 'booking-calendar', kind: null },
    { queue: 'calendar-notice', kind: 'stray' },
    { queue: 'calendar-notice', kind: 'stray' },
  ]);
  await app.runJob('booking-calendar', { bookingId: byVisitor });
  await pool.query('delete from job_outbox');
  await app.runJob('calendar-reconcile');
  expect((await readJobs(app)).map(({ kind }) => kind)).toEqual(['stray', 'stray']);
});

test('a job about an erased booking removes its event', async () => {
  const { app, first } = await startBooked();
  await app.context.pool.query('delete from booking where id = $1', [first.id]);
  await app.runJob('booking-calendar', { bookingId: first.id });
  const { events } = await app.google.admin.readState();
  expect(events.find(({ id }) => id === toEventId(first.id))).toMatchObject({ status: 'cancelled' });
});

test('a guest who declines is told once, and a title or color is the company’s own', async () => {
  const { app, first } = await startBooked();
  await app.google.admin.editByHand(toEventId(first.id), { summary: 'Ada, looms' });
  await app.runJob('calendar-reconcile');
  expect(await readJobs(app)).toEqual([]);
  await app.google.admin.editByHand(toEventId(first.id), {
    responses: { 'visitor@site-0.example': 'declined' },
  });
  await app.runJob('calendar-reconcile');
  await app.runJob('calendar-reconcile');
  expect(await readJobs(app)).toEqual([{ queue: 'booking-notice', kind: 'declined' }]);
  expect(await readStatus(app, first.id)).toMatchObject({ status: 'confirmed' });
});
