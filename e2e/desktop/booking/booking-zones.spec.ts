import { bookingPaths } from '../../booking/booking-page.ts';
import { expect, test } from '../../booking/booking-test.ts';
import { BusinessDay } from '../../booking/business-day.ts';
import { shiftClock } from '../../booking/shift-clock.ts';
import { findHours, findStart, listTimesSeenFrom, usualHours } from '../../booking/slot-times.ts';

test.describe('from Los Angeles, on the day when its clocks go back', () => {
  const zone = 'America/Los_Angeles';
  const date = '2026-11-01';
  test.use({ timezoneId: zone });

  /** What a request says of a time that the page shows. */
  function toWire(label: string): { date: string; time: string } {
    const start = findStart(zone, date, label)?.toString() ?? '';
    return { date: start.slice(0, 10), time: start.slice(11, 16) };
  }

  test('wall times that come twice are distinguishable, and each books its own instant', async ({
    booking,
    page,
    visitor,
  }) => {
    await shiftClock(page, '2026-10-28T12:00:00Z');
    await page.route(`**${bookingPaths.book}`, (route) => route.fulfill({ json: { success: true } }));
    await booking.open();
    await booking.chooseDay(date);
    const times = listTimesSeenFrom(zone, date);
    await expect(booking.timeLabels).toHaveText(times);
    // At best the two are the same wall time. Other business hours may not overlap the change of the clocks: then any two will do.
    const twice = times.filter((time) => time.includes('('));
    const pair = [twice.at(-1), twice.at(-3) ?? twice.at(-2)];
    const [first = '', second = ''] = pair.includes(undefined) ? times : pair;

    await booking.name.fill(visitor.values.name);
    await booking.chooseTime(first);
    await booking.authorize();
    await booking.unfold('time');
    await expect(booking.time(first)).toBeChecked();
    const sent = (await booking.submit()).request().postDataJSON();
    expect(sent).toMatchObject({ ...toWire(first), timezone: zone });
    await expect(page.getByRole('main')).toContainText(`Sunday Nov 1 ${first.slice(0, 5)}`);

    await page.getByRole('button', { name: 'Book another' }).click();
    await booking.fill({ name: visitor.values.name, date, time: second });
    await booking.authorize();
    expect((await booking.submit()).request().postDataJSON()).toMatchObject(toWire(second));
  });
});

test.describe('from Auckland', () => {
  test.use({ timezoneId: 'Pacific/Auckland' });

  test('a day offers the end of one business day and the beginning of the next, in the order of the clock', async ({
    booking,
    page,
  }) => {
    await shiftClock(page, '2026-06-20T12:00:00Z');
    await booking.open();
    const day = new BusinessDay('2026-07-01');
    const { opensAt, closesAt } = findHours(day.date) ?? usualHours;
    const [opens, closes] = [opensAt, closesAt].map((time) => day.seenFrom('Pacific/Auckland', time));
    const nextDay = opens?.date === closes?.date ? '' : 'next day';
    await expect(booking.hours).toContainText(`${opens?.time}–${closes?.time}${nextDay}`);
    await booking.chooseDay('2026-07-01');
    await expect(booking.timeLabels).toHaveText(listTimesSeenFrom('Pacific/Auckland', '2026-07-01'));
  });
});
