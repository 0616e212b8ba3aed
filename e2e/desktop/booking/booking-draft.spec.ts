import type { Route } from '@playwright/test';
import { BookingPage, bookingPaths } from '../../booking/booking-page.ts';
import { expect, test } from '../../booking/booking-test.ts';
import { slotTime } from '../../booking/slot-times.ts';

test.use({ ways: 'both' });

test('another language, a reload and a step back lose nothing that was chosen or typed', async ({
  booking,
  page,
  day,
  google,
  visitor,
}) => {
  await booking.open();
  await booking.duration('30 min').check();
  await booking.fill({
    name: visitor.values.name,
    date: day.date,
    time: slotTime(3),
    phone: '+48 600 700 800',
    message: 'About looms',
  });
  await booking.email.fill(visitor.values.email);

  const ukrainian = new BookingPage(page, google, 'ua');
  const expectKept = async (shown: BookingPage) => {
    await shown.waitUntilAlive();
    await expect(shown.name).toHaveValue(visitor.values.name);
    await expect(shown.phone).toHaveValue('+48 600 700 800');
    await expect(shown.message).toHaveValue('About looms');
    await expect(shown.email).toHaveValue(visitor.values.email);
    await expect(shown.time(slotTime(3))).toBeChecked();
    await expect(shown.duration(shown.texts.form.duration.minutes30)).toBeChecked();
    await expect(shown.submitButton()).toBeEnabled();
  };
  await page.getByRole('banner').locator('summary', { hasText: /EN/ }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Українська', exact: true }).click();
  await expect(page).toHaveURL(/\/ua\/booking/);
  await expectKept(ukrainian);
  await page.reload();
  await expectKept(ukrainian);
  await page.goto('/ua/cases');
  await page.goBack();
  await expectKept(ukrainian);
});

test('no card pops in: what is below the ways stays where it is once they are known, at any width', async ({
  booking,
  page,
}) => {
  for (const width of [1440, 820, 390]) {
    await test.step(`${width} px`, async () => {
      const { promise: known, resolve: letKnow } = Promise.withResolvers<void>();
      const hold = async (route: Route) => {
        await known;
        await route.fallback();
      };
      await page.route(`**${bookingPaths.config}`, hold);
      const readTop = () =>
        page.locator('#book').evaluate((row) => row.getBoundingClientRect().top + scrollY);
      await page.setViewportSize({ width, height: 900 });
      await booking.open();
      await page.evaluate(() => document.fonts.ready.then(() => {}));
      await expect(page.getByRole('button', { name: 'Preparing…' })).toBeDisabled();
      const top = await readTop();
      letKnow();
      await expect(booking.email).toBeVisible();
      await expect.poll(async () => Math.abs((await readTop()) - top)).toBeLessThanOrEqual(8);
      await page.unroute(`**${bookingPaths.config}`, hold);
    });
  }
});
