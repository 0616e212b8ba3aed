import { readFile } from 'node:fs/promises';
import { siteSettings } from '@tt/contract/site-settings';
import { answerView, fromNow, viewKey } from '../../booking/answer-booking.ts';
import { expect, test } from '../../booking/booking-test.ts';
import { ManageBookingPage } from '../../booking/manage-booking-page.ts';
import { openSettled } from '../../open-settled.ts';

const confirmation = `/en/booking#booking=${viewKey}`;
const managePath = `/en/booking/manage#${viewKey}`;

test('[CONFIRM-01] the confirmation has a short ID, the address, calendars and the links to move or cancel', {
  tag: '@pr',
}, async ({ page }) => {
  const booking = await answerView(page, { email: 'alex@example.com' });
  const { main } = new ManageBookingPage(page);
  await new ManageBookingPage(page).open(confirmation);
  await expect(main).toContainText('Booking IDTT-7K2M9Q');
  await expect(main).not.toContainText(booking.id);
  await expect(main).toContainText('is on its way to alex@example.com.');
  await expect(main).toContainText(/The call starts on \w+, \w+ \d+ at 11:30\./);
  await expect(main.getByRole('link', { name: 'Change the time' })).toHaveAttribute(
    'href',
    `${managePath}/move`,
  );
  await expect(main.getByRole('link', { name: 'Cancel booking' })).toHaveAttribute(
    'href',
    `${managePath}/cancel`,
  );

  const calendars = main.locator('summary', { hasText: 'Add to calendar' });
  await calendars.click();
  const google = main.getByRole('link', { name: /^Google Calendar/ });
  await expect(google).toHaveAttribute(
    'href',
    /^https:\/\/calendar\.google\.com\/calendar\/render\?action=TEMPLATE&/,
  );
  await expect(google).toHaveAttribute('target', '_blank');
  await expect(main.getByRole('link', { name: /^Outlook/ })).toHaveAttribute(
    'href',
    /^https:\/\/outlook\.live\.com\//,
  );
  const downloading = page.waitForEvent('download');
  await main.getByRole('link', { name: /^Apple and others/ }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('TT-7K2M9Q.ics');
  const file = await readFile(await download.path(), 'utf8');
  expect(file).toContain(`UID:${booking.id.replaceAll('-', '')}@google.com\r\nSEQUENCE:0\r\n`);
});

test('the page follows the booking: its link, its reminders, and what comes first before the call', {
  tag: '@pr',
}, async ({ page }) => {
  const manage = new ManageBookingPage(page);
  const join = manage.main.getByRole('link', { name: 'Join meeting' });
  const stations = manage.main.locator('.track b');
  await test.step('a link that is still being made appears when it is ready', async () => {
    await answerView(page, { meetLinkStatus: 'pending' });
    await manage.open(managePath);
    await expect(manage.main).toContainText(
      'The link is not ready yet; it will appear here and come by email.',
    );
    await answerView(page);
    await expect(join).toBeVisible();
  });
  await test.step('three days before, moving comes first', async () => {
    await expect(manage.heading).toHaveText('Your booking');
    await expect(manage.main).toContainText(
      'In 3 days, with the video link below. Booked by a•••@example.com.',
    );
    await expect(manage.main).toContainText(
      /Until \d\d:\d\d on the day of the call\. The video link stays the same\./,
    );
    await expect(join).toHaveClass(/btn-line/);
    await expect(manage.changeTime).toHaveClass(/btn-go/);
    await expect(stations).toHaveText([
      'Confirmation sent',
      'Reminder 24 hours before',
      'Reminder 1 hour before',
      'Your call',
    ]);
  });
  await test.step('only the reminders that will be sent are shown', async () => {
    await answerView(page, {
      startsAt: fromNow({ hours: 25 }),
      bookedAt: fromNow({ minutes: -1 }),
      sequence: 1,
    });
    await page.reload();
    await expect(stations).toHaveText(['New details sent', 'Reminder 1 hour before', 'Your call']);
  });
  await test.step('from 15 minutes before the call joining comes first, and moving gives way', async () => {
    await answerView(page, { startsAt: fromNow({ minutes: 10 }), movableUntil: undefined });
    await page.reload();
    await expect(manage.heading).toHaveText('Your call starts soon');
    await expect(manage.main).toContainText('In 10 minutes. You can open the link now.');
    await expect(join).toHaveClass(/btn-go/);
    await expect(manage.changeTime).toHaveCount(0);
    await expect(manage.main).toContainText(
      `It is too late to change the time here. Write to ${siteSettings.email}, or cancel.`,
    );
  });
  await test.step('the call has started', async () => {
    await answerView(page, { startsAt: fromNow({ minutes: -5 }), movableUntil: undefined });
    await page.reload();
    await expect(manage.heading).toHaveText('Your call has started');
    await expect(join).toHaveClass(/btn-go/);
  });
});

test('everything works by keyboard: calendars, the question and the way back', async ({ page }) => {
  const manage = new ManageBookingPage(page);
  await answerView(page);
  await manage.open(managePath);
  await manage.changeTime.focus();
  await page.keyboard.press('Tab');
  await expect(manage.cancelButton).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(manage.yesButton).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(manage.keepButton).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(manage.cancelButton).toBeFocused();
  await expect(manage.yesButton).toBeHidden();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await expect(manage.cancelButton).toBeFocused();
  await expect(manage.yesButton).toBeHidden();

  await manage.main.getByRole('button', { name: 'Copy' }).press('Enter');
  const toast = page.getByRole('region', { name: 'Notifications' }).getByRole('listitem');
  await expect(toast).toHaveText('Copied');
  await expect(manage.main.getByRole('button', { name: 'Copy' })).toBeFocused();
  await page.getByRole('button', { name: 'Show the drawing' }).press('Enter');
  const drawing = page.getByRole('complementary', { name: 'Drawing of this page' });
  await expect(drawing).toBeVisible();
  await expect(toast).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(toast).toHaveCount(0);
  await expect(drawing).toBeVisible();
});

test('a link that the browser does not copy is selected, and the page says what to do', async ({ page }) => {
  const manage = new ManageBookingPage(page);
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('', 'NotAllowedError'));
  });
  await answerView(page);
  await manage.open(managePath);
  const link = manage.main.getByRole('textbox', { name: 'Video link' });
  await manage.main.getByRole('button', { name: 'Copy' }).click();
  await expect(manage.main).toContainText('The link could not be copied.');
  await expect(link).toBeFocused();
  expect(await page.evaluate(() => String(getSelection()))).toBe(await link.inputValue());
});

test.describe('with hours to twelve', () => {
  test.use({ locale: 'en-US', timezoneId: 'America/New_York' });

  test('times have the hour cycle of the visitor', async ({ page }) => {
    const manage = new ManageBookingPage(page);
    await answerView(page, { timezone: 'America/New_York' });
    await manage.open(managePath);
    await expect(manage.main).toContainText(/Time zoneNew York \(GMT−\d\)/);
    await expect(manage.main).toContainText(/Your call \w+, \w+ \d+, 5:30\u00a0AM/);
  });
});

test('the longest date fits the slip at every width, in any language', async ({ page }) => {
  await answerView(page, { startsAt: '2030-09-25T10:00:00.000Z' });
  const row = page.locator('.slip-row');
  for (const language of ['ua', 'pl', 'ru', 'es']) {
    await openSettled(page, `/${language}/booking/manage#${viewKey}`);
    for (const width of [360, 390, 768, 820, 1024, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const fits = await row.evaluate(({ scrollWidth, clientWidth }) => [
        scrollWidth <= clientWidth,
        clientWidth > 0,
      ]);
      expect(fits, `${language} at ${width} px`).toEqual([true, true]);
    }
  }
});
