import { expect, test } from 'vitest';
import { findSlot } from '../../../../test/booking/build-booking-request.ts';
import { type EmailApp, startEmailApp } from '../../../../test/booking/start-email-app.ts';
import type { CompanyCalendar } from '../../../adapters/calendar/company-calendar.ts';
import { createBookingParts } from '../../../booking-parts.ts';
import { reserveBooking } from '../core/place-repository.ts';
import { syncEvent } from './sync-event.ts';

const id = '0190f3b4-c5d6-4e8f-9a0b-1c2d3e4f5a6b';
const place = { capacity: 1, beforeMinutes: 0, afterMinutes: 0 };

/** A booking whose event no request has made yet. */
async function startBooked(app: EmailApp) {
  const { pool } = app.context;
  const times = { starts_at: new Date('2041-01-01T10:00:00Z'), ends_at: new Date('2041-01-01T10:30:00Z') };
  const row = {
    ...{
      id,
      idempotency_key: id,
      request_hash: '',
      view_key_hash: id,
      ...times,
      name: 'Ada',
      phone: '',
      message: '',
      topic: '',
    },
    ...({
      language: 'en',
      timezone: 'UTC',
      hour_cycle: null,
      method: 'email',
      meet_link_status: 'pending',
    } as const),
    ...{ visitor_email: 'ada@site.example', email_key: 'ada@site.example' },
  };
  await reserveBooking(pool, row, { ...place, maxUpcoming: 2 }, []);
  return {
    pool,
    sync: () => syncEvent(createBookingParts(app.context), id),
    readEvents: async () => (await app.google.admin.readState()).events,
    readRow: async () => (await pool.query('select * from booking')).rows[0],
    readJobs: async () =>
      (await pool.query("select queue, data ->> 'kind' as kind from job_outbox order by 1, 2")).rows,
  };
}

/** As `syncEvent`, with a calendar that differs in some calls. */
function syncWith(app: EmailApp, change: (calendar: CompanyCalendar) => Partial<CompanyCalendar>) {
  const parts = createBookingParts(app.context);
  const find = async () => {
    const open = await parts.companyAccess.find();
    return open && { ...open, calendar: { ...open.calendar, ...change(open.calendar) } };
  };
  return syncEvent({ ...parts, companyAccess: { ...parts.companyAccess, find } }, id);
}

/** Its insert waits until the test releases it. */
function startLateSync(app: EmailApp) {
  const [reached, gate] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const late = syncWith(app, (calendar) => ({
    insert: async (...call) => {
      reached.resolve();
      await gate.promise;
      return calendar.insert(...call);
    },
  }));
  return { late, reached: reached.promise, letGo: gate.resolve };
}

test('a calendar that contradicts itself all the time is left to the queue instead of asked without end', async () => {
  const app = await startEmailApp();
  const { readRow } = await startBooked(app);
  let inserts = 0;
  const sync = syncWith(app, () => ({
    get: async () => ({ kind: 'not_found' }),
    insert: async () => {
      inserts += 1;
      return { kind: 'duplicate' };
    },
  }));
  await expect(sync).rejects.toThrow('changed each time');
  expect(inserts).toBeLessThan(50);
  expect(await readRow()).toMatchObject({ status: 'confirmed', synced_sequence: -1 });
});

test('[MAILBOOK-07] a late insert after a cancellation is noticed and removed', async () => {
  const app = await startEmailApp();
  const { pool, sync, readEvents } = await startBooked(app);
  const { late, reached, letGo } = startLateSync(app);
  await reached;
  await pool.query("update booking set status = 'cancelled', sequence = 1");
  await sync();
  expect(await readEvents()).toEqual([]);
  letGo();
  await late;
  expect(await readEvents()).toMatchObject([{ status: 'cancelled' }]);
});

test('a run that ends late does not record its old state over a newer one', async () => {
  const app = await startEmailApp();
  const { pool, sync, readRow } = await startBooked(app);
  const [inserted, gate] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const late = syncWith(app, (calendar) => ({
    insert: async (...call) => {
      const answer = await calendar.insert(...call);
      inserted.resolve();
      await gate.promise;
      return answer;
    },
  }));
  await inserted.promise;
  await pool.query(
    "update booking set sequence = 1, starts_at = starts_at + interval '1 day', ends_at = ends_at + interval '1 day'",
  );
  await sync();
  const newer = await readRow();
  expect(newer).toMatchObject({ synced_sequence: 1, synced_starts_at: new Date('2041-01-02T10:00:00Z') });
  gate.resolve();
  await late;
  expect(await readRow()).toEqual(newer);
});

test('a link that Google is still making is waited for, and its mail goes out when it is there', async () => {
  const app = await startEmailApp();
  const { sync, readRow, readJobs } = await startBooked(app);
  await app.google.admin.script({ on: 'insert', kind: 'conference_pending', answers: 2 });
  await expect(sync()).rejects.toThrow('still making');
  expect(await readRow()).toMatchObject({ synced_sequence: 0, meet_link: null, meet_link_status: 'pending' });
  expect(await readJobs()).toEqual([]);
  await expect(sync()).rejects.toThrow('still making');
  await sync();
  expect(await readRow()).toMatchObject({ meet_link_status: 'ready' });
  expect(await readJobs()).toEqual([{ queue: 'booking-mail', kind: 'confirmation' }]);
});

