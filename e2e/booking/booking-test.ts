import { test as base } from '../browser-test.ts';
import { createVisitor, type Visitor } from '../contact/create-visitor.ts';
import { BookingPage } from './booking-page.ts';
import { type BookingRecords, createBookingRecords } from './booking-records.ts';
import type { BusinessDay } from './business-day.ts';
import { claimDay, releaseDay } from './claim-day.ts';
import { offerWays, type Ways } from './email-way.ts';

interface TestFixtures {
  ways: Ways;
  visitor: Visitor;
  booking: BookingPage;
  records: BookingRecords;
  /** A day whose slots no other test touches. */
  day: BusinessDay;
}

/** A test of a booking by a visitor in Warsaw, with access to its records. */
export const test = base.extend<TestFixtures>({
  timezoneId: 'Europe/Warsaw',
  // Hours to 23, as in the tests' own words.
  locale: 'en-GB',
  permissions: ['clipboard-read', 'clipboard-write'],
  // No form depends on motion, and each page would otherwise spend time on its transition.
  contextOptions: { reducedMotion: 'reduce' },
  ways: ['google', { option: true }],
  context: async ({ context, ways }, use) => {
    await offerWays(context, ways);
    await use(context);
  },
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
});

export { expect } from '../browser-test.ts';
