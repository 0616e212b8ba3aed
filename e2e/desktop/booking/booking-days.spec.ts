import type { Page } from '@playwright/test';
import { languages } from '@tt/contract/language/language';
import type { AvailabilityResponse } from '@tt/contract/slots/availability';
import { BookingPage, bookingPaths } from '../../booking/booking-page.ts';
import { expect, test } from '../../booking/booking-test.ts';
import { BusinessDay } from '../../booking/business-day.ts';
import { shiftClock } from '../../booking/shift-clock.ts';
import { findHours, listStartsSeenFrom, usualHours } from '../../booking/slot-times.ts';

/** A Wednesday, in the evening of the office. */
const now = Temporal.Instant.from('2027-03-17T19:30:00Z');
const lastDay = Temporal.PlainDate.from('2027-03-31');

type Taken = AvailabilityResponse['taken'][number] & { from: Temporal.Instant; to: Temporal.Instant };

/** Takes business days as a whole. */
function takeDays(first: string, last: string): Taken {
  const from = new BusinessDay(first).at('00:00').toInstant();
  const to = new BusinessDay(last).at('23:59').toInstant();
  return { startsAt: toWire(from), endsAt: toWire(to), lane: 1, from, to };
}

const toWire = ({ epochMilliseconds }: Temporal.Instant) => new Date(epochMilliseconds).toISOString();

async function answerAvailability(page: Page, taken: Taken[], waits?: Promise<void>): Promise<void> {
  const ranges = taken.map(({ startsAt, endsAt, lane }) => ({ startsAt, endsAt, lane }));
  await page.route(`**${bookingPaths.availability}`, async (route) => {
    await waits;
    await route.fulfill({ json: { taken: ranges } });
  });
}

/** The free starts of a visitor's date, counted by Temporal from the settings. */
function listFree(timeZone: string, date: string, taken: Taken[]): Temporal.ZonedDateTime[] {
  const earliest = now.add({ minutes: 120 });
  return listStartsSeenFrom(timeZone, date).filter((start) => {
    const [from, to] = [start.toInstant(), start.add({ minutes: 15 }).toInstant()];
    const isTaken = taken.some(
      (range) => Temporal.Instant.compare(range.from, to) < 0 && Temporal.Instant.compare(range.to, from) > 0,
    );
    return Temporal.Instant.compare(from, earliest) >= 0 && !isTaken;
  });
}

const firstFree = (booking: BookingPage) => booking.dates.getByRole('button', { name: /First available/ });

for (const timeZone of ['America/Los_Angeles', 'Europe/Kyiv', 'Pacific/Auckland']) {
  test.describe(`from ${timeZone}`, () => {
    test.use({ timezoneId: timeZone });

    test('[DAYS-02] [DAYS-03] every day that can be chosen has a time, and the first free one is a press away', {
      tag: '@pr',
    }, async ({ booking, page }) => {
      const taken = [takeDays('2027-03-18', '2027-03-19'), takeDays('2027-03-24', '2027-03-24')];
      await answerAvailability(page, taken);
      await shiftClock(page, now.toString());
      await booking.open();
      await firstFree(booking).waitFor();

      const today = now.toZonedDateTimeISO(timeZone).toPlainDate();
      const dates = Array.from({ length: today.until(lastDay).days + 1 }, (_, days) =>
        today.add({ days }).toString(),
      );
      for (const date of dates) {
        const isFull = listFree(timeZone, date, taken).length === 0;
        const name = isFull ? /, no times available$/ : /^(?!.*no times available)/;
        await expect(booking.day(date), date).toHaveAccessibleName(name);
        if (isFull) await expect(booking.day(date), date).toBeDisabled();
        else await expect(booking.day(date), date).toBeEnabled();
      }

      const full = dates.find((date) => listFree(timeZone, date, taken).length === 0) ?? '';
      await booking.day(full).focus();
      await page.keyboard.press('Enter');
      await expect(booking.dates.getByRole('gridcell', { selected: true })).toHaveCount(0);

      const first = dates.find((date) => listFree(timeZone, date, taken).length > 0) ?? '';
      const [start] = listFree(timeZone, first, taken);
      const time = start?.toPlainTime().toString().slice(0, 5) ?? '';
      await expect(firstFree(booking)).toHaveText(
        new RegExp(`^First available: .*\\b${start?.day}\\b.*, ${time}$`),
      );
      await firstFree(booking).click();
      await expect(booking.dates.getByRole('gridcell', { selected: true })).toHaveCount(1);
      await expect(booking.day(first)).toHaveAccessibleName(/Selected$/);
      await expect(booking.timeLabels).toHaveCount(listFree(timeZone, first, taken).length);
      const said = booking.dates
        .getByRole('status')
        .filter({ hasText: 'the first day with available times' });
      await expect(said).toHaveCount(1);
    });
  });
}