test('a calendar that makes no links, or no more guests, has the event without them, and the company is told', async () => {
  const app = await startEmailApp();
  const { sync, readRow, readJobs, readEvents } = await startBooked(app);
  await app.google.admin.script({ on: 'insert', kind: 'guest_quota' });
  await app.google.admin.script({ on: 'insert', kind: 'conference_type_invalid' });
  await sync();
  expect(await readRow()).toMatchObject({ meet_link_status: 'unavailable', synced_sequence: 0 });
  expect(await readEvents()).toHaveLength(1);
  expect(await readJobs()).toEqual([
    { queue: 'booking-mail', kind: 'confirmation' },
    { queue: 'booking-notice', kind: 'linkMissing' },
    { queue: 'booking-notice', kind: 'withoutGuest' },
  ]);
});

test('a guest whose address Google refuses does not keep the meeting out of the calendar, and the company is told', async () => {
  const app = await startEmailApp();
  const { pool, sync, readRow, readJobs, readEvents } = await startBooked(app);
  await pool.query("update booking set visitor_email = 'ada..lovelace@site.example'");
  await sync();
  expect(await readEvents()).toMatchObject([{ status: 'confirmed' }]);
  expect(await readRow()).toMatchObject({ meet_link_status: 'ready', synced_sequence: 0 });
  expect(await readJobs()).toEqual([
    { queue: 'booking-mail', kind: 'confirmation' },
    { queue: 'booking-notice', kind: 'withoutGuest' },
  ]);
});

test('an ID that belongs to another event is not touched, and the company is told', async () => {
  const app = await startEmailApp();
  const { sync, readEvents } = await startBooked(app);
  await app.google.admin.seedEvent({
    id: id.replaceAll('-', ''),
    email: app.google.company.account,
    startsAt: '2041-01-01T10:00:00Z',
    endsAt: '2041-01-01T10:30:00Z',
  });
  await expect(sync()).rejects.toThrow('another event');
  expect(await readEvents()).toMatchObject([{ body: { summary: 'Seeded event' } }]);
});

test('[RESCHED-02] a move keeps the event and its link, and a cancellation removes it', async () => {
  const app = await startEmailApp();
  const { booking, meetLink } = (await app.bookByEmail()).json();
  const moved = (await app.post('booking-reschedule', { key: booking.viewKey, ...findSlot(6) })).json();
  expect(moved).toMatchObject({ success: true, meetLink, booking: { id: booking.id, sequence: 1 } });
  const [event, ...others] = (await app.google.admin.readState()).events;
  expect(others).toEqual([]);
  expect(event).toMatchObject({ id: booking.id.replaceAll('-', ''), status: 'confirmed' });
  expect(new Date(event?.body.start?.dateTime ?? '').toISOString()).toBe(moved.booking.startsAt);
  await app.post('booking-cancel', { key: booking.viewKey });
  await app.runJob('booking-calendar', { bookingId: booking.id });
  expect((await app.google.admin.readState()).events).toMatchObject([{ status: 'cancelled' }]);
});

test('without a connection there is nothing to follow, so the job ends, and the booking stays', async () => {
  const app = await startEmailApp({ isConnected: false });
  const { sync, readRow } = await startBooked(app);
  await expect(sync()).rejects.toThrow('No company calendar');
  await app.runJob('booking-calendar', { bookingId: id });
  expect(await readRow()).toMatchObject({ status: 'confirmed', synced_sequence: -1 });
});

test('an event that lives on after a cancellation is removed two minutes later', async () => {
  const app = await startEmailApp();
  const { pool, sync, readEvents } = await startBooked(app);
  await sync();
  await pool.query("update booking set status = 'cancelled', cancelled_at = now()");
  expect(await readEvents()).toMatchObject([{ status: 'confirmed' }]);
  const { rows } = await pool.query<{ queue: string; data: object; isLater: boolean }>(
    `select queue, data, start_after > now() + interval '100 seconds' as "isLater" from job_outbox
     where queue = 'booking-calendar'`,
  );
  expect(rows).toMatchObject([{ data: { bookingId: id }, isLater: true }]);
  await app.runJob('booking-calendar', rows[0]?.data);
  expect(await readEvents()).toMatchObject([{ status: 'cancelled' }]);
});

test('an event with another link than the visitor was told changes nothing', async () => {
  const app = await startEmailApp();
  const { pool, sync, readRow } = await startBooked(app);
  await sync();
  const { meet_link } = await readRow();
  await pool.query('update booking set sequence = 1');
  const link = 'https://meet.google.com/another';
  await syncWith(app, (calendar) => ({
    get: async (...call) => {
      const found = await calendar.get(...call);
      return found.kind === 'event'
        ? { ...found, event: { ...found.event, conference: { kind: 'ready', link } } }
        : found;
    },
  }));
  expect(await readRow()).toMatchObject({ meet_link, meet_link_status: 'ready', synced_sequence: 1 });
});

test('a connection that turns out to be broken is recorded, and a booking with Google needs none', async () => {
  const app = await startEmailApp();
  const { pool, sync, readRow } = await startBooked(app);
  const readStatus = async () => (await pool.query('select status from calendar_connection')).rows;
  await app.google.admin.expireRefreshToken();
  await pool.query("update booking set method = 'google'");
  await sync();
  expect(await readStatus()).toEqual([{ status: 'connected' }]);
  await pool.query("update booking set method = 'email'");
  await expect(sync()).rejects.toThrow();
  expect(await readStatus()).toEqual([{ status: 'broken' }]);
  expect(await readRow()).toMatchObject({ status: 'confirmed', synced_sequence: -1 });
});
