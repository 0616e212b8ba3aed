import { bookingPaths } from '../../booking/booking-page.ts';
import { expect, test } from '../../booking/booking-test.ts';
import { ManageBookingPage } from '../../booking/manage-booking-page.ts';
import { slotTime } from '../../booking/slot-times.ts';

test.beforeEach(async ({ booking, day, page, visitor }) => {
  await booking.open();
  await booking.fill({ name: visitor.values.name, date: day.date, time: slotTime(6) });
  await booking.authorize();
  await booking.submit();
  await expect(booking.confirmedHeading).toBeVisible();
  await page.goto(page.url().replace('/booking#booking=', '/booking/manage#'));
});

test('[BAPI-20] the page behind the mail’s link cancels by POST; looking at it never cancels', async ({
  booking,
  page,
  day,
  records,
  request,
}) => {
  const manage = new ManageBookingPage(page);
  const [row] = await records.listRows();
  const date = day
    .at(slotTime(6))
    .toLocaleString('en', { weekday: 'short', day: 'numeric', month: 'long', year: 'numeric' });
  await expect(manage.main).toContainText(`Date${date}Time${slotTime(6)} (Europe/Warsaw)Duration15 min`);
  await expect(manage.main).toContainText(row?.id ?? '');
  await expect(manage.main.getByRole('link', { name: 'Join meeting' })).toHaveAttribute(
    'href',
    row?.meet_link ?? '',
  );
  const key = new URL(page.url()).hash.slice(1);
  const got = await request.get(`${bookingPaths.cancel}?key=${key}`);
  expect(got.status()).toBeGreaterThanOrEqual(400);
  await page.reload();
  await manage.cancelButton.click();
  await expect(page.locator(':focus')).toHaveText(
    `Cancel the consultation on ${date} at ${slotTime(6)} (Europe/Warsaw)?`,
  );
  await manage.keepButton.click();
  expect(await records.listRows()).toMatchObject([{ status: 'confirmed' }]);

  const asked = page.waitForRequest(`**${bookingPaths.cancel}`);
  await manage.cancel();
  expect((await asked).method()).toBe('POST');
  await expect(manage.canceled).toContainText(
    'Booking canceledThe time is free again and we have been told.',
  );
  await expect(manage.main).toContainText('The event in your own calendar is yours to delete.');
  await expect(manage.main.getByRole('link', { name: 'Join meeting' })).toHaveCount(0);
  expect(await records.listRows()).toMatchObject([{ status: 'cancelled' }]);
  await expect
    .poll(async () => (await records.listMails()).map(({ subject }) => subject), { timeout: 15_000 })
    .toContainEqual(expect.stringMatching(/^Canceled: /));

  await page.reload();
  await expect(manage.main).toContainText('This booking has already been canceled.');
  await manage.main.getByRole('link', { name: 'Book a new time' }).click();
  await booking.waitUntilAlive();
  await booking.chooseDay(day.date);
  await expect(booking.time(slotTime(6))).toBeVisible();
});

test('a cancellation that fails is reported and can be retried', async ({ page, records, faults }) => {
  faults.allow(/500/);
  const manage = new ManageBookingPage(page);
  await page.route(`**${bookingPaths.cancel}`, (route) =>
    route.fulfill({ status: 500, json: { error: { code: 'internal' } } }),
  );
  await manage.cancel();
  await expect(manage.main.getByRole('alert')).toHaveText(
    'The booking could not be canceled. Please try again, or write to hello@torquethrust.example.',
  );
  expect(await records.listRows()).toMatchObject([{ status: 'confirmed' }]);
  await page.unroute(`**${bookingPaths.cancel}`);
  await manage.cancelButton.click();
  await expect(manage.canceled).toBeVisible();
});

test('a past consultation can’t be canceled', async ({ page, records }) => {
  const manage = new ManageBookingPage(page);
  await expect(manage.cancelButton).toBeVisible();
  const [row] = await records.listRows();
  await records.moveToPast(row?.id ?? '');
  await manage.cancel();
  const past = 'This consultation has already taken place. There is nothing left to cancel.';
  await expect(manage.main).toContainText(past);
  await page.reload();
  await expect(manage.main).toContainText(past);
  await expect(manage.cancelButton).toHaveCount(0);
  expect(await records.listRows()).toMatchObject([{ status: 'confirmed' }]);
});

test('a link that is cut off, and a connection that fails, are reported', async ({ page, faults }) => {
  faults.allow(/404|ERR_CONNECTION_REFUSED/);
  const manage = new ManageBookingPage(page);
  const notFound =
    'Booking not foundThis link does not lead to a booking. Please check that it is complete, or write to hello@torquethrust.example.';
  for (const fragment of ['', '#abc', `#${'a'.repeat(43)}`]) {
    await page.goto('/en/contact');
    await manage.open(`/en/booking/manage${fragment}`);
    await expect(manage.main.getByRole('alert')).toHaveText(notFound);
  }
  await page.route(`**${bookingPaths.view}`, (route) => route.abort('connectionrefused'));
  await page.reload();
  await expect(manage.main.getByRole('alert')).toContainText('Network error');
  await page.unroute(`**${bookingPaths.view}`);
  await manage.main.getByRole('button', { name: 'Check again' }).click();
  await expect(manage.main.getByRole('alert')).toHaveText(notFound);
});
