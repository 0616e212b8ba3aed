import { expect, test } from 'vitest';
import { startBookingApp } from '../../../../test/booking/start-booking-app.ts';

test('[BAPI-19] the view key shows the booking, and neither the id nor another key does', async () => {
  const { book, post, context } = await startBookingApp();
  const booked = (await book()).json();
  const { id, viewKey } = booked.booking;
  const viewed = (await post('booking-view', { key: viewKey })).json();
  // The link may be passed on, so it shows the full address only to a person who knows it.
  expect(viewed).toEqual({
    ...booked,
    message: 'Details sent to v•••@example.com.',
    booking: { ...booked.booking, email: 'v•••@example.com' },
  });
  expect(viewKey).toMatch(/^[\w-]{43}$/);
  for (const key of [id, viewKey.replace(/.$/, viewKey.endsWith('A') ? 'B' : 'A')]) {
    const response = await post('booking-view', { key });
    expect(response.statusCode).toBe(404);
    expect(response.json()).toEqual({ error: { code: 'not_found' } });
  }
  const { rows } = await context.pool.query('select booking::text from booking');
  expect(rows[0].booking).not.toContain(viewKey);
});

test('[BAPI-22] canceling frees the slot and notifies visitor and company; a repeat changes nothing', async () => {
  const { book, post, call, google, context } = await startBookingApp();
  const { booking } = (await book()).json();
  await context.pool.query('delete from job_outbox');
  const requests: unknown[] = [];
  for (let time = 0; time < 2; time += 1) {
    const response = await post('booking-cancel', { key: booking.viewKey });
    requests.push(response.headers['x-request-id']);
    expect(response.json()).toMatchObject({
      success: true,
      booking: { id: booking.id, status: 'cancelled' },
    });
  }
  const { rows } = await context.pool.query('select queue, data from job_outbox order by queue');
  const about = { bookingId: booking.id, sequence: 1, requestId: requests[0] };
  expect(rows).toEqual([
    { queue: 'booking-mail', data: { ...about, kind: 'cancellation' } },
    { queue: 'booking-notice', data: { ...about, kind: 'cancelled' } },
  ]);
  expect((await call({ url: '/functions/v1/booking-availability' })).json()).toEqual({ taken: [] });
  const accessToken = await google.admin.issueToken();
  expect((await book({ accessToken })).json().success).toBe(true);
});

test('[BAPI-21] a GET never cancels, and the key is no part of an address that a server sees', async () => {
  const { book, call, context } = await startBookingApp();
  const { booking } = (await book()).json();
  for (const path of ['booking-view', 'booking-cancel', 'google-calendar-booking']) {
    const response = await call({ url: `/functions/v1/${path}?key=${booking.viewKey}` });
    expect(response.statusCode).toBe(404);
  }
  const { rows } = await context.pool.query('select status from booking');
  expect(rows).toEqual([{ status: 'confirmed' }]);
});

test('a meeting that is over can be seen but not canceled', async () => {
  let now = new Date();
  const { book, post } = await startBookingApp({ replacements: { now: () => now } });
  const { booking } = (await book()).json();
  now = new Date(Date.parse(booking.startsAt) + 30 * 60_000);
  expect((await post('booking-cancel', { key: booking.viewKey })).json()).toEqual({
    success: false,
    code: 'booking_past',
  });
  expect((await post('booking-view', { key: booking.viewKey })).json().booking.status).toBe('confirmed');
});

test('a caller that asks for bookings too often has to wait', async () => {
  const { post } = await startBookingApp({ environment: { BOOKING_VIEWS_PER_ADDRESS_AND_HOUR: '1' } });
  const key = 'k'.repeat(43);
  expect((await post('booking-view', { key })).statusCode).toBe(404);
  expect((await post('booking-view', { key })).statusCode).toBe(429);
});
