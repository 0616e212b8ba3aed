import { devices, type Locator, type Page } from '@playwright/test';
import { BookingPage } from '../booking/booking-page.ts';
import { expect, test } from '../booking/booking-test.ts';
import { expectInSight } from '../booking/expect-in-sight.ts';
import { slotTime } from '../booking/slot-times.ts';
import { watchFormToken } from '../contact/watch-form-token.ts';

// A browser can't be chosen for one file.
const { defaultBrowserType: _, ...phone } = devices['Pixel 7'];
test.use({ ...phone, viewport: { width: 390, height: 844 }, locale: 'pl-PL', ways: 'both' });

/** A line of 50 KB a second. */
const line = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };

/** Where a hand of the clock points, in degrees from the top. */
function readAngle(hand: Locator): Promise<number> {
  return hand.evaluate((element) => {
    const toMiddle = ({ x, y, width, height }: DOMRect) => [x + width / 2, y + height / 2] as const;
    const [dialX, dialY] = toMiddle(element.closest('svg')?.getBoundingClientRect() ?? new DOMRect());
    const [x, y] = toMiddle(element.getBoundingClientRect());
    return Math.round((Math.atan2(x - dialX, dialY - y) * 180) / Math.PI + 360) % 360;
  });
}

/** Seven taps: an area, its page, a case, the booking, a day, a time and the button. */
async function walkToBooking(page: Page): Promise<void> {
  const main = page.getByRole('main');
  await page.goto('/pl');
  await main.locator('details summary').first().tap();
  await main.locator('details[open] a').tap();
  await expect(page).toHaveURL(/\/pl\/expertise\/[a-z0-9-]+$/);
  await main.locator('a[href^="/pl/cases/"]').filter({ visible: true }).first().tap();
  await expect(page).toHaveURL(/\/pl\/cases\/[a-z0-9-]+$/);
  await main.getByRole('link', { name: 'Zarezerwuj konsultację' }).first().tap();
  await expect(page).toHaveURL(/\/pl\/booking\?topic=[a-z0-9-]+$/);
}

test('a Polish studio with a phone and a slow line books in seven taps and two fields', async ({
  context,
  page,
  day,
  google,
  records,
  visitor,
}) => {
  const booking = new BookingPage(page, google, 'pl');
  const time = slotTime(4);
  const { hour, minute } = day.at(time);
  const { waitLikePerson } = watchFormToken(page);
  const session = await context.newCDPSession(page);
  await session.send('Network.emulateNetworkConditions', line);
  await walkToBooking(page);
  await booking.waitUntilAlive();
  await booking.chooseDay(day.date);
  await booking.time(time).tap();
  await booking.name.fill(visitor.values.name);

  await test.step('the button that books follows the address, in the same screen', async () => {
    const googleWay = page.getByRole('group', { name: 'Rezerwacja przez Google' });
    await expect(googleWay.getByRole('paragraph').first()).toBeVisible();
    await booking.email.fill(visitor.values.email);
    await booking.email.blur();
    await expect(booking.form).toContainText(booking.texts.ways.email.ok);
    await expect(googleWay.getByRole('paragraph').filter({ visible: true })).toHaveCount(0);
    await expect(googleWay.getByRole('button')).toBeVisible();
    await booking.email.evaluate((field) => field.scrollIntoView({ block: 'center' }));
    await expectInSight(booking.email);
    await expectInSight(booking.submitButton());
  });
  await waitLikePerson();
  await google.during(undefined, async () => {
    await booking.submitButton().tap();
    await expect(booking.confirmedHeading).toBeInViewport();
  });

  await test.step('the dial shows the time as a clock does', async () => {
    const dial = page.locator('.slip-dial');
    await expect(page.getByRole('main')).toContainText(time);
    expect(await readAngle(dial.locator('path[stroke-width="8"]'))).toBe(((hour % 12) + minute / 60) * 30);
    expect(await readAngle(dial.locator('path[stroke-width="4"]'))).toBe(minute * 6);
  });
  const [row] = await records.listRows();
  expect(row).toMatchObject({ status: 'confirmed', language: 'pl' });
  expect(row?.starts_at.getTime()).toBe(day.at(time).epochMilliseconds);
});
