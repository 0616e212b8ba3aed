import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { createTestContext } from '../../../test/create-test-context.ts';
import { insertTestBooking } from '../../../test/booking/insert-test-booking.ts';
import { runOutbox } from '../../../test/run-outbox.ts';
import { startTestGoogle, toGoogleEnvironment } from '../../../test/booking/start-booking-app.ts';
import {
  calendarKey,
  connectTestCalendar,
  toCompanyEnvironment,
} from '../../../test/booking/start-email-app.ts';
import { findConnection } from '../../features/booking/calendar/connection-repository.ts';
import { runOps } from '../run-ops.ts';

async function startConnected() {
  const google = await startTestGoogle();
  const create = async (environment: Record<string, string> = {}, databaseUrl?: string) =>
    createTestContext({
      environment: { ...toGoogleEnvironment(google), ...toCompanyEnvironment(google), ...environment },
      ...(databaseUrl && { databaseUrl }),
    });
  const context = await create();
  await connectTestCalendar(context, google);
  const restart = (environment: Record<string, string>) => create(environment, context.config.DATABASE_URL);
  return { google, context, restart };
}

const calendar = (...words: string[]) => ['calendar', ...words];
const emailBooking = { method: 'email', email_key: 'ada@site.example' } as const;

test('without a connection every command says so', async () => {
  const context = await createTestContext();
  expect(await runOps(context, calendar('status'))).toContain('No calendar is connected');
  expect(await runOps(context, calendar('disconnect'))).toContain('No calendar is connected');
  await expect(runOps(context, calendar('check'))).rejects.toThrow('No calendar is connected');
});

test('the status names the cause of a broken connection and counts what the calendar lacks', async () => {
  const { google, context } = await startConnected();
  await insertTestBooking(context.pool, emailBooking);
  await insertTestBooking(context.pool, { ...emailBooking, synced_sequence: 0 });
  await insertTestBooking(context.pool, { ...emailBooking, status: 'cancelled', sequence: 1 });
  await google.admin.expireRefreshToken();
  await expect(runOps(context, calendar('check'))).rejects.toThrow('invalid_grant');
  const status = await runOps(context, calendar('status'));
  expect(status).toMatch(/state +broken since 20\S+: invalid_grant\n/);
  expect(status).toContain('busy times    not read yet');
  expect(status).toContain('2 upcoming, 2 not in the calendar');
  expect(status).toContain('pnpm ops calendar connect');
});

test('a rotated key: the status asks for it, the check seals again, then the previous key can go', async () => {
  const { context, restart } = await startConnected();
  expect(await runOps(context, calendar('status'))).toContain('the newest CALENDAR_KEY');
  const newKey = randomBytes(32).toString('base64');
  const both = await restart({ CALENDAR_KEY: `${calendarKey},${newKey}` });
  expect(await runOps(both, calendar('status'))).toContain('a previous CALENDAR_KEY');
  expect(await runOps(both, calendar('check'))).toContain('now sealed with the newest CALENDAR_KEY');
  const only = await restart({ CALENDAR_KEY: newKey });
  expect(await runOps(only, calendar('status'))).toContain('the newest CALENDAR_KEY');
  expect(await runOps(only, calendar('check'))).toContain('Everything works.');
  expect(await runOps(context, calendar('status'))).toContain('a key that is not in CALENDAR_KEY');
});

test('to disconnect revokes the consent, deletes connection and busy times, and keeps the bookings', async () => {
  const { google, context } = await startConnected();
  await runOutbox(context);
  await insertTestBooking(context.pool, { ...emailBooking, synced_sequence: 0 });
  expect(await runOps(context, calendar('disconnect'))).toMatch(
    /Google has ended the consent[\s\S]*1 upcoming bookings stand/,
  );
  const { refreshTokens } = await google.admin.readState();
  expect(refreshTokens.filter(({ isLive }) => isLive)).toEqual([]);
  expect(await findConnection(context.pool)).toBeUndefined();
  expect((await context.pool.query('select from calendar_snapshot')).rowCount).toBe(0);
  expect((await context.pool.query("select from booking where status = 'confirmed'")).rowCount).toBe(1);
});

test('a lost key or a silent Google is not in the way of disconnecting, and the operator is told', async () => {
  const { google, restart } = await startConnected();
  const lost = await restart({ CALENDAR_KEY: randomBytes(32).toString('base64') });
  expect(await runOps(lost, calendar('disconnect'))).toContain('could not be ended');
  await connectTestCalendar(lost, google);
  await google.admin.script({ on: 'revoke', kind: 'connection_reset' });
  expect(await runOps(lost, calendar('disconnect'))).toContain('could not be ended');
  expect(await findConnection(lost.pool)).toBeUndefined();
});

test('after a resync the calendar has every upcoming meeting again', async () => {
  const { google, context } = await startConnected();
  const { id } = await insertTestBooking(context.pool, { ...emailBooking, synced_sequence: 0 });
  expect(await runOps(context, calendar('resync'))).toContain('1 bookings');
  await runOutbox(context);
  expect((await google.admin.readState()).events).toMatchObject([{ id: id.replaceAll('-', '') }]);
  expect(await runOps(context, calendar('status'))).toContain('1 upcoming, 0 not in the calendar');
});
