import { randomUUID } from 'node:crypto';
import type { BookingRequest } from '@tt/contract/booking/booking-request';
import { startGoogle } from '@tt/standins/google';
import type { LightMyRequestResponse } from 'fastify';
import { onTestFinished } from 'vitest';
import { type Timeouts, toTimeouts } from '../../src/features/booking/google-way/timeouts.ts';
import { buildBookingRequest } from './build-booking-request.ts';
import type { TestContextOptions } from '../create-test-context.ts';
import { lengthenDeadlines } from '../lengthen-deadlines.ts';
import { startTestApp, type TestApp } from '../start-test-app.ts';
import { createTestConfig } from '../test-config.ts';

interface BookOptions {
  key?: string;
}

export interface BookingApp extends TestApp {
  google: Awaited<ReturnType<typeof startGoogle>>;
  /** A token of the visitor who is signed in. */
  token: string;
  book: (changes?: Partial<BookingRequest>, options?: BookOptions) => Promise<LightMyRequestResponse>;
  post: (path: string, payload: object) => Promise<LightMyRequestResponse>;
}

export type Google = BookingApp['google'];

/** Google's stand-in, stopped when the test ends. */
export async function startTestGoogle(): Promise<Google> {
  const google = await startGoogle();
  onTestFinished(() => google.stop());
  return google;
}

export function toGoogleEnvironment(google: Google): Record<string, string> {
  return {
    GOOGLE_CLIENT_ID: google.clientId ?? '',
    GOOGLE_AUTH_URL: google.authUrl,
    GOOGLE_CALENDAR_URL: google.calendarUrl,
    GOOGLE_REVOKE_URL: google.revokeUrl,
    GOOGLE_TOKEN_INFO_URL: google.tokenInfoUrl,
    BOOKINGS_PER_ADDRESS_AND_HOUR: '100000',
    BOOKINGS_PER_HOUR: '100000',
    BOOKINGS_PER_VISITOR: '100000',
  };
}

/** Only the pauses are short: a call may take as long as a busy machine needs. */
const shortPauses: Partial<Timeouts> = {
  backoffMs: 40,
  lookPauseMs: 100,
  linkDelaysMs: [40, 80, 160, 320],
  withdrawDelaysMs: [0, 40, 160],
};

export interface BookingAppOptions extends TestContextOptions {
  google?: Google;
  timeouts?: Partial<Timeouts>;
}

/** The app with the given Google, with short pauses between the calls; defaults to one of its own. */
export async function startBookingApp(options: BookingAppOptions = {}): Promise<BookingApp> {
  const google = options.google ?? (await startTestGoogle());
  if (options.timeouts?.callMs === undefined) lengthenDeadlines();
  const environment = { ...toGoogleEnvironment(google), ...options.environment };
  const fromSettings = toTimeouts(createTestConfig('postgres://unused', environment));
  const calendarTimeouts = { ...fromSettings, ...shortPauses, ...options.timeouts };
  const replacements = { calendarTimeouts, ...options.replacements };
  const testApp = await startTestApp({ ...options, environment, replacements });
  const token = await google.admin.issueToken();
  const post = (path: string, payload: object, headers = {}) =>
    testApp.call({ method: 'POST', url: `/functions/v1/${path}`, payload, headers });
  const book: BookingApp['book'] = (changes = {}, { key = randomUUID() } = {}) =>
    post('google-calendar-booking', buildBookingRequest({ accessToken: token, ...changes }), {
      'idempotency-key': key,
    });
  return { ...testApp, google, token, book, post };
}
