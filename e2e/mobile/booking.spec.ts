import { BookingPage } from '../booking/booking-page.ts';
import { expect, test } from '../booking/booking-test.ts';
import { listViolations } from '../booking/list-violations.ts';
import { slotTime } from '../booking/slot-times.ts';

// Motion is on, as for most visitors.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('on a phone form, calendar and confirmation fit the width, and a tap books', { tag: '@pr' }, async ({
  page,
  day,
  google,
  records,
  visitor,
}) => {
  const booking = new BookingPage(page, google, 'pl');
  const fitsWidth = () =>
    page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth);
  await booking.open();
  expect(await fitsWidth()).toBe(true);
  await booking.fill({ name: visitor.values.name, date: day.date, time: slotTime(15) });
  for (const control of [booking.name, booking.authorizeButton, booking.submitButton(), booking.nextMonth]) {
    expect((await control.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  }
  for (const tile of [booking.day(day.date), booking.times.locator('label').first()]) {
    const box = await tile.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(40);
  }
  expect(await listViolations(page)).toEqual([]);

  await booking.authorize();
  await booking.sendDuring(undefined, () => booking.submitButton().tap());
  await expect(booking.confirmedHeading).toBeInViewport();
  await expect(booking.toast).toBeInViewport();
  expect(await fitsWidth()).toBe(true);
  const [row] = await records.listRows();
  expect(row).toMatchObject({ status: 'confirmed', language: 'pl' });
  expect(row?.starts_at.getTime()).toBe(day.at(slotTime(15)).epochMilliseconds);
});
