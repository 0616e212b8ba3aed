import type { Page } from '@playwright/test';
import type { BookingPage } from '../../booking/booking-page.ts';
import { expect, test } from '../../booking/booking-test.ts';
import { slotTime } from '../../booking/slot-times.ts';

/** Presses Tab until a control has the focus. */
async function tabTo(page: Page, name: string | RegExp): Promise<void> {
  for (let stops = 0; stops < 30; stops += 1) {
    await page.keyboard.press('Tab');
    const isThere = await page
      .locator(':focus')
      .and(page.getByRole('button', { name }).or(page.getByRole('radio', { name })).or(page.getByLabel(name)))
      .count();
    if (isThere > 0) return;
  }
  throw new Error(`Tab does not reach ${name}`);
}

/** Goes from a day of the calendar to a later one, by weeks and then by days. */
async function walkTo(booking: BookingPage, from: Temporal.PlainDate, to: string): Promise<void> {
  const { days } = from.until(to, { largestUnit: 'days' });
  let date = from;
  for (let left = days; left > 0; left -= left >= 7 ? 7 : 1) {
    await booking.page.keyboard.press(left >= 7 ? 'ArrowDown' : 'ArrowRight');
    date = date.add({ days: left >= 7 ? 7 : 1 });
    await expect(booking.day(date.toString())).toBeFocused();
  }
}

test('a consultation is authorized, booked and its link copied by keyboard alone', async ({
  booking,
  page,
  day,
  records,
  visitor,
  google,
}) => {
  const { keyboard } = page;
  await booking.open();
  await expect(booking.authorizeButton).toBeEnabled();
  await tabTo(page, /15 min/);
  await keyboard.press('ArrowDown');
  await expect(booking.duration('30 min')).toBeChecked();
  // Today or, once it is over, tomorrow.
  const first = await booking.dates.locator('td:has([tabindex="0"])').getAttribute('data-day');
  const firstDay = Temporal.PlainDate.from(first ?? '');
  await tabTo(page, new RegExp(`^${firstDay.toLocaleString('en', { dateStyle: 'full' })}`));
  await walkTo(booking, firstDay, day.date);
  await keyboard.press('Enter');
  await expect(booking.day(day.date)).toHaveAccessibleName(/Selected$/);

  await tabTo(page, 'Change time zone');
  await tabTo(page, slotTime(0));
  await keyboard.press('Space');
  await keyboard.press('ArrowDown');
  await expect(booking.time(slotTime(1))).toBeChecked();
  await keyboard.press('Tab');
  await expect(booking.name).toBeFocused();
  await keyboard.type(visitor.values.name);
  await keyboard.press('Tab');
  await expect(booking.phone).toBeFocused();
  await tabTo(page, /Message/);
  await keyboard.type('Typed without a mouse');
  await tabTo(page, 'Continue with Google');
  await google.during(undefined, async () => {
    await keyboard.press('Enter');
    await page.getByRole('button', { name: 'Allow' }).waitFor();
    await tabTo(page, 'Allow');
    await keyboard.press('Enter');
    await expect(booking.submitButton()).toBeEnabled();
  });
  await expect(page.getByRole('heading', { name: 'How to book' })).toBeFocused();
  await booking.sendDuring(undefined, async () => {
    await tabTo(page, 'Book consultation');
    await keyboard.press('Enter');
  });

  await expect(booking.confirmedHeading).toBeFocused();
  await tabTo(page, 'Copy');
  await keyboard.press('Enter');
  await expect(booking.toast).toHaveText('Copied');
  const [row] = await records.listRows();
  expect(row).toMatchObject({ status: 'confirmed', message: 'Typed without a mouse' });
  expect(row?.starts_at.getTime()).toBe(day.at(slotTime(1)).epochMilliseconds);
});
