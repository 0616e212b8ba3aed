import type { Page } from '@playwright/test';
import { expect, test } from '../../booking/booking-test.ts';
import { slotTime } from '../../booking/slot-times.ts';
import { loadMessages } from '../../built/load-messages.ts';

test.use({ ways: 'both' });

const texts = loadMessages('en', 'booking');

const wish = (page: Page) => page.getByRole('form', { name: texts.rescue.label });
const field = (page: Page, name: string) => wish(page).getByLabel(name, { exact: true });

/** Opens the form while its script is on its way. */
async function openWithoutScript(page: Page): Promise<PromiseWithResolvers<void>> {
  const held = Promise.withResolvers<void>();
  await page.clock.install();
  await page.route('**/assets/islands/booking-*.js', async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto('/en/booking', { waitUntil: 'commit' });
  return held;
}

test('[RESCUE-03] what was typed before the script turned out to be lost can be sent, and stays if it comes late', async ({
  booking,
  page,
}) => {
  const held = await openWithoutScript(page);
  await booking.name.fill('Ada');
  await booking.phone.fill('+48 22 000 00 00');
  await booking.message.fill('About looms');
  await page.clock.runFor(5_000);
  await expect(field(page, 'Name *')).toHaveValue('Ada');
  await expect(field(page, 'City or time zone *')).toHaveValue('Europe/Warsaw');
  await expect(field(page, 'Message optional')).toHaveValue('About looms\n+48 22 000 00 00');
  held.resolve();
  await expect(wish(page)).toBeHidden();
  await expect(booking.name).toHaveValue('Ada');
  await expect(booking.message).toHaveValue('About looms');
});

test('[RESCUE-03] whoever already writes a wish goes on with it when the script comes late', async ({
  page,
}) => {
  const held = await openWithoutScript(page);
  await page.locator('footer').waitFor();
  await page.clock.runFor(5_000);
  await field(page, 'Date *').fill('2031-04-02');
  held.resolve();
  await page.waitForLoadState('load');
  await expect(field(page, 'Date *')).toHaveValue('2031-04-02');
  await expect(wish(page)).toBeVisible();
  await expect(page.locator('html[data-hydrated]')).toHaveCount(0);
});

test('[RESCUE-03] if the page fails after a time was chosen, the wish has all that was chosen and typed', async ({
  booking,
  page,
  day,
  faults,
}) => {
  faults.allow(/broken/);
  await booking.open();
  await booking.duration('30 min').check();
  await booking.fill({ name: 'Ada', date: day.date, time: slotTime(13), message: 'About looms' });
  await booking.email.fill('ada@example.com');
  await page.evaluate(() => {
    Intl.DateTimeFormat.prototype.formatToParts = () => {
      throw new Error('broken');
    };
  });
  await booking.phone.fill('+48 22 000 00 00');
  await expect(page.getByText('Unexpected Application Error')).toBeVisible();
  await expect(field(page, 'Date *')).toHaveValue(day.date);
  await expect(field(page, 'Time *')).toHaveValue(slotTime(13));
  await expect(field(page, 'Duration')).toHaveValue('30 min');
  await expect(field(page, 'Name *')).toHaveValue('Ada');
  await expect(field(page, 'Email *')).toHaveValue('ada@example.com');
  await expect(field(page, 'Message optional')).toHaveValue('About looms');
});
