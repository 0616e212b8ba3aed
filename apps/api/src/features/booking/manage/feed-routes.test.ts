import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import { expect, test } from 'vitest';
import { insertTestBooking } from '../../../../test/booking/insert-test-booking.ts';
import { parseCalendarFile } from '../../../../test/booking/parse-calendar-file.ts';
import { startTestApp } from '../../../../test/start-test-app.ts';
import { runOps } from '../../../ops/run-ops.ts';
import { createLogger } from '../../../process/logger.ts';

async function startFeed(detail?: string, environment: Record<string, string> = {}) {
  const lines: string[] = [];
  const log = createLogger({ LOG_LEVEL: 'trace' }, { write: (line) => lines.push(line) });
  const { app, context } = await startTestApp({ environment, replacements: { log } });
  const output = await runOps(context, ['feed', 'create', 'Phone of Grace', ...(detail ? [detail] : [])]);
  const url = new URL(output.replace(/^.*: /, '').trim()).pathname;
  const key = url.replace(/^.*\/|\.ics$/g, '');
  // As a calendar program asks: without any of our headers.
  const read = (headers: Record<string, string> = {}) => app.inject({ url, headers });
  return { app, context, url, key, read, lines };
}

const ada = {
  name: 'Ada Lovelace',
  phone: '+48 600 100 200',
  message: 'About looms',
  visitor_email: 'ada@site.example',
};

test('[DESK-02] a secret URL serves every upcoming confirmed booking, and no other', async () => {
  const { context, read } = await startFeed();
  const first = await insertTestBooking(context.pool, ada);
  const second = await insertTestBooking(context.pool);
  const others = [
    await insertTestBooking(context.pool, { status: 'cancelled' }),
    await insertTestBooking(context.pool, { status: 'held' }),
    await insertTestBooking(context.pool, {
      starts_at: new Date('2020-01-01T10:00Z'),
      ends_at: new Date('2020-01-01T11:00Z'),
    }),
  ];
  const response = await read();
  expect(response.statusCode).toBe(200);
  expect(response.headers).toMatchObject({
    'content-type': 'text/calendar; charset=utf-8',
    'cache-control': 'private, max-age=300',
    etag: expect.stringMatching(/^"[\w-]+"$/),
    'last-modified': expect.stringMatching(/GMT$/),
  });
  expect(response.body.match(/BEGIN:VEVENT/g)).toHaveLength(2);
  for (const { id } of [first, second]) expect(response.body).toContain(id.replaceAll('-', ''));
  for (const { id } of others) expect(response.body).not.toContain(id.replaceAll('-', ''));
  expect(response.body).toMatch(/^X-PUBLISHED-TTL:PT15M\r?$/m);
  expect(response.body).toMatch(/^REFRESH-INTERVAL;VALUE=DURATION:PT15M\r?$/m);
});

test.each([
  ['time', [], ['Ada', '+48', 'looms', 'ada@site', 'meet.google.com']],
  [undefined, ['Ada Lovelace'], ['+48', 'looms', 'ada@site', 'meet.google.com']],
  ['name', ['Ada Lovelace'], ['+48', 'looms', 'ada@site', 'meet.google.com']],
  ['all', ['Ada Lovelace', '+48 600 100 200', 'About looms', 'ada@site.example', 'meet.google.com'], []],
])('a feed with the detail %s shows %o and hides %o', async (detail, shown, hidden) => {
  const { context, read } = await startFeed(detail);
  const booking = await insertTestBooking(context.pool, ada);
  const { body } = await read();
  const event = parseCalendarFile(body);
  expect(event).toMatchObject({
    UID: `${booking.id.replaceAll('-', '')}@google.com`,
    SUMMARY: expect.stringMatching(/^Consultation/),
    DTSTART: booking.starts_at.toISOString().replaceAll(/[-:]|\.000/g, ''),
  });
  const text = JSON.stringify(event);
  for (const word of shown) expect(text).toContain(word);
  for (const word of hidden) expect(text).not.toContain(word);
});

test('an unchanged feed is answered with 304, and a changed one in full', async () => {
  const { context, read } = await startFeed();
  const booking = await insertTestBooking(context.pool);
  const { etag = '' } = (await read()).headers;
  for (const tag of [etag, `W/${etag}`, `"other", ${etag}`]) {
    const response = await read({ 'if-none-match': String(tag) });
    expect([response.statusCode, response.body, response.headers.etag]).toEqual([304, '', etag]);
  }
  expect((await read({ 'if-none-match': '"other"' })).statusCode).toBe(200);
  await context.pool.query(`update booking set status = 'cancelled' where id = $1`, [booking.id]);
  const changed = await read({ 'if-none-match': String(etag) });
  expect([changed.statusCode, changed.headers.etag === etag]).toEqual([200, false]);
});

test('a booking that is gone leaves the feed, also for a subscriber that only names a date', async () => {
  const { context, read } = await startFeed();
  await insertTestBooking(context.pool, ada);
  await context.pool.query('delete from booking');
  const response = await read({ 'if-modified-since': new Date(Date.now() + 60_000).toUTCString() });
  expect(response.statusCode).toBe(200);
  expect(response.body).not.toContain('Ada');
});

test('[DESK-02] a revoked, an unknown and a malformed key are answered alike, and nothing is told apart', async () => {
  const { app, context, url, read } = await startFeed();
  const list = await runOps(context, ['feed', 'list']);
  expect(list).toContain('Phone of Grace');
  expect(await runOps(context, ['feed', 'revoke', list.split(' ')[0] ?? ''])).toMatch(/^Revoked/);
  const unknown = url.replace(/[\w-]{43}/, randomBytes(32).toString('base64url'));
  const answers = [
    await read(),
    await app.inject({ url: unknown }),
    await app.inject({ url: '/functions/v1/booking-feed/short.ics' }),
  ];
  for (const { statusCode, body } of answers) {
    expect([statusCode, body]).toEqual([404, '{"error":{"code":"not_found"}}']);
  }
  expect(await runOps(context, ['feed', 'list'])).toContain('revoked');
});

const readKeyRow = async (pool: pg.Pool) => (await pool.query('select * from feed_key')).rows[0];

test('the key is in no log and no table, only its hash is', async () => {
  const { context, key, read, lines } = await startFeed();
  expect((await read()).statusCode).toBe(200);
  await context.pool.query('alter table booking rename to away');
  expect((await read()).statusCode).toBe(500);
  const log = lines.join('');
  expect(log).toContain('booking-feed/:key');
  expect(log).toContain('request failed');
  expect(log).not.toContain(key);
  const row = await readKeyRow(context.pool);
  expect(JSON.stringify(row)).not.toContain(key);
  expect(row.last_used_at).toBeInstanceOf(Date);
});

test('a network that asks too often is refused, whether its key is right or guessed', async () => {
  const { app, read } = await startFeed('name', { FEED_CALLS_PER_ADDRESS_AND_HOUR: '2' });
  const guess = `/functions/v1/booking-feed/${'a'.repeat(43)}.ics`;
  expect((await app.inject({ url: guess })).statusCode).toBe(404);
  expect((await read()).statusCode).toBe(200);
  expect((await read()).statusCode).toBe(429);
});

test('only the feed needs no public key', async () => {
  const { app } = await startFeed();
  expect((await app.inject({ url: '/functions/v1/form-token' })).statusCode).toBe(401);
});
