import { randomUUID } from 'node:crypto';
import type { DeskActAnswer } from '@tt/contract/desk/desk-entry';
import { toStartInstant } from '@tt/contract/slots/slot-wire';
import { describe, expect, test } from 'vitest';
import { findSlot } from '../../../../test/booking/build-booking-request.ts';
import { insertTestBooking } from '../../../../test/booking/insert-test-booking.ts';
import { startEmailApp } from '../../../../test/booking/start-email-app.ts';
import { callDesk } from '../../../../test/desk/start-desk-app.ts';
import { runOutbox } from '../../../../test/run-outbox.ts';
import { startTestWorker } from '../../../../test/start-test-worker.ts';
import { sendNoticeJob } from '../../booking/core/booking-jobs.ts';

async function startBooked() {
  const app = await startEmailApp();
  const { booking } = (await app.bookByEmail()).json();
  await runOutbox(app.context);
  const desk = callDesk(app);
  const { cookie } = await desk.enrol(await desk.invite('Ada'));
  const act = async (what: string, body: object, { key = randomUUID(), id = booking.id } = {}) =>
    (
      await desk.post(`entries/${id}/${what}`, body, { cookie, 'idempotency-key': key })
    ).json() as DeskActAnswer;
  const moveAsVisitor = async (index: number) =>
    (
      await app.call({
        method: 'POST',
        url: '/functions/v1/booking-reschedule',
        payload: { key: booking.viewKey, ...findSlot(index), sequence: 0 },
      })
    ).json();
  const { pool } = app.context;
  return { ...app, ...desk, pool, booking, cookie, act, moveAsVisitor };
}

const toStart = (index: number) => new Date(toStartInstant(findSlot(index))).toISOString();
const readEvent = async ({ google }: Awaited<ReturnType<typeof startBooked>>) =>
  (await google.admin.readState()).events[0];

test('[PANEL-05] a move by the desk changes the event, and the visitor gets the mail that the company’s moves have', async () => {
  const desk = await startBooked();
  const { pool, act, booking } = desk;
  const answer = await act('move', { ...findSlot(4), sequence: 0 });
  expect(answer).toMatchObject({
    success: true,
    entry: { meeting: { startsAt: toStart(4), movedFrom: booking.startsAt }, booking: { sequence: 1 } },
  });
  expect(answer.entry.events).toContainEqual(
    expect.objectContaining({ kind: 'moved', who: 'Ada', detail: booking.startsAt }),
  );
  const { rows } = await pool.query(`select queue, data ->> 'kind' as kind from job_outbox
    where queue in ('booking-mail', 'booking-notice') and data ->> 'sequence' = '1' order by queue`);
  expect(rows.map(({ queue, kind }) => [queue, kind])).toEqual([
    ['booking-mail', 'movedByCompany'],
    ['booking-notice', 'movedByCompany'],
  ]);
  expect(Date.parse((await readEvent(desk))?.body.start?.dateTime ?? '')).toBe(Date.parse(toStart(4)));
});

test('[PANEL-05] the same key is one move, and a visitor’s limits do not bind the company', async () => {
  const { act, pool } = await startBooked();
  const key = randomUUID();
  const move = () => act('move', { ...findSlot(4), sequence: 0 }, { key });
  const answers = await Promise.all([move(), move(), move()]);
  expect(answers.map(({ success }) => success)).toEqual([true, true, true]);
  for (const [sequence, index] of [6, 8, 10, 12].entries())
    expect(await act('move', { ...findSlot(index), sequence: sequence + 1 })).toMatchObject({
      success: true,
    });
  const { rows } = await pool.query(`select count(*)::int from desk_act where kind = 'moved'`);
  expect(rows[0]?.count).toBe(5);
});

test('[PANEL-05] of a move by the desk and one by the visitor at once, one happens and the other is told', async () => {
  const { act, moveAsVisitor, pool, booking } = await startBooked();
  const [byDesk, byVisitor] = await Promise.all([
    act('move', { ...findSlot(4), sequence: 0 }),
    moveAsVisitor(6),
  ]);
  expect([byDesk.success, byVisitor.success].toSorted()).toEqual([false, true]);
  const refused = byDesk.success ? byVisitor : byDesk;
  expect(refused.code).toBe('booking_changed');
  const { rows } = await pool.query('select starts_at, sequence from booking where id = $1', [booking.id]);
  expect(rows[0]).toEqual({ starts_at: new Date(toStart(byDesk.success ? 4 : 6)), sequence: 1 });
  const acts = await pool.query(`select from desk_act where kind = 'moved'`);
  expect(acts.rowCount).toBe(byDesk.success ? 1 : 0);
});

