import { expect, test } from '../../booking/booking-test.ts';
import { answerEmailBookings, offerEmailWay } from '../../booking/email-way.ts';
import { shiftClock } from '../../booking/shift-clock.ts';

const date = '2026-12-10';

test.beforeEach(async ({ page }) => {
  await shiftClock(page, '2026-12-01T12:00:00Z');
  await offerEmailWay(page);
});

test.describe('from New York, with an American browser', () => {
  test.use({ timezoneId: 'America/New_York', locale: 'en-US' });

  test('[AVAIL-05] hours are counted to 12, and the night is folded until it is asked for', async ({
    booking,
    page,
    visitor,
  }) => {
    const sent = await answerEmailBookings(page, { success: true });
    await booking.open();
    await expect(booking.times).toContainText('Your time, New York (GMT\u22125)');
    await booking.chooseDay(date);
    const night = booking.times.locator('summary');
    await expect(night).toHaveText('Night, early on Thu, Dec 106 times, 3:00–5:30\u00a0AM');
    const morning = booking.times.getByRole('group', { name: 'Morning Thu, Dec 10' });
    await expect(morning.getByRole('radio')).toHaveCount(10);
    await expect(booking.hours).toContainText('3:00–11:00\u00a0AM');
    await expect(booking.time('3:00\u00a0AM')).toHaveCount(0);
    await night.click();
    await booking.time('5:30\u00a0AM').check();
    await page.keyboard.press('ArrowDown');
    await expect(booking.time('6:00\u00a0AM')).toBeChecked();

    const pass = page.getByRole('complementary', { name: 'Your consultation' });
    await expect(pass).toContainText('Thu, Dec 106:00AM');
    await expect(pass).toContainText('Ends6:15\u00a0AM12:00 start in Warsaw');
    await booking.name.fill(visitor.values.name);
    await booking.email.fill(visitor.values.email);
    await booking.submitButton().click();
    await expect(booking.confirmedHeading).toBeVisible();
    expect(sent).toMatchObject([{ date, time: '11:00', hourCycle: 'h12', timezone: 'America/New_York' }]);
  });
});

test.describe('from Sydney', () => {
  test.use({ timezoneId: 'Australia/Sydney', locale: 'en-AU' });

  test('[AVAIL-05] a far zone has its evening and its night, and hours that end on the next day', async ({
    booking,
  }) => {
    await booking.open();
    await booking.chooseDay(date);
    await expect(booking.times.locator('summary')).toContainText('Night, early on Thu, Dec 10');
    const evening = booking.times.getByRole('group', { name: 'Evening Thu, Dec 10' });
    await expect(evening.getByRole('radio')).toHaveCount(10);
    await expect(booking.hours).toContainText(/7:00.PM–3:00.AM.*next day/i);
  });
});

test('[AVAIL-05] hours are counted to 23 where that is the custom', async ({ booking }) => {
  await booking.open();
  await booking.chooseDay(date);
  await expect(booking.time('16:30')).toBeVisible();
  await expect(booking.times.getByRole('group', { name: /^Morning/ }).getByRole('radio')).toHaveCount(6);
  await expect(booking.times.getByRole('group', { name: /^Afternoon/ }).getByRole('radio')).toHaveCount(10);
  await expect(booking.times.locator('summary')).toHaveCount(0);
});
