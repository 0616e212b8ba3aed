import type { AvailabilityResponse } from '@tt/contract/slots/availability';
import { businessHours } from '@tt/contract/slots/business-hours';
import { bookingPaths } from '../booking/booking-page.ts';
import { expect, test } from '../booking/booking-test.ts';
import { BusinessDay } from '../booking/business-day.ts';
import { shiftClock } from '../booking/shift-clock.ts';
import { listStartsSeenFrom, slotTime, slotTimes } from '../booking/slot-times.ts';
import { turnToDay } from '../booking/turn-to-day.ts';
import { watchFormToken } from '../contact/watch-form-token.ts';

const zone = 'America/Los_Angeles';
test.use({ locale: 'en-US', timezoneId: zone, ways: 'both' });

/** As an American writes it: 3:00 AM. */
function toTwelve({ hour, minute }: Temporal.ZonedDateTime): string {
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')}\u00a0${hour < 12 ? 'AM' : 'PM'}`;
}

/** The next 23:00 in Los Angeles. */
function findNight(): Temporal.ZonedDateTime {
  const now = Temporal.Now.zonedDateTimeISO(zone);
  return now.withPlainTime('23:00').add({ days: now.hour >= 23 ? 1 : 0 });
}

/** Takes starts of a day by their places, each for a quarter of an hour. */
function take(day: BusinessDay, isTaken: (place: number) => boolean): AvailabilityResponse['taken'] {
  return slotTimes
    .filter((_, place) => isTaken(place))
    .map((time) => ({
      startsAt: new Date(day.at(time).epochMilliseconds).toISOString(),
      endsAt: new Date(day.at(time).add({ minutes: 15 }).epochMilliseconds).toISOString(),
      lane: 1,
    }));
}

test('a buyer in Los Angeles at 23:00 is offered only days and advice that help, and books a time of the office', async ({
  booking,
  page,
  day,
  google,
  records,
  visitor,
}) => {
  const { waitLikePerson } = watchFormToken(page);
  const main = page.getByRole('main');
  const night = findNight();
  const before = (days: number) =>
    new BusinessDay(Temporal.PlainDate.from(day.date).subtract({ days }).toString());
  const [full, gappy] = [before(1), before(2)];
  await page.route(`**${bookingPaths.availability}`, async (route) => {
    const response = await route.fetch();
    const answer: AvailabilityResponse = await response.json();
    const taken = [...take(full, () => true), ...take(gappy, (place) => place % 2 === 1)];
    await route.fulfill({ response, json: { ...answer, taken: [...answer.taken, ...taken] } });
  });
  await page.goto('/en');
  await shiftClock(page, night.toInstant().toString());
  await main.getByRole('link', { name: 'Book Consultation' }).first().click();
  await booking.waitUntilAlive();

  await test.step('today can’t be chosen, as nothing is left of it', async () => {
    await expect(booking.day(night.toPlainDate().toString())).toBeDisabled();
    await expect(booking.dates.getByRole('button', { name: /First available: / })).toBeVisible();
  });
  await test.step('a shorter duration is advised only where one would help', async () => {
    const none = booking.times.getByText(/^No times available/);
    await booking.chooseDay(gappy.date);
    await expect(none).toHaveCount(0);
    await booking.duration('1 hour').check();
    await expect(none).toHaveText('No times available on this date. Try another day or a shorter duration.');
    await expect(booking.day(gappy.date)).toBeDisabled();
    await booking.duration('15 min').check();
    await expect(none).toHaveCount(0);
    await expect(booking.day(gappy.date)).toBeEnabled();
  });

  await test.step('a day without any time can’t be chosen', async () => {
    await turnToDay(booking.dates, booking.day(full.date), booking.nextMonth);
    await expect(booking.day(full.date)).toBeDisabled();
  });

  const start = listStartsSeenFrom(zone, day.date).at(-1) ?? day.at(slotTime(-1));
  const office = start.withTimeZone(businessHours.timeZone).toPlainTime().toString().slice(0, 5);
  const pass = page.getByRole('complementary', { name: 'Your consultation' });
  await test.step('the office’s clock stands beside the visitor’s, and another zone keeps the instant', async () => {
    await booking.chooseDay(day.date);
    await booking.chooseTime(toTwelve(start));
    await expect(pass).toContainText(`Starts at ${office.replace(/^0/, '')} in Warsaw`);
    await booking.searchZone('new york');
    await page.getByRole('option', { name: 'America/New_York' }).click();
    await expect(booking.time(toTwelve(start.withTimeZone('America/New_York')))).toBeChecked();
    await expect(pass).toContainText(`Starts at ${office.replace(/^0/, '')} in Warsaw`);
  });
  await booking.name.fill(visitor.values.name);
  await booking.email.fill(visitor.values.email);
  await waitLikePerson();
  await google.during(undefined, async () => {
    await booking.submitButton().click();
    await expect(booking.confirmedHeading).toBeVisible();
    const [row] = await records.listRows();
    await expect.poll(() => google.findEvent(row?.id ?? '')).toBeDefined();
  });
  await test.step('the video link is open, and the call starts', async () => {
    await expect(main.getByRole('link', { name: 'Join meeting' })).toBeVisible();
    const seen = start.withTimeZone('America/New_York');
    const date = seen.toLocaleString('en', { weekday: 'long', day: 'numeric', month: 'long' });
    await expect(main).toContainText(`The call starts on ${date} at ${toTwelve(seen)}.`);
    await expect(main).not.toContainText(/\bopens on/i);
  });
  const [row] = await records.listRows();
  expect(row).toMatchObject({ status: 'confirmed', timezone: 'America/New_York' });
  expect(row?.starts_at.getTime()).toBe(start.epochMilliseconds);
});
