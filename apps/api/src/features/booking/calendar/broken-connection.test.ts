import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { buildBookingRequest, findSlot } from '../../../../test/booking/build-booking-request.ts';
import { runOutbox } from '../../../../test/run-outbox.ts';
import { type Google, startTestGoogle } from '../../../../test/booking/start-booking-app.ts';
import {
  connectTestCalendar,
  type EmailApp,
  startEmailApp,
} from '../../../../test/booking/start-email-app.ts';
import type { Chat } from '../../../adapters/chat/chat.ts';
import { saveConnection } from '../../../ops/calendar/save-connection.ts';
import { findConnection } from './connection-repository.ts';

const teamCalendar = 'team@group.calendar.example';

function createRecordingChat() {
  const texts: string[] = [];
  const chat: Chat = {
    name: 'recorded',
    maxLength: 4000,
    maxSendSeconds: 5,
    lengthOf: (text) => text.length,
    send: async (text) => {
      texts.push(text);
      return { kind: 'delivered' };
    },
  };
  return { chat, texts };
}

async function startWatched(google: Google, environment: Record<string, string> = {}) {
  const { chat, texts } = createRecordingChat();
  const app = await startEmailApp({ google, environment, replacements: { chats: [chat] } });
  /** Two runs of the clock, with everything that they send. */
  const passTwoMinutes = async () => {
    for (let minute = 0; minute < 2; minute += 1) {
      await app.runJob('calendar-snapshot');
      await runOutbox(app.context);
    }
  };
  const listNotices = () => texts.filter((text) => text.startsWith('Calendar connection'));
  return { app, passTwoMinutes, listNotices };
}

const readMethods = async (app: EmailApp) =>
  (await app.call({ url: '/functions/v1/google-calendar-config' })).json().methods;

async function readState({ app, context }: EmailApp) {
  const text = await context.metrics.registry.metrics();
  const ready = await app.inject('/readyz');
  const connection = await findConnection(context.pool);
  return {
    status: connection?.status,
    reason: connection?.broken_reason,
    gauges: text.match(/^calendar_(?:connected|broken) \d$/gm),
    ready: [ready.statusCode, ready.json().calendar],
  };
}

const toBroken = (reason: string) => ({
  status: 'broken',
  reason,
  gauges: ['calendar_connected 0', 'calendar_broken 1'],
  ready: [200, 'broken'],
});
const sound = {
  status: 'connected',
  reason: null,
  gauges: ['calendar_connected 1', 'calendar_broken 0'],
  ready: [200, 'connected'],
};

interface Cause {
  reason: string;
  break: (google: Google) => Promise<unknown>;
  repair: (app: EmailApp) => Promise<unknown>;
}

const clearFaults = ({ google }: EmailApp) => google.admin.clearFaults();
const causes: Record<string, Cause> = {
  'the consent has ended': {
    reason: 'invalid_grant',
    break: ({ admin }) => admin.expireRefreshToken(),
    repair: async ({ context, google }) => {
      const { account: email, scope: scopes } = google.company;
      const refreshToken = await google.admin.issueRefreshToken();
      await saveConnection(context, { kind: 'refresh_token', email, scopes, refreshToken });
    },
  },
  'the client has another secret': {
    reason: 'invalid_client',
    break: ({ admin, company }) => admin.changeClient(company.clientId, 'another-secret'),
    repair: ({ google: { admin, company } }) => admin.changeClient(company.clientId, company.clientSecret),
  },
  'fresh tokens are refused': {
    reason: 'token_rejected',
    break: ({ admin }) =>
      admin.script({ on: 'freebusy', kind: 'error', reason: 'authError', times: 'always' }),
    repair: clearFaults,
  },
  'a right is missing': {
    reason: 'scope',
    break: ({ admin }) =>
      admin.script({ on: 'freebusy', kind: 'error', reason: 'insufficientPermissions', times: 'always' }),
    repair: clearFaults,
  },
  'the calendar is gone': {
    reason: 'calendar_gone',
    break: ({ admin }) => admin.removeCalendar(teamCalendar),
    repair: ({ google }) => google.admin.addCalendar({ id: teamCalendar, email: google.company.account }),
  },
};

test.each(Object.entries(causes))(
  '[MAILBOOK-09] if %s, the company is told once, the page offers what works, and the end is told once',
  async (_name, cause) => {
    const google = await startTestGoogle();
    await google.admin.addCalendar({ id: teamCalendar, email: google.company.account });
    const { app, passTwoMinutes, listNotices } = await startWatched(google, { CALENDAR_ID: teamCalendar });
    expect(await readState(app)).toEqual(sound);
    expect(await readMethods(app)).toEqual(['email', 'google']);

    await cause.break(google);
    await app.runJob('calendar-snapshot');
    expect(await readState(app)).toEqual(toBroken(cause.reason));
    await passTwoMinutes();
    expect(listNotices()).toEqual([expect.stringContaining(`Cause: ${cause.reason}.`)]);
    await expect.poll(() => readMethods(app)).toEqual(['google']);
    expect((await app.bookByEmail()).json()).toEqual({ success: false, code: 'email_way_closed' });
    const request = buildBookingRequest({ accessToken: app.token, ...findSlot(3) });
    expect((await app.post('google-calendar-booking', request)).json().success).toBe(true);

    await cause.repair(app);
    await passTwoMinutes();
    expect(await readState(app)).toMatchObject({ ...sound, reason: null });
    expect(listNotices()).toEqual([expect.anything(), expect.stringContaining('works again')]);
    await expect.poll(() => readMethods(app)).toEqual(['email', 'google']);
    expect((await app.bookByEmail()).json().success).toBe(true);
  },
);

test('[MAILBOOK-09] a credential that no key opens is told too, and answers no visitor with an error', async () => {
  const google = await startTestGoogle();
  const { app, passTwoMinutes, listNotices } = await startWatched(google);
  const other = await startEmailApp({
    google,
    isConnected: false,
    databaseUrl: app.context.config.DATABASE_URL,
    environment: { CALENDAR_KEY: randomBytes(32).toString('base64') },
    replacements: { chats: app.context.chats },
  });
  expect((await other.bookByEmail()).statusCode).toBe(200);
  await other.runJob('calendar-snapshot');
  expect(await readState(other)).toEqual(toBroken('unreadable'));
  await runOutbox(other.context);
  expect(listNotices()).toEqual([expect.stringContaining('Cause: unreadable.')]);
  await passTwoMinutes();
  expect(listNotices()).toHaveLength(2);
  expect(await readState(app)).toEqual(sound);
});

test('a silent Google breaks nothing and is not told', async () => {
  const google = await startTestGoogle();
  const { app, passTwoMinutes, listNotices } = await startWatched(google);
  await google.admin.script({ on: 'freebusy', kind: 'connection_reset', times: 'always' });
  await passTwoMinutes();
  expect(await readState(app)).toEqual(sound);
  expect(listNotices()).toEqual([]);
  expect((await app.bookByEmail()).json().success).toBe(true);
});

test('a second failure after a repair is told again', async () => {
  const google = await startTestGoogle();
  const { app, passTwoMinutes, listNotices } = await startWatched(google);
  for (let round = 0; round < 2; round += 1) {
    await google.admin.changeClient(google.company.clientId, 'another-secret');
    await passTwoMinutes();
    await google.admin.changeClient(google.company.clientId, google.company.clientSecret);
    await passTwoMinutes();
  }
  expect(listNotices()).toHaveLength(4);
  await connectTestCalendar(app.context, google);
  await passTwoMinutes();
  expect(listNotices()).toHaveLength(4);
});
