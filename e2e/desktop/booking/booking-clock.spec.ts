import { businessHours } from '@tt/contract/slots/business-hours';
import type { BookingPage } from '../../booking/booking-page.ts';
import { expect, test } from '../../booking/booking-test.ts';
import { answerEmailBookings } from '../../booking/email-way.ts';
import { shiftClock } from '../../booking/shift-clock.ts';
import { findHours, listStartsSeenFrom, usualHours } from '../../booking/slot-times.ts';

test.use({ ways: 'both' });

const date = '2026-12-10';
const parts = ['Night', 'Morning', 'Afternoon', 'Evening'] as const;

/** The starts of the date on a visitor's clock, by part of the day. */
function groupStarts(timeZone: string): Record<(typeof parts)[number], Temporal.ZonedDateTime[]> {
  const starts = listStartsSeenFrom(timeZone, date);
  const inPart = (place: number) => starts.filter(({ hour }) => Math.floor(hour / 6) === place);
  return { Night: inPart(0), Morning: inPart(1), Afternoon: inPart(2), Evening: inPart(3) };
}

function pick(starts: Temporal.ZonedDateTime[], place: number): Temporal.ZonedDateTime {
  const start = starts.at(place);
  if (!start) throw new Error('The day has no such start');
  return start;
}

/** As an American writes it: 3:00 AM. */
function toTwelve({ hour, minute }: Temporal.ZonedDateTime): string {
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')}\u00a0${hour < 12 ? 'AM' : 'PM'}`;
}

/** From one time to another, with AM or PM once if both ends share it. */
function toRange(from: Temporal.ZonedDateTime, to: Temporal.ZonedDateTime): string {
  const [start, end] = [toTwelve(from), toTwelve(to)];
  return `${start.slice(-2) === end.slice(-2) ? start.slice(0, -3) : start}–${end}`;
}

/** The opening and the closing of the office on that date, on a visitor's clock. */
function seeHours(timeZone: string): [opens: Temporal.ZonedDateTime, closes: Temporal.ZonedDateTime] {
  const see = (time: string) =>
    Temporal.PlainDateTime.from(`${date}T${time}`)
      .toZonedDateTime(businessHours.timeZone)
      .withTimeZone(timeZone);
  const { opensAt, closesAt } = findHours(date) ?? usualHours;
  return [see(opensAt), see(closesAt)];
}

/** Expects the tiles of each part of the day, but the night: that is folded. */
async function expectParts(booking: BookingPage, groups: ReturnType<typeof groupStarts>): Promise<void> {
  for (const part of parts.slice(1)) {
    const group = booking.times.getByRole('group', { name: new RegExp(`^${part}`) });
    await expect(group.getByRole('radio'), part).toHaveCount(groups[part].length);
  }
  await expect(booking.times.locator('summary')).toHaveCount(groups.Night.length > 0 ? 1 : 0);
}

test.beforeEach(async ({ page }) => {
  await shiftClock(page, '2026-12-01T12:00:00Z');
});

/** A city that sleeps when the office opens and is awake before it closes. */
const sleeping = ['America/New_York', 'America/Los_Angeles', 'Asia/Tokyo'].find((timeZone) => {
  const { Night, Morning } = groupStarts(timeZone);
  return Night.length > 0 && Morning.length > 0;
});

test.describe('from a city that sleeps when the office opens, with an American browser', () => {
  const timeZone = sleeping ?? 'America/New_York';
  test.use({ timezoneId: timeZone, locale: 'en-US' });

  test('[AVAIL-05] hours are counted to 12, and the night is folded until it is asked for', {
    tag: '@pr',
  }, async ({ booking, page, visitor }) => {
    const sent = await answerEmailBookings(page, { success: true });
    const groups = groupStarts(timeZone);
    const [nightBegins, nightEnds] = [pick(groups.Night, 0), pick(groups.Night, -1)];
    const dayBegins = pick(groups.Morning, 0);
    const city = timeZone.replace(/.*\//, '').replace('_', ' ');

    await booking.open();
    await expect(booking.times).toContainText(`Your time, ${city} (GMT`);
    await booking.chooseDay(date);
    const night = booking.times.locator('summary');
    await expect(night).toHaveText(
      `Early hours Thu, Dec 10${groups.Night.length} start times, ${toRange(nightBegins, nightEnds)}`,
    );
    await expect(booking.times.getByRole('group', { name: 'Morning Thu, Dec 10' })).toBeVisible();
    await expectParts(booking, groups);
    await expect(booking.hours).toContainText(toRange(...seeHours(timeZone)));
    await expect(booking.time(toTwelve(nightBegins))).toHaveCount(0);
    await night.click();
    await booking.time(toTwelve(nightEnds)).check();
    await page.keyboard.press('ArrowDown');
    await expect(booking.time(toTwelve(dayBegins))).toBeChecked();

    const inWarsaw = dayBegins.withTimeZone(businessHours.timeZone).toPlainTime().toString().slice(0, 5);
    const pass = page.getByRole('complementary', { name: 'Your consultation' });
    await expect(pass).toContainText(`Thu, Dec 10${toTwelve(dayBegins).replace('\u00a0', '')}`);
    await expect(pass).toContainText(
      `Ends${toTwelve(dayBegins.add({ minutes: 15 }))}Starts at ${inWarsaw.replace(/^0/, '')} in Warsaw`,
    );
    await booking.name.fill(visitor.values.name);
    await booking.email.fill(visitor.values.email);
    await booking.submitButton().click();
    await expect(booking.confirmedHeading).toBeVisible();
    const time = dayBegins.toInstant().toString().slice(11, 16);
    expect(sent).toMatchObject([{ date, time, hourCycle: 'h12', timezone: timeZone }]);
  });
});

test.describe('from Sydney', () => {
  const timeZone = 'Australia/Sydney';
  test.use({ timezoneId: timeZone, locale: 'en-AU' });

  test('[AVAIL-05] a far zone has its evening and its night, and hours that end on the next day', async ({
    booking,
  }) => {
    await booking.open();
    await booking.chooseDay(date);
    await expect(booking.times.locator('summary')).toContainText('Early hours Thu, Dec 10');
    await expect(booking.times.getByRole('group', { name: 'Evening Thu, Dec 10' })).toBeVisible();
    await expectParts(booking, groupStarts(timeZone));
    const [opens, closes] = seeHours(timeZone).map((time) => toTwelve(time).replace('\u00a0', '.'));
    await expect(booking.hours).toContainText(new RegExp(`${opens}–${closes}.*next day`, 'i'));
  });
});

test('[AVAIL-05] hours are counted to 23 where that is the custom', async ({ booking }) => {
  await booking.open();
  await booking.chooseDay(date);
  const groups = groupStarts(businessHours.timeZone);
  const last = groups.Afternoon.at(-1)?.toPlainTime().toString().slice(0, 5) ?? '';
  await expect(booking.time(last)).toBeVisible();
  await expectParts(booking, groups);
});
