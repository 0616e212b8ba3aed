import { expect, test } from 'vitest';
import { bookOverHttp } from '../../../../test/booking/book-over-http.ts';
import { findSlot } from '../../../../test/booking/build-booking-request.ts';
import { createTestContext } from '../../../../test/create-test-context.ts';
import { startTestGoogle, toGoogleEnvironment } from '../../../../test/booking/start-booking-app.ts';
import { startProcess, waitUntilNotBusy, waitUntilReady } from '../../../../test/start-process.ts';

async function startTwoServers() {
  const context = await createTestContext();
  const google = await startTestGoogle();
  const environment = { ...toGoogleEnvironment(google), LOG_LEVEL: 'error' };
  const start = () => startProcess('../src/server.ts', context.config.DATABASE_URL, environment);
  const servers = [await start(), await start()] as const;
  await Promise.all(servers.map((server) => waitUntilReady(server)));
  await Promise.all(servers.map((server) => waitUntilNotBusy(server)));
  const toOrigin = (index: number) => servers[index % 2 === 0 ? 0 : 1].origin;
  return { context, google, toOrigin, readLogs: () => servers.map(({ output }) => output()).join('') };
}

test('[BAPI-09] of 1,000 simultaneous bookings of one slot over two servers exactly one wins', async () => {
  const { context, google, toOrigin, readLogs } = await startTwoServers();
  const tokens = await google.admin.issueTokens(1_000);
  const outcomes = await Promise.all(
    tokens.map((accessToken, index) => bookOverHttp(toOrigin(index), { accessToken })),
  );
  expect(outcomes.filter(({ status }) => status !== 200)).toEqual([]);
  expect(outcomes.filter(({ answer }) => answer.success)).toHaveLength(1);
  expect(outcomes.filter(({ answer }) => answer.code === 'slot_taken')).toHaveLength(999);
  expect((await google.admin.readState()).events).toHaveLength(1);
  expect((await context.pool.query('select status from booking')).rows).toEqual([{ status: 'confirmed' }]);
  expect(readLogs()).not.toContain('deadlock');
});

test('[BAPI-09] bookings of mixed lengths and offsets over two servers never overlap', async () => {
  const { context, google, toOrigin, readLogs } = await startTwoServers();
  const tokens = await google.admin.issueTokens(16);
  const durations = [15, 30, 60] as const;
  const outcomes = await Promise.all(
    Array.from({ length: 300 }, (_, index) =>
      bookOverHttp(toOrigin(index), {
        ...findSlot(index % 16),
        duration: durations[index % 3] ?? 15,
        accessToken: tokens[index % 16] ?? '',
      }),
    ),
  );
  expect(outcomes.filter(({ status }) => status >= 500)).toEqual([]);
  const { rows } = await context.pool.query(`
    select count(*)::int as overlaps from booking a join booking b
      on a.id < b.id and tstzrange(a.starts_at, a.ends_at) && tstzrange(b.starts_at, b.ends_at)
    where a.status in ('held', 'confirmed') and b.status in ('held', 'confirmed')`);
  expect(rows).toEqual([{ overlaps: 0 }]);
  const confirmed = await context.pool.query("select from booking where status = 'confirmed'");
  expect(confirmed.rowCount).toBe(outcomes.filter(({ answer }) => answer.success).length);
  expect(confirmed.rowCount).toBeGreaterThanOrEqual(8);
  expect(readLogs()).not.toContain('deadlock');
});
