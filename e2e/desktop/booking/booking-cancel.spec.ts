import { siteSettings } from '@tt/contract/site-settings';
import type { Page } from '@playwright/test';
import { answerView, viewKey } from '../../booking/answer-booking.ts';
import { bookingPaths } from '../../booking/booking-page.ts';
import type { BookingRecords } from '../../booking/booking-records.ts';
import { expect, test } from '../../booking/booking-test.ts';
import type { BusinessDay } from '../../booking/business-day.ts';
import { ManageBookingPage } from '../../booking/manage-booking-page.ts';
import { slotTime } from '../../booking/slot-times.ts';

const openBooked = async (page: Page, records: BookingRecords, day: BusinessDay) => {
  const { viewKey } = await records.book(day.at(slotTime(6)));
  await new ManageBookingPage(page).open(`/en/booking/manage#${viewKey}`);
};

test('[BAPI-20, CONFIRM-03] the page behind the mail’s link cancels by POST; looking at it never cancels, and a canceled booking reads as canceled', {
  tag: '@pr',
}, async ({ booking, page, day, records, request, faults }) => {
  faults.allow(/500/);
  const manage = new ManageBookingPage(page);
  await openBooked(page, records, day);
  const [row] = await records.listRows();
  const confirmation = page.url().replace('/booking/manage#', '/booking#booking=');
  const date = day.at(slotTime(6)).toLocaleString('en', { weekday: 'short', day: 'numeric', month: 'short' });
  await expect(manage.main).toContainText(
    /Time zoneWarsaw \(GMT\+\d\)Duration15 minBooking IDTT-[0-9A-Z]{6}/,
  );
  await expect(manage.main.getByRole('link', { name: 'Join meeting' })).toHaveAttribute(
    'href',
    row?.meet_link ?? '',
  );

  await test.step('looking at it, asking by GET and saying no leave the booking as it is', async () => {
    const key = new URL(page.url()).hash.slice(1);
    const got = await request.get(`${bookingPaths.cancel}?key=${key}`);
    expect(got.status()).toBeGreaterThanOrEqual(400);
    await page.reload();
    await manage.cancelButton.click();
    await expect(manage.main).toContainText(
      `Cancel this consultation: ${date}, ${slotTime(6)} (Warsaw)? The time will be free for others right away.`,
    );
    await manage.keepButton.click();
    await expect(manage.yesButton).toBeHidden();
    await expect(manage.cancelButton).toBeFocused();
    expect(await records.listRows()).toMatchObject([{ status: 'confirmed' }]);
  });
  await test.step('a cancellation that fails is reported', async () => {
    await page.route(`**${bookingPaths.cancel}`, (route) =>
      route.fulfill({ status: 500, json: { error: { code: 'internal' } } }),
    );
    await manage.cancel();
    await expect(manage.main.getByRole('alert')).toHaveText(
      `The booking could not be canceled. Please try again, or write to ${siteSettings.email}.`,
    );
    expect(await records.listRows()).toMatchObject([{ status: 'confirmed' }]);
    await page.unroute(`**${bookingPaths.cancel}`);
  });
  await test.step('another try cancels', async () => {
    const asked = page.waitForRequest(`**${bookingPaths.cancel}`);
    await manage.yesButton.click();
    expect((await asked).method()).toBe('POST');
    await expect(manage.canceled).toBeFocused();
    await expect(manage.main).toContainText('The time is free again, and our team has been notified.');
    await expect(manage.main).toContainText('That event is yours to delete.');
    await expect(manage.main.getByRole('link', { name: 'Join meeting' })).toHaveCount(0);
    expect(await records.listRows()).toMatchObject([{ status: 'cancelled' }]);
    await expect
      .poll(async () => (await records.listMails()).map(({ subject }) => subject))
      .toContainEqual(expect.stringMatching(/^Consultation canceled: /));
  });
  await test.step('a reopened confirmation reads as canceled', async () => {
    await manage.open(confirmation);
    await expect(manage.canceled).toBeVisible();
    await expect(manage.main).toContainText('This booking has already been canceled.');
    await expect(manage.main).toContainText(/Canceled on .+\d/);
    await expect(manage.main).not.toContainText('Booking confirmed');
    for (const name of ['Join meeting', 'Change the time', 'Cancel booking']) {
      await expect(manage.main.getByRole('link', { name })).toHaveCount(0);
    }
  });
  await test.step('so does the page of the mail, which leads to a new booking of the same', async () => {
    await page.goBack();
    await page.reload();
    await expect(manage.main).toContainText('This booking has already been canceled.');
    await manage.main.getByRole('link', { name: 'Book a new time' }).click();
    await booking.waitUntilAlive();
    await expect(booking.message).toHaveValue('About looms');
    await expect(booking.name).toHaveValue(row?.name ?? '');
    await booking.chooseDay(day.date);
    await expect(booking.time(slotTime(6))).toBeVisible();
  });
});

test('a past consultation can’t be canceled', async ({ page, day, records }) => {
  const manage = new ManageBookingPage(page);
  await openBooked(page, records, day);
  await expect(manage.cancelButton).toBeVisible();
  const [row] = await records.listRows();
  await records.moveToPast(row?.id ?? '');
  await manage.cancel();
  const past = 'This consultation has already taken place. You can book a new one below.';
  await expect(manage.main).toContainText(past);
  await page.reload();
  await expect(manage.main).toContainText(past);
  await expect(manage.cancelButton).toHaveCount(0);
  expect(await records.listRows()).toMatchObject([{ status: 'confirmed' }]);
});

test('a link that is cut off, a connection that fails and a script that does not load are reported', async ({
  page,
  faults,
}) => {
  faults.allow(/404|ERR_CONNECTION_REFUSED/);
  const manage = new ManageBookingPage(page);
  const alert = manage.main.getByRole('alert');
  const again = manage.main.getByRole('button', { name: 'Check again' });
  const notFound = `Booking not foundThis link does not lead to a booking. Please check that it is complete, or write to ${siteSettings.email}.`;
  for (const fragment of ['', '#abc', `#${'a'.repeat(43)}`]) {
    await page.goto('/en/contact');
    await manage.open(`/en/booking/manage${fragment}`);
    await expect(alert).toHaveText(notFound);
  }
  await test.step('no connection', async () => {
    await page.route(`**${bookingPaths.view}`, (route) => route.abort('connectionrefused'));
    await page.reload();
    await expect(alert).toContainText('Network error');
    await page.unroute(`**${bookingPaths.view}`);
    await again.click();
    await expect(alert).toHaveText(notFound);
  });
  await test.step('no script', async () => {
    await answerView(page);
    await page.route('**/found-view-*.js', (route) => route.abort('connectionrefused'));
    await page.goto('about:blank');
    await manage.open(`/en/booking/manage#${viewKey}`);
    await expect(alert).toContainText('Network error');
    await page.unroute('**/found-view-*.js');
    await again.click();
    await expect(manage.main.getByRole('link', { name: 'Join meeting' })).toBeVisible();
  });
});
