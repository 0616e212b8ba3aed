import { toWireStart } from '@tt/contract/slots/slot-wire';
import { expect, test } from 'vitest';
import { findSlot } from '../../../test/booking/build-booking-request.ts';
import { type BookingApp, startBookingApp } from '../../../test/booking/start-booking-app.ts';

const past = toWireStart(Date.parse('2026-01-05T09:00Z'));

async function readCount({ context }: BookingApp): Promise<string | undefined> {
  const text = await context.metrics.registry.metrics();
  return /^bookings_beyond_limit_total (\d+)$/m.exec(text)?.[1];
}

test('a time that no rule allows is counted against no limit', async () => {
  const app = await startBookingApp({ environment: { BOOKINGS_PER_ADDRESS_AND_HOUR: '1' } });
  for (let time = 0; time < 5; time += 1) {
    expect((await app.book({ ...past, accessToken: 'x' })).json()).toMatchObject({ code: 'too_soon' });
  }
  expect((await app.context.pool.query('select from rate_limit')).rowCount).toBe(0);
  expect((await app.google.admin.readState()).requests).toEqual([]);
  expect((await app.book()).json().success).toBe(true);
});

test('a network that has used up its own limit is refused before Google is asked', async () => {
  const app = await startBookingApp({ environment: { BOOKINGS_PER_ADDRESS_AND_HOUR: '1' } });
  await app.book({ accessToken: 'made-up' });
  const asked = (await app.google.admin.readState()).requests.length;
  const response = await app.book();
  expect(response.statusCode).toBe(429);
  expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
  expect((await app.google.admin.readState()).requests).toHaveLength(asked);
});

test('the limit that all bookings share refuses nobody, made-up tokens do not count, and a metric reports the rest', async () => {
  const app = await startBookingApp({ environment: { BOOKINGS_PER_HOUR: '1' } });
  for (let time = 0; time < 3; time += 1) await app.book({ accessToken: 'made-up' });
  expect((await app.book()).json().success).toBe(true);
  expect(await readCount(app)).toBe('0');
  for (const slot of [2, 3]) {
    const accessToken = await app.google.admin.issueToken();
    expect((await app.book({ ...findSlot(slot), accessToken })).json().success).toBe(true);
  }
  expect(await readCount(app)).toBe('2');
});
