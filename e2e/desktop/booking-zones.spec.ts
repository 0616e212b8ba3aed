import { bookingPaths } from '../booking/booking-page.ts';
import { expect, test } from '../booking/booking-test.ts';
import { shiftClock } from '../booking/shift-clock.ts';

test.describe('from Los Angeles, on the day when its clocks go back', () => {
  test.use({ timezoneId: 'America/Los_Angeles' });

  test('wall times that come twice are told apart, and each asks for its own moment', async ({
    booking,
    page,
    visitor,
  }) => {
    await shiftClock(page, '2026-10-28T12:00:00Z');
    await page.route(`**${bookingPaths.book}`, (route) => route.fulfill({ json: { success: true } }));
    await booking.open();
    await booking.chooseDay('2026-11-01');
    expect((await booking.listTimes()).slice(0, 6)).toEqual([
      '01:00 (PDT)',
      '01:30 (PDT)',
      '01:00 (PST)',
      '01:30 (PST)',
      '02:00',
      '02:30',
    ]);
    expect(await booking.listTimes()).toHaveLength(16);

    await booking.name.fill(visitor.values.name);
    await booking.time('01:30 (PST)').check();
    await booking.authorize();
    await expect(booking.time('01:30 (PST)')).toBeChecked();
    const sent = (await booking.submit()).request().postDataJSON();
    expect(sent).toMatchObject({ date: '2026-11-01', time: '09:30', timezone: 'America/Los_Angeles' });
    await expect(page.getByRole('main')).toContainText('Sun, November 101:30');

    await page.getByRole('button', { name: 'Book another' }).click();
    await booking.fill({ name: visitor.values.name, date: '2026-11-01', time: '01:30 (PDT)' });
    await booking.authorize();
    const second = (await booking.submit()).request().postDataJSON();
    expect(second).toMatchObject({ date: '2026-11-01', time: '08:30' });
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
    await expect(page.getByRole('complementary')).toContainText('19:00–03:00 (next day)');
    await booking.chooseDay('2026-07-01');
    const times = await booking.listTimes();
    expect(times.slice(0, 6)).toEqual(['00:00', '00:30', '01:00', '01:30', '02:00', '02:30']);
    expect(times.slice(6)).toEqual([
      ...['19:00', '19:30', '20:00', '20:30', '21:00', '21:30', '22:00', '22:30', '23:00', '23:30'],
    ]);
  });
});
