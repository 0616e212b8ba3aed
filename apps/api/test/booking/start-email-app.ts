import { randomBytes, randomUUID } from 'node:crypto';
import type { EmailBooking } from '@tt/contract/booking/email-booking';
import type { LightMyRequestResponse } from 'fastify';
import type { Dns } from '../../src/adapters/dns/dns.ts';
import type { Context } from '../../src/context.ts';
import { createJobHandlers } from '../../src/job-handlers.ts';
import { saveConnection } from '../../src/ops/calendar/save-connection.ts';
import type { QueueName } from '../../src/queue/queues.ts';
import { findSlot } from './build-booking-request.ts';
import type { TestContextOptions } from '../create-test-context.ts';
import { runOutbox } from '../run-outbox.ts';
import { type BookingApp, type Google, startBookingApp, startTestGoogle } from './start-booking-app.ts';

export const calendarKey = randomBytes(32).toString('base64');

export function toCompanyEnvironment(google: Google): Record<string, string> {
  return {
    GOOGLE_TOKEN_URL: google.tokenUrl,
    CALENDAR_KEY: calendarKey,
    CALENDAR_CLIENT_ID: google.company.clientId,
    CALENDAR_CLIENT_SECRET: google.company.clientSecret,
    EMAIL_BOOKINGS_PER_ADDRESS_AND_HOUR: '100000',
    EMAIL_BOOKINGS_PER_MAILBOX_AND_HOUR: '100000',
    EMAIL_BOOKINGS_UNCONFIRMED_PER_HOUR: '100000',
    MAILS_PER_UNVERIFIED_MAILBOX_AND_DAY: '100000',
  };
}

export interface EmailApp extends Omit<BookingApp, 'book'> {
  bookByEmail: (
    changes?: Partial<EmailBooking>,
    options?: { key?: string },
  ) => Promise<LightMyRequestResponse>;
  /** Runs a job of the clock, as the worker does every minute or two. */
  runJob: (queue: QueueName, data?: object) => Promise<void>;
}

/** Every domain takes mail. */
const mailDns: Dns = {
  findMailExchanges: async () => ({
    kind: 'records',
    records: [{ exchange: 'mx.site.example', priority: 10 }],
  }),
  findAddresses: async () => ({ kind: 'records', records: ['192.0.2.1'] }),
};

/** The stand-in's company calendar, connected. */
export async function connectTestCalendar(context: Context, google: Google): Promise<void> {
  const { account: email, scope: scopes, refreshToken } = google.company;
  await saveConnection(context, { kind: 'refresh_token', email, scopes, refreshToken });
}

export function buildEmailBooking(changes: Partial<EmailBooking> = {}): EmailBooking {
  return {
    name: 'Ada Lovelace',
    email: 'ada@site.example',
    phone: '+48 22 123 45 67',
    ...findSlot(),
    duration: 30,
    message: '',
    timezone: 'Asia/Kathmandu',
    language: 'en',
    ...changes,
  };
}

/** The app with the company's calendar connected and its busy times known. */
export async function startEmailApp(
  options: TestContextOptions & { google?: Google; isConnected?: boolean } = {},
): Promise<EmailApp> {
  const google = options.google ?? (await startTestGoogle());
  const app = await startBookingApp({
    ...options,
    google,
    environment: { ...toCompanyEnvironment(google), ...options.environment },
    replacements: { dns: mailDns, ...options.replacements },
  });
  const runJob: EmailApp['runJob'] = (queue, data = {}) =>
    createJobHandlers(app.context)[queue]({ id: '', data, retryCount: 0, retryLimit: 1 });
  if (options.isConnected !== false) {
    await connectTestCalendar(app.context, google);
    await runOutbox(app.context);
  }
  const bookByEmail: EmailApp['bookByEmail'] = (changes = {}, { key = randomUUID() } = {}) =>
    app.call({
      method: 'POST',
      url: '/functions/v1/booking-by-email',
      payload: buildEmailBooking(changes),
      headers: { 'idempotency-key': key },
    });
  return { ...app, bookByEmail, runJob };
}
