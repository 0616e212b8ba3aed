import type { Locator } from '@playwright/test';
import { BookingPage } from '../booking/booking-page.ts';
import { expect, test } from '../booking/booking-test.ts';
import { slotTime } from '../booking/slot-times.ts';
import { watchFormToken } from '../contact/watch-form-token.ts';

test.use({ locale: 'uk-UA', timezoneId: 'Europe/Kyiv', ways: 'both' });

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

test('a Ukrainian engineer goes to Google and back, books and saves the time by keyboard alone', async ({
  page,
  day,
  google,
  records,
  visitor,
}) => {
  const { keyboard } = page;
  const main = page.getByRole('main');
  const booking = new BookingPage(page, google, 'ua');
  const { waitLikePerson } = watchFormToken(page);
  const [first, second] = [slotTime(0), slotTime(1)].map((time) => day.seenFrom('Europe/Kyiv', time).time);
  /** Presses Tab until a control has the focus. */
  const tabTo = async (control: Locator) => {
    for (let stops = 0; stops < 50; stops += 1) {
      await keyboard.press('Tab');
      if ((await page.locator(':focus').and(control).count()) > 0) return;
    }
    throw new Error(`Tab does not reach ${control}`);
  };
  // The same text from several addresses would have to be confirmed by email.
  const message = `Набрано без миші, ${visitor.id}`;
  const toButton = (name: string) => page.getByRole('button', { name, exact: true });

  await test.step('from the skip link to the booking', async () => {
    await page.goto('/ua');
    await tabTo(page.getByRole('link', { name: 'Перейти до вмісту' }));
    await keyboard.press('Enter');
    await tabTo(main.getByRole('link', { name: 'Забронювати консультацію' }));
    await keyboard.press('Enter');
    await booking.waitUntilAlive();
    await expect(booking.authorizeButton).toBeEnabled();
  });
  await test.step('a duration, a day and a time', async () => {
    await tabTo(booking.duration('15 хв'));
    await keyboard.press('ArrowDown');
    await expect(booking.duration('30 хв')).toBeChecked();
    // Today or, once it is over, tomorrow.
    const stop = booking.dates.locator('td:has([tabindex="0"])');
    const firstDay = Temporal.PlainDate.from((await stop.getAttribute('data-day')) ?? '');
    await tabTo(stop.getByRole('button'));
    await walkTo(booking, firstDay, day.date);
    await keyboard.press('Enter');
    await tabTo(booking.changeZone);
    await tabTo(booking.time(first ?? ''));
    await keyboard.press('Space');
    await keyboard.press('ArrowDown');
    await expect(booking.time(second ?? '')).toBeChecked();
  });
  await test.step('a wrong phone number is no complete part, and is corrected before the trip to Google', async () => {
    const details = page.getByRole('link', { name: /^Дані.*готово$/ });
    await tabTo(booking.name);
    await keyboard.type(visitor.values.name);
    await expect(details).toBeVisible();
    await tabTo(booking.phone);
    await keyboard.type('123');
    await expect(details).toHaveCount(0);
    await tabTo(booking.message);
    await expect(booking.phone).toHaveAccessibleDescription(/Перевірте, будь ласка, номер телефону/);
    await keyboard.type(message);
    await tabTo(booking.authorizeButton);
    await keyboard.press('Enter');
    await expect(booking.phone).toBeFocused();
    await expect(page).toHaveURL(/\/ua\/booking$/);
    await keyboard.press('Control+A');
    await keyboard.type('+380 44 000 00 00');
    await expect(details).toBeVisible();
  });
  await test.step('to Google and back', async () => {
    await tabTo(booking.authorizeButton);
    await google.during(undefined, async () => {
      await keyboard.press('Enter');
      await toButton('Allow').waitFor();
      await tabTo(toButton('Allow'));
      await keyboard.press('Enter');
      await expect(booking.submitButton()).toBeEnabled();
    });
    await expect(page.getByRole('heading', { name: 'Як забронювати' })).toBeFocused();
  });
  await test.step('with an address after all', async () => {
    const useEmail = toButton('Обрати пошту замість Google');
    await expect(useEmail).toBeVisible();
    await tabTo(useEmail);
    await keyboard.press('Enter');
    await expect(booking.email).toBeFocused();
    await keyboard.type(visitor.values.email);
    await waitLikePerson();
    await google.during(undefined, async () => {
      await tabTo(booking.submitButton());
      await keyboard.press('Enter');
      await expect(booking.confirmedHeading).toBeFocused();
      const [row] = await records.listRows();
      await expect.poll(() => google.findEvent(row?.id ?? '')).toBeDefined();
    });
  });
  await test.step('Esc closes the calendars, and the link is copied', async () => {
    const calendars = main.locator('summary', { hasText: 'Додати до календаря' });
    await tabTo(calendars);
    await keyboard.press('Enter');
    await tabTo(main.getByRole('link', { name: /^Outlook/ }));
    await keyboard.press('Escape');
    await expect(calendars).toBeFocused();
    await expect(main.getByRole('link', { name: /^Outlook/ })).toBeHidden();
    await tabTo(toButton('Скопіювати'));
    await keyboard.press('Enter');
    await expect(booking.toast).toHaveText(booking.texts.messages.copied);
    await tabTo(page.getByRole('contentinfo').getByRole('link').last());
    await expect(booking.toast).toBeVisible();
  });
  const [row] = await records.listRows();
  expect(row).toMatchObject({ status: 'confirmed', message, language: 'ua' });
  expect(row?.starts_at.getTime()).toBe(day.at(slotTime(1)).epochMilliseconds);
});
