import { test as base } from '@playwright/test';
import pg from 'pg';
import { createGoogleStandin, type GoogleStandin } from './booking/google-standin.ts';
import { type BookingEndpoints, loadBookingEndpoints } from './booking/load-booking-endpoints.ts';
import { createInquiryRecords, type InquiryRecords } from './contact/inquiry-records.ts';

interface WorkerFixtures {
  endpoints: BookingEndpoints;
  /** One connection for all tests, because its reservations last as long as it does. */
  session: pg.Client;
  google: GoogleStandin;
  workerRecords: InquiryRecords;
}

/**
 * Fixtures that the journeys of a worker share, created by the first that needs them. All kinds of journeys extend
 * this test: for a journey with other fixtures of this kind, Playwright would start a new worker with a new browser.
 */
export const test = base.extend<object, WorkerFixtures>({
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
  workerRecords: [
    async ({ endpoints }, use) => {
      const records = createInquiryRecords(endpoints);
      await use(records);
      await records.end();
    },
    { scope: 'worker' },
  ],
});
