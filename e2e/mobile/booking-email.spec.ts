import type { Page } from '@playwright/test';
import { languages } from '@tt/contract/language/language';
import { BookingPage } from '../booking/booking-page.ts';
import { expect, test } from '../booking/booking-test.ts';
import { answerEmailBookings } from '../booking/email-way.ts';
import { slotTime } from '../booking/slot-times.ts';

test.use({ ways: 'both' });

/** Text fields that have to be filled in; date and time are choices. */
const maxFields = 4;

/** Whether the control that has the focus is hidden behind the bar at the bottom edge. */
const isFocusCovered = (page: Page) =>
  page.evaluate(() => {
    const bar = document.querySelector('.bk-bar');
    const focused = document.activeElement;
    if (!bar || !focused || !document.querySelector('form')?.contains(focused)) return false;
    const { top } = bar.getBoundingClientRect();
    return bar.checkVisibility() && focused.getBoundingClientRect().bottom > top + 1;
  });

/** Presses Tab until a control has the focus; no stop is behind the bar. */
async function tabTo(page: Page, isThere: () => Promise<boolean>): Promise<void> {
  for (let stops = 0; stops < 40; stops += 1) {
    await page.keyboard.press('Tab');
    await expect.poll(() => isFocusCovered(page)).toBe(false);
    if (await isThere()) return;
  }
  throw new Error('Tab does not reach it');
}

for (const { code } of languages) {
  const tag = code === 'en' ? '@pr' : '@nightly';
  test(`[MAILBOOK-02] in ${code} an address books by keyboard alone at 390 px, with few fields`, {
    tag,
  }, async ({ page, day, google, visitor }) => {
    const booking = new BookingPage(page, google, code);
    const isFocused = (control: ReturnType<BookingPage['time']>) => () =>
      control.evaluate((element) => element === document.activeElement);
    const sent = await answerEmailBookings(page, { success: true });
    await booking.open();
    await expect(booking.email).toBeVisible();
    await expect(booking.form.getByRole('textbox')).toHaveCount(maxFields);
    // The day is reached by its own test; here the choice of a time by keyboard counts.
    await booking.chooseDay(day.date);
    await tabTo(page, isFocused(booking.time(slotTime(0))));
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowDown');
    await expect(booking.time(slotTime(1))).toBeChecked();
    await tabTo(page, isFocused(booking.name));
    await page.keyboard.type(visitor.values.name);
    await tabTo(page, isFocused(booking.email));
    await page.keyboard.type(visitor.values.email);
    await tabTo(page, isFocused(booking.submitButton()));
    await page.keyboard.press('Enter');
    await expect(booking.confirmedHeading).toBeFocused();
    expect(sent).toMatchObject([{ name: visitor.values.name, email: visitor.values.email, language: code }]);
  });
}

test('at the bottom edge a line says what is chosen and leads to what is next', async ({
  page,
  day,
  booking,
  visitor,
}) => {
  await booking.open();
  const bar = page.getByRole('region', { name: 'Your consultation' });
  await expect(bar).toContainText('Choose a date and a time');
  await bar.getByRole('link', { name: 'Times' }).tap();
  await expect(booking.changeZone).toBeInViewport();
  await booking.chooseDay(day.date);
  await booking.chooseTime(slotTime(4));
  await expect(bar).toContainText(slotTime(4));
  await bar.getByRole('link', { name: 'Next' }).tap();
  await expect(booking.name).toBeInViewport();
  await booking.name.fill(visitor.values.name);
  await expect(bar).toBeHidden();
  await booking.name.blur();
  await bar.getByRole('link', { name: 'Next' }).tap();
  await expect(page.getByRole('heading', { name: 'How to book' })).toBeInViewport();
  await booking.email.fill(visitor.values.email);
  await booking.email.blur();
  await expect(bar.getByRole('link')).toHaveCount(0);

  await booking.name.fill('');
  await booking.submitButton().click();
  await expect(bar).toContainText('1 field needs your attention');
  await bar.getByRole('link', { name: 'Fix' }).tap();
  await expect(booking.name).toBeFocused();
});

test('while a confirmation by mail is due, the page says so alone, and the way back leads to the address', async ({
  page,
  day,
  booking,
  visitor,
}) => {
  await answerEmailBookings(page, { success: true, booking: { status: 'pending' } });
  await booking.open();
  await booking.fill({ name: visitor.values.name, date: day.date, time: slotTime(4) });
  await booking.email.fill(visitor.values.email);
  await booking.submitButton().tap();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Check your email');
  await expect(heading).toBeFocused();
  await expect(page).toHaveTitle(/^Check your email \| /);
  await expect(page.locator('.bk-bar')).toHaveCount(0);
  await page.getByRole('button', { name: 'Back to the form' }).tap();
  await expect(booking.email).toBeFocused();
  await expect(page).toHaveTitle(/^Book a consultation \| /);
});