test('[DAYS-02] [DAYS-03] no day is marked before the answer is there; a month without any time leads to the next', async ({
  booking,
  page,
}) => {
  const taken = [takeDays('2027-03-17', '2027-04-02')];
  const held = Promise.withResolvers<void>();
  await answerAvailability(page, taken, held.promise);
  await shiftClock(page, now.toString());
  await booking.open();
  await expect(booking.day('2027-03-18')).toBeEnabled();
  await expect(booking.dates.locator('[aria-disabled=true]').and(page.locator('.day'))).toHaveCount(0);
  const top = () => booking.dates.getByRole('grid').evaluate((grid) => grid.getBoundingClientRect().top);
  const before = await top();
  held.resolve();
  const button = booking.dates.getByRole('button', { name: /^No times in March 2027\. First available: / });
  await button.waitFor();
  expect(Math.abs((await top()) - before)).toBeLessThan(1);
  await button.click();
  await expect(booking.dates.getByRole('grid', { name: 'April 2027' })).toBeVisible();
  const days = Array.from({ length: 9 }, (_, index) => `2027-04-0${index + 1}`);
  const first = days.find((date) => listFree('Europe/Warsaw', date, taken).length > 0) ?? '';
  await expect(booking.day(first)).toHaveAccessibleName(/Selected$/);
  await expect(booking.timeLabels.first()).toHaveText((findHours(first) ?? usualHours).opensAt);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, timezoneId: 'America/Los_Angeles' });

  test('[DAYS-03] a month without any time stands where the one before stood, in every language', async ({
    page,
    google,
  }) => {
    await answerAvailability(page, [takeDays('2027-04-01', '2027-05-02')]);
    await shiftClock(page, now.toString());
    for (const { code } of languages) {
      const booking = new BookingPage(page, google, code);
      await booking.open();
      await booking.dates.locator('.first-free').waitFor();
      const grid = booking.dates.getByRole('grid');
      const toTop = () => grid.evaluate((element) => element.getBoundingClientRect().top + scrollY);
      const before = await toTop();
      await booking.nextMonth.click();
      await expect(booking.dates.locator('.first-free')).toContainText('2027');
      expect(Math.abs((await toTop()) - before), code).toBeLessThan(1);
    }
  });
});

for (const ways of ['google', 'both'] as const) {
  test.describe(`with ${ways === 'both' ? 'both ways' : 'Google alone'}`, () => {
    test.use({ ways });

    test('[DAYS-04] whom no time fits writes instead, and loses nothing that was typed', async ({
      booking,
      page,
    }) => {
      await booking.open();
      await booking.name.fill('Ada Lovelace');
      await booking.phone.fill('+48 22 000 00 00');
      await booking.message.fill('About looms & engines');
      if (ways === 'both') await booking.email.fill('ada@example.com');
      await expect(booking.form.getByText('No time fits?')).toBeVisible();
      await booking.form.getByRole('link', { name: 'Write to us' }).click();
      await page.waitForURL('**/en/contact');
      const form = page.getByRole('form');
      await expect(form.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('Ada Lovelace');
      if (ways === 'both')
        await expect(form.getByRole('textbox', { name: 'Email', exact: true })).toHaveValue(
          'ada@example.com',
        );
      await expect(form.locator('textarea').first()).toHaveValue(
        'Phone: +48 22 000 00 00\n\nAbout looms & engines',
      );
    });
  });
}