test('[PANEL-05] the mail with the video link of a meeting that the desk has moved is the mail of that move', async () => {
  const { pool, act } = await startBooked();
  await pool.query("update booking set meet_link = null, meet_link_status = 'pending'");
  await act('move', { ...findSlot(4), sequence: 0 });
  const { rows } = await pool.query(`select data ->> 'kind' as kind from job_outbox
    where queue = 'booking-mail' and data ->> 'sequence' = '1'`);
  // One from the move, one from the link: only the same kind is sent once.
  expect(rows).toEqual([{ kind: 'movedByCompany' }, { kind: 'movedByCompany' }]);
});

test('[PANEL-05] a taken time is refused, and everything stays', async () => {
  const { act, bookByEmail, booking } = await startBooked();
  await bookByEmail({ ...findSlot(4), email: 'bob@site.example' });
  expect(await act('move', { ...findSlot(4), sequence: 0 })).toMatchObject({
    ...{ success: false, code: 'slot_taken' },
    entry: { meeting: { startsAt: booking.startsAt } },
  });
});

test('[PANEL-05] a cancellation frees the time, takes the event away and brings the visitor the line', async () => {
  const desk = await startBooked();
  const { act, context, bookByEmail } = desk;
  const line = 'Ada is <b>ill</b>,\u0000 we are sorry.';
  const answer = await act('cancel', { sequence: 0, line });
  expect(answer).toMatchObject({
    success: true,
    entry: { meeting: { isCancelled: true, cancelledBy: 'company' } },
  });
  expect(answer.entry.events).toContainEqual(expect.objectContaining({ kind: 'cancelled', who: 'Ada' }));
  await runOutbox(context);
  expect((await readEvent(desk))?.body.status ?? 'cancelled').toBe('cancelled');
  expect((await bookByEmail({ email: 'bob@site.example' })).json()).toMatchObject({ success: true });
  expect(await act('cancel', { sequence: 1 })).toMatchObject({ success: false, code: 'booking_cancelled' });
});

test('[PANEL-05] a cancellation of what the visitor has just moved is refused', async () => {
  const { act, moveAsVisitor } = await startBooked();
  await moveAsVisitor(4);
  expect(await act('cancel', { sequence: 0 })).toMatchObject({
    ...{ success: false, code: 'booking_changed' },
    entry: { meeting: { startsAt: toStart(4), isCancelled: false } },
  });
});

test('[PANEL-05] whether a meeting took place can be said from its start on', async () => {
  const { act, pool, booking } = await startBooked();
  const { id } = await insertTestBooking(pool, {
    starts_at: new Date(Date.now() - 60_000),
    ends_at: new Date(Date.now() + 60_000),
  });
  expect(await act('outcome', { version: 0, outcome: 'no_show' }, { id })).toMatchObject({
    entry: { meeting: { outcome: 'no_show' } },
  });
  // A page from before doesn't show what a colleague has said.
  expect(await act('outcome', { version: 0, outcome: 'held' }, { id })).toMatchObject({
    ...{ success: false, code: 'changed' },
    entry: { meeting: { outcome: 'no_show' } },
  });
  expect(await act('undo', { version: 1 }, { id })).toMatchObject({ entry: { meeting: { outcome: null } } });
  expect(await act('outcome', { version: 0, outcome: 'held' })).toEqual({
    error: { code: 'invalid_request' },
  });
  expect(booking.id).not.toBe(id);
});

test('[PANEL-05] a meeting ahead is erased only after its visitor has been told', async () => {
  const { act, context, booking } = await startBooked();
  const reference = booking.shortId;
  expect(await act('erase', { reference, withoutMail: true })).toEqual({
    ...{ success: false, code: 'booking_ahead' },
  });
  await act('cancel', { sequence: 0 });
  expect(await act('erase', { reference })).toEqual({ success: false, code: 'mail_waiting' });
  await runOutbox(context);
  expect(await act('erase', { reference })).toEqual({ success: true });
});

