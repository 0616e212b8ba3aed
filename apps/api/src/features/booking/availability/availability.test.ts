import { expect, onTestFinished, test, vi } from 'vitest';
import { findSlot } from '../../../../test/booking/build-booking-request.ts';
import { insertTestBooking } from '../../../../test/booking/insert-test-booking.ts';
import { type BookingApp, startBookingApp } from '../../../../test/booking/start-booking-app.ts';
import { startEmailApp } from '../../../../test/booking/start-email-app.ts';

const url = '/functions/v1/booking-availability';

function countQueries({ context }: Pick<BookingApp, 'context'>) {
  const query = vi.spyOn(context.pool, 'query');
  return () => query.mock.calls.filter(([text]) => JSON.stringify(text).includes('list-taken')).length;
}

test('[AVAIL-03] any number of callers cost one query in two seconds and none to Google, and all get the same answer', async () => {
  const app = await startEmailApp({ environment: { AVAILABILITY_PER_ADDRESS_AND_MINUTE: '5000' } });
  // All calls arrive at the same moment for the service, however slow the machine is.
  vi.useFakeTimers({ toFake: ['performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const countCalls = countQueries(app);
  const askGoogle = async () => (await app.google.admin.readState()).requests.length;
  const askedBefore = await askGoogle();
  async function askAtOnce() {
    const answers = await Promise.all(Array.from({ length: 400 }, () => app.call({ url })));
    return new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`));
  }
  const first = await askAtOnce();
  expect([...first]).toEqual(['200 {"taken":[],"calendar":"fresh"}']);
  vi.advanceTimersByTime(1_999);
  expect(await askAtOnce()).toEqual(first);
  expect(countCalls()).toBe(1);
  vi.advanceTimersByTime(1);
  expect(await askAtOnce()).toEqual(first);
  expect(countCalls()).toBe(2);
  expect(await askGoogle()).toBe(askedBefore);
});

test('a slot that is taken or freed in this process is reported at once', async () => {
  const { book, call, post, google } = await startBookingApp();
  const listTaken = async () => (await call({ url })).json().taken;
  expect(await listTaken()).toEqual([]);
  await google.admin.script({ on: 'insert', kind: 'conference_pending', answers: 2 });
  const booking = book();
  await expect.poll(async () => (await google.admin.readState()).events.length).toBe(1);
  expect(await listTaken()).toHaveLength(1);
  const { viewKey } = (await booking).json().booking;
  await post('booking-cancel', { key: viewKey });
  expect(await listTaken()).toEqual([]);
});

test('a slot that turned out to be taken in another process is reported at once', async () => {
  const here = await startBookingApp();
  const there = await startBookingApp({ google: here.google, databaseUrl: here.context.config.DATABASE_URL });
  const listTaken = async () => (await here.call({ url })).json().taken;
  expect(await listTaken()).toEqual([]);
  expect((await there.book(findSlot(3))).json().success).toBe(true);
  expect((await here.book(findSlot(3))).json().code).toBe('slot_taken');
  expect(await listTaken()).toHaveLength(1);
});

test('[AVAIL-04] a failure is never cached: neither by a proxy nor here', async () => {
  const { call, context } = await startBookingApp();
  const lost = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
  const query = vi.spyOn(context.pool, 'query').mockImplementation(() => Promise.reject(lost));
  const failed = await call({ url });
  expect(failed.statusCode).toBe(503);
  expect(failed.headers['cache-control']).toBe('no-store');
  query.mockRestore();
  const response = await call({ url });
  expect(response.statusCode).toBe(200);
  expect(response.headers['cache-control']).toBe('public, max-age=2');
});

test('[AVAIL-03] who has the present answer gets 304, until a time is taken', async () => {
  const { call, book } = await startBookingApp();
  const { etag = '' } = (await call({ url })).headers;
  const ask = () => call({ url, headers: { 'if-none-match': String(etag) } });
  const unchanged = await ask();
  expect([unchanged.statusCode, unchanged.body, unchanged.headers.etag]).toEqual([304, '', etag]);
  await book();
  const changed = await ask();
  expect(changed.statusCode).toBe(200);
  expect(changed.json().taken).toHaveLength(1);
});

test('one network that asks all the time is told to wait, and others are answered', async () => {
  const { call } = await startBookingApp({
    environment: { AVAILABILITY_PER_ADDRESS_AND_MINUTE: '10', TRUST_PROXY: 'true' },
  });
  const ask = async (address: string) =>
    (await call({ url, headers: { 'x-forwarded-for': address } })).statusCode;
  const statuses = [];
  for (let time = 0; time < 8; time += 1) statuses.push(await ask('198.51.100.1'));
  expect(statuses.slice(0, 5)).toEqual([200, 200, 200, 200, 200]);
  expect(statuses.at(-1)).toBe(429);
  expect(await ask('198.51.100.2')).toBe(200);
});

test('behind a CDN and the web server each visitor has a limit, and nobody chooses their own address', async () => {
  const { call } = await startBookingApp({
    environment: {
      AVAILABILITY_PER_ADDRESS_AND_MINUTE: '2',
      TRUST_PROXY: 'true',
      TRUSTED_PROXIES: '192.0.2.0/24 2001:db8:cd::/48',
    },
  });
  const ask = async (...addresses: string[]) =>
    (await call({ url, headers: { 'x-forwarded-for': addresses.join(', ') } })).statusCode;
  for (let time = 0; time < 2; time += 1) await ask('198.51.100.1', '192.0.2.7');
  expect(await ask('198.51.100.1', '2001:db8:cd::7')).toBe(429);
  expect(await ask('203.0.113.9', '198.51.100.1', '192.0.2.7')).toBe(429);
  expect(await ask('198.51.100.2', '192.0.2.7')).toBe(200);
});

test('[AVAIL-02] the buffer counts from a meeting or a private entry that has just ended', async () => {
  const app = await startEmailApp({ environment: { BUFFER_BEFORE_MINUTES: '240' } });
  const minute = Math.floor(Date.now() / 60_000);
  const at = (minutes: number) => new Date((minute + minutes) * 60_000).toISOString();
  await app.google.admin.seedBusy({ startsAt: at(-90), endsAt: at(-60) });
  await app.runJob('calendar-snapshot');
  await insertTestBooking(app.context.pool, { starts_at: new Date(at(-50)), ends_at: new Date(at(-20)) });
  const { taken } = (await app.call({ url })).json();
  expect(taken).toEqual([
    { startsAt: at(-90), endsAt: at(180), lane: 1 },
    { startsAt: at(-50), endsAt: at(220), lane: 1 },
  ]);
});
