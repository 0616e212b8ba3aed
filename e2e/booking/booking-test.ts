import { test as base } from '../browser-test.ts';
import { BookingPage } from './booking-page.ts';
import { offerWays, type Ways } from './email-way.ts';
import { slotTime } from './slot-times.ts';
import { type VisitFixtures, visitFixtures } from './visit-fixtures.ts';

interface TestFixtures extends VisitFixtures {
  ways: Ways;
  booking: BookingPage;
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
  ...visitFixtures,
  extraHTTPHeaders: async ({ visitor }, use) => use({ 'X-Forwarded-For': visitor.network }),
  booking: async ({ page, google }, use) => use(new BookingPage(page, google)),
});

/** Brings the form to where it can be sent. */
export async function fillOut({ booking, day, visitor }: TestFixtures): Promise<void> {
  await booking.open();
  await booking.fill({
    name: visitor.values.name,
    date: day.date,
    time: slotTime(8),
    message: 'About looms',
  });
  await booking.authorize();
}

export { expect } from '../browser-test.ts';
