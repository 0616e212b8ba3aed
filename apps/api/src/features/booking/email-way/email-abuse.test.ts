import { randomUUID } from 'node:crypto';
import { toStartInstant } from '@tt/contract/slots/slot-wire';
import { dayMs } from '@tt/contract/time/time-zone-offset';
import { expect, onTestFinished, test, vi } from 'vitest';
import {
  attackByEmail,
  comeAsVisitor,
  findLargestShare,
  usualLimits,
} from '../../../../test/booking/attack-by-email.ts';
import { findSlot } from '../../../../test/booking/build-booking-request.ts';
import { insertTestBooking } from '../../../../test/booking/insert-test-booking.ts';
import { type EmailApp, startEmailApp } from '../../../../test/booking/start-email-app.ts';
import { buildInquiry } from '../../../../test/builders.ts';

test('many addresses of one network are refused after ten, and a visitor books as ever', async () => {
  const app = await startEmailApp({ environment: usualLimits });
  const addresses = 40;
  const counts = await attackByEmail(app, { addresses, days: 3, toNetwork: () => '203.0.113.5' });
  expect(counts.rate_limited).toBe(addresses - 10);
  expect(counts.confirmed ?? 0).toBeLessThanOrEqual(3);
  expect(await findLargestShare(app)).toBeLessThanOrEqual(1 / 3);
  expect(await comeAsVisitor(app, 3)).toBe('confirmed');
});

test('many addresses of as many networks get a third of a day at most, and a visitor books another day with a mail', async () => {
  const app = await startEmailApp({ environment: usualLimits });
  const days = 5;
  const toNetwork = (index: number) => `100.${index % 250}.${Math.floor(index / 250)}.9`;
  const counts = await attackByEmail(app, { addresses: 120, days, toNetwork });
  // Nobody is refused for what others do: the first bookings stand, later ones wait for their emails.
  expect(counts.rate_limited).toBeUndefined();
  expect(counts.confirmed ?? 0).toBeLessThanOrEqual(30);
  expect(counts.pending ?? 0).toBeGreaterThan(0);
  expect(await findLargestShare(app)).toBeLessThanOrEqual(1 / 3);
  // A stranger can't be told from them, so those days are closed to strangers until the unconfirmed places expire.
  expect(await comeAsVisitor(app, 3)).toBe('confirm_limit');
  expect(await comeAsVisitor(app, days + 3)).toBe('pending, then confirmed');
  // Now the address is verified, so those days are open too: two thirds of them are free.
  expect(await comeAsVisitor(app, 3)).toBe('confirmed');
});

/** A meeting of so many hours that somebody booked with any address, `days` after the slot that visitors try. */
const insertUnverified = (app: EmailApp, { days, minutes }: { days: number; minutes: number }) => {
  const startsAt = toStartInstant(findSlot(0, 3)) + days * dayMs;
  return insertTestBooking(app.context.pool, {
    ...{ method: 'email', email_key: randomUUID(), visitor_email: `${randomUUID()}@gmail.com` },
    ...{ starts_at: new Date(startsAt), ends_at: new Date(startsAt + minutes * 60_000) },
  });
};

test('[MAILBOOK-13] on a day of which made-up addresses have half, the next visitor confirms by mail, on another not', async () => {
  const app = await startEmailApp();
  await insertUnverified(app, { days: 0, minutes: 240 });
  expect((await app.bookByEmail(findSlot(9, 3))).json().booking.status).toBe('confirmed');
  const email = 'bob@site.example';
  expect((await app.bookByEmail({ ...findSlot(11, 3), email })).json().booking.status).toBe('pending');
  expect((await app.bookByEmail({ ...findSlot(9, 4), email })).json().booking.status).toBe('confirmed');
});

test('[MAILBOOK-13] when made-up addresses have an eighth of the calendar, every new visitor confirms by mail', async () => {
  const app = await startEmailApp();
  for (let days = 1; days <= 45; days += 1) await insertUnverified(app, { days, minutes: 120 });
  expect((await app.bookByEmail(findSlot(0, 3))).json().booking.status).toBe('confirmed');
  const email = 'bob@site.example';
  expect((await app.bookByEmail({ ...findSlot(2, 3), email })).json().booking.status).toBe('pending');
});

test('a hundred callers who look for free times cost one query in two seconds, and inquiries go on', async () => {
  const app = await startEmailApp({
    environment: {
      ...usualLimits,
      INQUIRIES_PER_ADDRESS_AND_HOUR: '100000',
      AVAILABILITY_PER_ADDRESS_AND_MINUTE: '100000',
    },
  });
  // However long a busy machine takes for what follows, it is the same moment for the service.
  vi.useFakeTimers({ toFake: ['performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const query = vi.spyOn(app.context.pool, 'query');
  const look = (_: unknown, index: number) =>
    app.call({
      url: '/functions/v1/booking-availability',
      headers: { 'x-forwarded-for': `198.51.100.${index}` },
    });
  // An inquiry is saved each time, and no caller keeps a connection that it waits for.
  for (let round = 0; round < 4; round += 1) {
    const answers = Array.from({ length: 100 }, look);
    const saved = app.call({ method: 'POST', url: '/rest/v1/client_request', payload: buildInquiry() });
    expect(app.context.pool.waitingCount).toBe(0);
    expect((await saved).statusCode).toBe(201);
    for (const { statusCode } of await Promise.all(answers)) expect(statusCode).toBe(200);
  }
  const countLooks = () =>
    query.mock.calls.filter(([text]) => JSON.stringify(text).includes('list-taken')).length;
  expect(countLooks()).toBe(1);
  vi.advanceTimersByTime(2_000);
  await Promise.all(Array.from({ length: 100 }, look));
  expect(countLooks()).toBe(2);
});