test('[PANEL-05] whoever waits for an email that can’t be sent is erased only by a person who knows that', async () => {
  const { act, context, pool, booking } = await startBooked();
  await act('cancel', { sequence: 0 });
  // The queue has the job, and its worker never gets to it.
  await startTestWorker(context, {});
  await expect
    .poll(async () => (await pool.query('select from job_outbox where start_after is null')).rowCount)
    .toBe(0);
  await pool.query("update booking set cancelled_at = now() - interval '1 day'");
  const erase = (more: object = {}) => act('erase', { reference: booking.shortId, ...more });
  expect(await erase()).toEqual({ success: false, code: 'mail_waiting' });
  // The last try has failed, and the company has yet to read that.
  await pool.query(`delete from pgboss.job where name = 'booking-mail'`);
  await sendNoticeJob(pool, booking.id, 'mailMissing', { sequence: 1 });
  expect(await erase()).toEqual({ success: false, code: 'mail_waiting' });
  expect(await erase({ withoutMail: true })).toEqual({ success: true });
});

describe('[PANEL-05] what differs in the company’s calendar is said at the meeting until it is corrected:', () => {
  async function startWatched() {
    const desk = await startBooked();
    const { admin } = desk.google;
    const eventId = desk.booking.id.replaceAll('-', '');
    /** What the desk says of the calendar after the next look at it. */
    const look = async () => {
      await desk.runJob('calendar-reconcile');
      const { booking } = (await desk.get(`entries/${desk.booking.id}`, desk.cookie)).json();
      return [booking.isInCalendar, booking.eventFault];
    };
    const drag = (startsAt: string, minutes: number) =>
      admin.editByHand(eventId, {
        startsAt,
        endsAt: new Date(Date.parse(startsAt) + minutes * 60_000).toISOString(),
      });
    expect(await look()).toEqual([true, null]);
    return { ...desk, admin, eventId, look, drag };
  }

  test('an event that was deleted with many others', async () => {
    const { admin, eventId, look, bookByEmail, context } = await startWatched();
    const ids = [eventId];
    for (const index of [4, 6, 8]) {
      const { booking } = (await bookByEmail({ ...findSlot(index), email: `${index}@site.example` })).json();
      ids.push(booking.id.replaceAll('-', ''));
    }
    await runOutbox(context);
    for (const id of ids) await admin.deleteByHand(id);
    expect(await look()).toEqual([false, 'deleted']);
    await admin.restoreByHand(eventId);
    expect(await look()).toEqual([true, null]);
  });

  test('an event at a time that another meeting has', async () => {
    const { look, drag, bookByEmail, booking } = await startWatched();
    await bookByEmail({ ...findSlot(4), email: 'bob@site.example' });
    await drag(toStart(4), 30);
    expect(await look()).toEqual([false, 'differs']);
    await drag(booking.startsAt, 30);
    expect(await look()).toEqual([true, null]);
  });

  test('an event without a time', async () => {
    const { look, drag, booking } = await startWatched();
    await drag(booking.startsAt, 0);
    expect(await look()).toEqual([false, 'differs']);
    await drag(booking.startsAt, 30);
    expect(await look()).toEqual([true, null]);
  });

  test('an event that Google does not let us move', async () => {
    const { act, admin, look, runJob, booking } = await startWatched();
    const sync = () => runJob('booking-calendar', { bookingId: booking.id });
    await admin.script({ on: 'patch', kind: 'error', reason: 'invalid', code: 400, times: 'always' });
    await act('move', { ...findSlot(4), sequence: 0 });
    await expect(sync()).rejects.toThrow();
    expect(await look()).toEqual([false, 'differs']);
    await admin.clearFaults();
    await sync();
    expect(await look()).toEqual([true, null]);
  });
});

test('[PANEL-05] the week shows its meetings by the company’s clock', async () => {
  const { get, cookie, booking } = await startBooked();
  const week = (await get(`week?from=${booking.startsAt.slice(0, 10)}`, cookie)).json();
  expect(week.meetings).toMatchObject([{ id: booking.id, startsAt: booking.startsAt, isCancelled: false }]);
  expect(new Date(week.from).getUTCDay()).toBe(1);
});

test('[PANEL-06] a booking waits until somebody takes it, or its meeting is over or canceled', async () => {
  const { act, get, cookie, pool } = await startBooked();
  const readList = async () => (await get('entries?show=waiting', cookie)).json();
  expect(await readList()).toMatchObject({ waiting: 1, counts: { show: { waiting: 1, all: 1 } } });
  await insertTestBooking(pool, {
    starts_at: new Date(Date.now() - 120_000),
    ends_at: new Date(Date.now() - 60_000),
  });
  expect(await readList()).toMatchObject({ waiting: 1, counts: { show: { waiting: 1, all: 2 } } });
  const { entry } = await act('cancel', { sequence: 0 });
  expect(entry.dueAt).toBeNull();
  expect(await readList()).toMatchObject({ waiting: 0, counts: { show: { waiting: 0, all: 2 } } });
});
