import type { Page } from '@playwright/test';
import { expect, test } from '../../booking/booking-test.ts';
import { shiftClock } from '../../booking/shift-clock.ts';
import { slotTime, slotTimes } from '../../booking/slot-times.ts';

/** A Wednesday in the middle of a month; the last day of the window is Tuesday, 15 June. */
const today = '2027-03-17';

const focused = (page: Page) => page.locator(':focus');

test.beforeEach(async ({ page, booking }) => {
  await shiftClock(page, `${today}T12:00:00Z`);
  await booking.open();
});

test('[BOOK-12, SLOT-19] days in the past and days after the booking window are disabled', {
  tag: '@pr',
}, async ({ booking }) => {
  await expect(booking.day('2027-03-01')).toBeDisabled();
  await expect(booking.day('2027-03-16')).toBeDisabled();
  await expect(booking.day('2027-03-16')).toHaveAccessibleName('Tuesday, March 16, 2027, In the past');
  await expect(booking.day(today)).toBeEnabled();
  await expect(booking.day(today)).toHaveAccessibleName('Wednesday, March 17, 2027, Today');
  await expect(booking.dates.getByRole('button', { name: 'Previous month' })).toBeDisabled();

  for (let month = 0; month < 3; month += 1) await booking.nextMonth.click();
  await expect(booking.day('2027-06-15')).toBeEnabled();
  await expect(booking.day('2027-06-16')).toBeDisabled();
  await expect(booking.day('2027-06-16')).toHaveAccessibleName('Wednesday, June 16, 2027, Not available');
  await expect(booking.nextMonth).toBeDisabled();
  await booking.day('2027-06-15').click();
  await expect(booking.timeLabels.first()).toHaveText(slotTime(0));
});

test('today can no longer be chosen once nothing is left of it', async ({ booking, page }) => {
  // Later than the other tests, whose clock this one moves on.
  await shiftClock(page, new Date(Date.now() + 3 * 3_600_000).toISOString());
  await booking.open();
  await expect(booking.day(today)).toBeDisabled();
  await expect(booking.day(today)).toHaveAccessibleName(
    'Wednesday, March 17, 2027, Today, no times available',
  );
  await expect(booking.day('2027-03-18')).toBeEnabled();
  await booking.day('2027-03-18').focus();
  // It can be reached, so that a screen reader hears why.
  await page.keyboard.press('ArrowLeft');
  await expect(focused(page)).toHaveAccessibleName('Wednesday, March 17, 2027, Today, no times available');
  await page.keyboard.press('Enter');
  await expect(booking.dates.getByRole('gridcell', { selected: true })).toHaveCount(0);
});

test('[BOOK-13] weekends look and sound different, and can be selected', async ({ booking }) => {
  const readColumn = (date: string) =>
    booking.day(date).evaluate((button) => {
      const cell = button.closest('td');
      const read = (selector: string) => {
        const element = cell?.closest('table')?.querySelectorAll(selector)[cell.cellIndex];
        if (!element) throw new Error(`${selector} has no such column`);
        return getComputedStyle(element);
      };
      return { tint: read('col').backgroundColor, weight: Number(read('th').fontWeight) };
    });
  const saturday = await readColumn('2027-03-20');
  const monday = await readColumn('2027-03-22');
  expect(await readColumn('2027-03-21')).toEqual(saturday);
  expect(saturday.tint).not.toBe(monday.tint);
  expect(saturday.weight).toBeGreaterThan(monday.weight);
  await expect(booking.dates).toContainText('Weekends can be booked too');

  await expect(booking.day('2027-03-20')).toHaveAccessibleName(
    'Saturday, March 20, 2027, Weekend, can be booked',
  );
  await booking.day('2027-03-20').click();
  await expect(booking.dates.getByRole('gridcell', { selected: true })).toHaveAccessibleName(
    'Saturday, March 20, 2027, Weekend, can be booked, Selected',
  );
  await expect(booking.timeLabels).toHaveCount(slotTimes.length);
});

test('the calendar works by keyboard, each step and the month are announced, and one stop of the Tab key leads into and out of its days', async ({
  booking,
  page,
}) => {
  const { keyboard } = page;
  await expect(booking.dates.getByRole('status').filter({ hasText: 'March 2027' })).toHaveCount(1);
  await booking.day(today).focus();
  for (const [key, name] of [
    ['ArrowRight', 'Thursday, March 18, 2027'],
    ['ArrowDown', 'Thursday, March 25, 2027'],
    ['ArrowUp', 'Thursday, March 18, 2027'],
    ['ArrowLeft', 'Wednesday, March 17, 2027, Today'],
    ['ArrowLeft', 'Wednesday, March 17, 2027, Today'],
    ['End', 'Sunday, March 21, 2027, Weekend, can be booked'],
    ['PageDown', 'Wednesday, April 21, 2027'],
    ['PageUp', 'Sunday, March 21, 2027, Weekend, can be booked'],
  ] as const) {
    await keyboard.press(key);
    await expect(focused(page), key).toHaveAccessibleName(name);
  }
  await booking.nextMonth.focus();
  await keyboard.press('Enter');
  await expect(booking.dates.getByRole('grid', { name: 'April 2027' })).toBeVisible();
  await expect(booking.dates.getByRole('status').filter({ hasText: 'April 2027' })).toHaveCount(1);
  await keyboard.press('Tab');
  await expect(focused(page)).toHaveAccessibleName('Thursday, April 1, 2027');
  await keyboard.press('Enter');
  await expect(focused(page)).toHaveAccessibleName('Thursday, April 1, 2027, Selected');
  await expect(
    booking.times.getByRole('status').filter({ hasText: `${slotTimes.length} times available` }),
  ).toHaveCount(1);
  await keyboard.press('Tab');
  await expect(booking.changeZone).toBeFocused();
  await keyboard.press('Tab');
  await expect(booking.time(slotTime(0))).toBeFocused();
});

test.describe('in a country whose weeks begin on Monday', () => {
  test.use({ locale: 'pl-PL' });

  test('the week begins on the first day of the visitor’s country', async ({ booking }) => {
    const firstDays = booking.dates.getByRole('row').locator('td:first-child').getByRole('button');
    await expect(firstDays.nth(0)).toHaveAccessibleName(/^Monday/);
  });
});

test.describe('in the United States', () => {
  test.use({ locale: 'en-US' });

  test('the week begins on Sunday', async ({ booking }) => {
    const firstDays = booking.dates.getByRole('row').locator('td:first-child').getByRole('button');
    await expect(firstDays.nth(0)).toHaveAccessibleName(/^Sunday/);
  });
});
