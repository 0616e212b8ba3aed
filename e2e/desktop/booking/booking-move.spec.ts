import type { Booking } from '@tt/contract/booking/booking-response';
import { bookingPaths } from '../../booking/booking-page.ts';
import { answerView, createBooking, toAnswer, viewKey } from '../../booking/answer-booking.ts';
import { expect, test } from '../../booking/booking-test.ts';
import { ManageBookingPage } from '../../booking/manage-booking-page.ts';
import { MoveView } from '../../booking/move-view.ts';
import { slotTime } from '../../booking/slot-times.ts';

test('[RESCHED-01, RESCHED-06] a booking made with Google is moved to another free time, and its own calendar is told apart', {
  tag: '@pr',
}, async ({ page, day, records }) => {
  const manage = new ManageBookingPage(page);
  const move = new MoveView(page);
  const before = await records.book(day.at(slotTime(3)));
  await records.bookAsRival(day.at(slotTime(5)));
  await manage.open(`/en/booking/manage#${before.viewKey}`);
  await manage.changeTime.click();
  await expect(manage.heading).toHaveText('Change the time');
  await expect(manage.heading).toBeFocused();
  await expect(manage.main).toContainText(
    'The event is in your own Google Calendar, and we did not keep access to it.',
  );
  await expect(move.submit('Choose a new time')).toBeDisabled();
  await expect(move.time(slotTime(5))).toHaveCount(0);
  await move.time(slotTime(3)).check();
  await expect(move.submit('Choose a new time')).toBeDisabled();
  const current = page.getByRole('complementary', { name: 'Current time' });
  await expect(current.locator('s')).toHaveCount(0);

  await move.time(slotTime(8)).check();
  await expect(current.locator('s')).toHaveText(/, \d\d:\d\d$/);
  await move.chooseZone('Europe/Kyiv');
  const seen = day.at(slotTime(8)).withTimeZone('Europe/Kyiv');
  const date = seen.toLocaleString('en', { weekday: 'short', day: 'numeric', month: 'short' });
  const when = `${date}, ${seen.toPlainTime().toString().slice(0, 5)}`;
  const sent = page.waitForRequest(`**${bookingPaths.reschedule}`);
  await move.submit(`Move to ${when}`).click();
  const request = await sent;
  expect(request.headers()['idempotency-key']).toMatch(/^[0-9a-f]{32}$/);
  expect(request.postDataJSON()).toMatchObject({ key: before.viewKey, timezone: 'Europe/Kyiv', sequence: 0 });
  await expect(manage.main.getByRole('status').filter({ hasText: 'Moved to' })).toContainText(
    `Moved to ${when}`,
  );
  await expect(manage.heading).toHaveText('Your booking');
  await expect(manage.heading).toBeFocused();
  await expect(manage.main).toContainText(
    'the event in your own Google Calendar still shows the old time. Please move it, or use the new calendar file.',
  );

  const [row] = await records.listRows();
  expect(row?.id).toBe(before.id);
  expect(row?.starts_at.getTime()).toBe(day.at(slotTime(8)).epochMilliseconds);
  const downloading = page.waitForEvent('download');
  await manage.main.getByRole('link', { name: 'Download the new file' }).click();
  const file = await move.readDownload(await downloading);
  expect(file).toContain(`UID:${before.id.replaceAll('-', '')}@google.com\r\n`);
  expect(file).toContain('SEQUENCE:1\r\n');
  expect(file).toContain(
    `DTSTART:${new Date(day.at(slotTime(8)).epochMilliseconds).toISOString().replaceAll(/[-:]|\.000/g, '')}\r\n`,
  );

  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`/en/booking/manage#${before.viewKey}$`));
  await expect(manage.main).toContainText(when.slice(-5));
});

test('the back button and “Keep” lead from the new times to the booking, which stays as it was', async ({
  page,
  day,
  records,
}) => {
  const manage = new ManageBookingPage(page);
  const move = new MoveView(page);
  const { viewKey: key } = await records.book(day.at(slotTime(2)));
  await manage.open(`/en/booking/manage#${key}`);
  await manage.changeTime.click();
  await expect(manage.heading).toHaveText('Change the time');
  await page.goBack();
  await expect(manage.heading).toHaveText('Your booking');
  await page.goForward();
  await move.time(slotTime(4)).check();
  await manage.main.getByRole('link', { name: /^Keep .+, \d\d:\d\d$/ }).click();
  await expect(manage.heading).toHaveText('Your booking');
  await expect(manage.heading).toBeFocused();
  const [row] = await records.listRows();
  expect(row?.starts_at.getTime()).toBe(day.at(slotTime(2)).epochMilliseconds);
});

