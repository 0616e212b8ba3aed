import pg from 'pg';
import { test as base } from '../browser-test.ts';
import { createVisitor, type Visitor } from '../contact/create-visitor.ts';
import { BookingPage } from './booking-page.ts';
import { type BookingRecords, createBookingRecords } from './booking-records.ts';
import type { BusinessDay } from './business-day.ts';
import { claimDay, releaseDay } from './claim-day.ts';
import { offerGoogleOnly } from './email-way.ts';
import { createGoogleStandin, type GoogleStandin } from './google-standin.ts';
import { type BookingEndpoints, loadBookingEndpoints } from './load-booking-endpoints.ts';

interface TestFixtures {
  /** `google`: the page is as without a company calendar. `connected`: as the backend says, which has one. */
  ways: 'google' | 'connected';
  withoutTransitions: undefined;
  visitor: Visitor;
  booking: BookingPage;
  records: BookingRecords;
  /** A day whose slots no other test touches. */
  day: BusinessDay;
}

interface WorkerFixtures {
  endpoints: BookingEndpoints;
  /** One connection for all tests, because its reservations last as long as it does. */
  session: pg.Client;
  google: GoogleStandin;
}

/** A test of a booking by a visitor in Warsaw, with access to its records. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  timezoneId: 'Europe/Warsaw',
  // Hours to 23, as in the tests' own words.
  locale: 'en-GB',
  permissions: ['clipboard-read', 'clipboard-write'],
  ways: ['google', { option: true }],
  // Routes of a page come before the routes of its context, so a test may still answer this call itself.
  context: async ({ context, ways }, use) => {
    if (ways === 'google') await offerGoogleOnly(context);
    await use(context);
  },
  // Intercepting calls turns the browser's cache off. Then the style sheet of the next page, which asks for a transition,
  // comes after its first frame, and the browser gives the transition up.
  withoutTransitions: [
    async ({ faults }, use) => {
      faults.allow(/^error: Transition was aborted .* opt-in disabled$/);
      await use(undefined);
    },
    { auto: true },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern.
  visitor: async ({}, use) => use(createVisitor()),
  extraHTTPHeaders: async ({ visitor }, use) => use({ 'X-Forwarded-For': visitor.network }),
  booking: async ({ page, google }, use) => use(new BookingPage(page, google)),
  records: async ({ session, google, endpoints, visitor }, use) => {
    const records = createBookingRecords({ session, google, endpoints }, visitor);
    await use(records);
    await records.freeTimes();
  },
  day: async ({ session, records: _ }, use) => {
    const day = await claimDay(session);
    await use(day);
    await releaseDay(session, day);
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern.
  endpoints: [async ({}, use) => use(loadBookingEndpoints()), { scope: 'worker' }],
  session: [
    async ({ endpoints }, use) => {
      const session = new pg.Client({ connectionString: endpoints.databaseUrl });
      await session.connect();
      await use(session);
      await session.end();
    },
    { scope: 'worker' },
  ],
  google: [
    async ({ endpoints, session }, use) => use(createGoogleStandin(endpoints.standins.google.url, session)),
    { scope: 'worker' },
  ],
});

export { expect } from '../browser-test.ts';
