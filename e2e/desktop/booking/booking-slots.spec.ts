import { bookingPaths } from '../../booking/booking-page.ts';
import { expect, test } from '../../booking/booking-test.ts';
import { slotTime, slotTimes } from '../../booking/slot-times.ts';

test('[SLOT-10] a time that is taken is not offered', { tag: '@pr' }, async ({ booking, day, records }) => {
  await records.bookAsRival(day.at(slotTime(6)), 60);
  await booking.open();
  await booking.chooseDay(day.date);
  await expect(booking.timeLabels).toHaveText(slotTimes.filter((_, place) => place !== 6 && place !== 7));
  await expect(booking.times).toContainText(`${slotTimes.length - 2} times available`);
});

test('[ERR-11] a chosen time that is no longer among the slots is refused in words, and nothing is booked', async ({
  booking,
  day,
  records,
  visitor,
}) => {
  await booking.open();
  await booking.fill({ name: visitor.values.name, date: day.date, time: slotTime(8) });
  await records.bookAsRival(day.at(slotTime(8)));
  // The page that comes back from Google asks for the free times anew and still knows what was chosen.
  await booking.authorize();
  await booking.unfold('time');
  await expect(booking.time(slotTime(9))).toBeVisible();
  await expect(booking.time(slotTime(8))).toHaveCount(0);
  await booking.submitButton().click();
  await expect(booking.toast).toHaveText('Invalid time selection. Please try again.');
  expect(await records.listRows()).toEqual([]);
});

test('[SLOT-18] a longer duration drops the chosen time that no longer fits, and says so', async ({
  booking,
  day,
  records,
}) => {
  await records.bookAsRival(day.at(slotTime(3)));
  await booking.open();
  await booking.chooseDay(day.date);
  await booking.time(slotTime(2)).check();
  await booking.duration('30 min').check();
  await expect(booking.time(slotTime(2))).toBeChecked();

  await booking.duration('1 hour').check();
  await expect(booking.time(slotTime(2))).toHaveCount(0);
  await expect(booking.times.getByRole('radio', { checked: true })).toHaveCount(0);
  await expect(booking.times.getByRole('status').filter({ hasText: 'cleared' })).toHaveText(
    `${slotTime(2)} does not fit this duration, so we cleared it. Please choose another.`,
  );
  await booking.time(slotTime(4)).check();
  await expect(booking.times).not.toContainText('was cleared');
});

test('[SLOT-11] without an answer about free times all are offered, and the server decides', async ({
  booking,
  page,
  day,
  records,
  visitor,
  faults,
}) => {
  faults.allow(/500/);
  await page.route(`**${bookingPaths.availability}`, (route) =>
    route.fulfill({ status: 500, json: { error: { code: 'internal' } } }),
  );
  await records.bookAsRival(day.at(slotTime(4)));
  await booking.open();
  await booking.authorize();
  await booking.fill({ name: visitor.values.name, date: day.date, time: slotTime(4) });
  await expect(booking.timeLabels).toHaveCount(slotTimes.length);
  await expect(booking.times).toContainText(
    'We could not check which times are available. Pick one; we will tell you at once if it is taken.',
  );
  const answer = await booking.submit();
  expect(await answer.json()).toMatchObject({ success: false, code: 'slot_taken' });
  expect(await records.listRows()).toEqual([]);

  await booking.time(slotTime(5)).check();
  await booking.submit();
  await expect(booking.confirmedHeading).toBeVisible();
});

test('[SLOT-16] the zone defaults to the browser’s and can be changed; a chosen time stays the same instant', {
  tag: '@pr',
}, async ({ booking, page, day }) => {
  await booking.open();
  await expect(booking.times).toContainText(/Your time, Warsaw \(GMT\+[12]\)/);
  await booking.chooseDay(day.date);
  await booking.time(slotTime(14)).check();

  await booking.changeZone.click();
  await expect(booking.zone).toBeFocused();
  await expect(booking.zone).toHaveValue('Europe/Warsaw');
  await booking.zone.fill('auck');
  await page.getByRole('option', { name: 'Pacific/Auckland' }).click();
  await expect(booking.changeZone).toBeFocused();
  const seen = day.seenFrom('Pacific/Auckland', slotTime(14));
  await expect(booking.times).toContainText(/Your time, Auckland \(GMT\+1[23]\)/);
  await expect(booking.times.getByRole('status').first()).toHaveText(
    /^Times are now shown in Auckland \(GMT\+1[23]\)\.$/,
  );
  await expect(booking.time(seen.time)).toBeChecked();
  await expect(booking.day(seen.date)).toHaveAccessibleName(/Selected$/);
  await expect(page.getByRole('complementary')).toContainText('Auckland (GMT+1');

  await booking.searchZone('nowhere');
  await expect(booking.zone).toHaveAccessibleDescription(/No time zone found/);
  await booking.zone.press('Escape');
  await expect(booking.zone).toHaveValue('Pacific/Auckland');

  await page.getByRole('button', { name: 'Use this device’s time zone' }).click();
  await expect(booking.times).toContainText('Your time, Warsaw');
  await expect(booking.time(slotTime(14))).toBeChecked();
});