test('a move that is refused says why, and the view stays', async ({ page, day }) => {
  const manage = new ManageBookingPage(page);
  const move = new MoveView(page);
  const refusals = {
    slot_taken: 'Someone else has just booked this time. Your current time still stands.',
    too_soon: 'We need a little notice. Your current time still stands.',
    closed_date: 'This time can no longer be booked. Your current time still stands.',
    too_many_moves: 'This booking has been moved as often as it can be here.',
    calendar_unavailable: 'The time could not be changed. Your current time still stands.',
  };
  await answerView(page);
  await manage.open(`/en/booking/manage#${viewKey}/move`);
  for (const [place, [code, text]] of Object.entries(refusals).entries()) {
    await test.step(code, async () => {
      await page.route(`**${bookingPaths.reschedule}`, (route) =>
        route.fulfill({ json: { success: false, code } }),
      );
      await move.choose(day.date, slotTime(1 + place));
      await move.submit(/^Move to /).click();
      const alert = manage.main.getByRole('alert').filter({ hasText: 'The time was not changed' });
      await expect(alert).toContainText(text);
      await expect(page.locator(':focus')).toContainText(text);
      await expect(manage.heading).toHaveText('Change the time');
    });
  }
});

test('a move that comes too late shows the booking as it is now', async ({ page, day }) => {
  const manage = new ManageBookingPage(page);
  const move = new MoveView(page);
  const outdated: { code: string; changes: Partial<Booking>; text: string }[] = [
    { code: 'booking_changed', changes: { sequence: 2 }, text: 'This booking has changed in the meantime.' },
    {
      code: 'too_close',
      changes: { movableUntil: undefined },
      text: 'It is too late to change the time here.',
    },
    {
      code: 'booking_cancelled',
      changes: { status: 'cancelled' },
      text: 'This booking has already been canceled.',
    },
    {
      code: 'booking_past',
      changes: { startsAt: '2026-01-05T10:00:00.000Z' },
      text: 'Its time can no longer be changed.',
    },
  ];
  for (const { code, changes, text } of outdated) {
    await test.step(code, async () => {
      await answerView(page);
      await page.route(`**${bookingPaths.reschedule}`, async (route) => {
        await answerView(page, changes);
        await route.fulfill({ json: { success: false, code } });
      });
      await page.goto('about:blank');
      await manage.open(`/en/booking/manage#${viewKey}/move`);
      await move.choose(day.date, slotTime(1));
      await move.submit(/^Move to /).click();
      await expect(manage.main.getByRole('alert')).toContainText(text);
      await expect(page).toHaveURL(new RegExp(`#${viewKey}$`));
      await expect(manage.heading).not.toHaveText('Change the time');
    });
  }
});

test('a move without an answer is repeated under the same key', async ({ page, day, faults }) => {
  faults.allow(/ERR_CONNECTION_RESET/);
  const manage = new ManageBookingPage(page);
  const move = new MoveView(page);
  const keys: (string | undefined)[] = [];
  await answerView(page);
  await page.route(`**${bookingPaths.reschedule}`, (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    return route.abort('connectionreset');
  });
  await manage.open(`/en/booking/manage#${viewKey}/move`);
  await move.choose(day.date, slotTime(1));
  await move.submit(/^Move to /).click();
  await expect(manage.main.getByRole('alert')).toContainText(
    'We got no answer and do not know whether the time has changed. Please try again: it will not be moved twice.',
  );
  await page.unroute(`**${bookingPaths.reschedule}`);
  await page.route(`**${bookingPaths.reschedule}`, (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    return route.fulfill({ json: toAnswer(createBooking({ sequence: 1 })) });
  });
  await move.submit(/^Move to /).click();
  await expect(manage.main.getByRole('status').filter({ hasText: 'Moved to' })).toContainText('Moved to');
  expect(keys.length).toBeGreaterThanOrEqual(2);
  expect(new Set(keys).size).toBe(1);
});
