import { expect, test } from '../../booking/booking-test.ts';
import { slotTime } from '../../booking/slot-times.ts';

test('[BOOK-01, BOOK-25, BOOK-26, BOOK-27, BOOK-28, BOOK-30] the confirmation shows when, how long, the link and how to keep it', {
  tag: '@pr',
}, async ({ booking, page, day, records, visitor }) => {
  const main = page.getByRole('main');
  await booking.open();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Book a consultation');
  await expect(main).toContainText('Pick a time; the video link comes with it.');
  await booking.fill({ name: visitor.values.name, date: day.date, time: slotTime(11) });
  await booking.duration('1 hour').check();
  await booking.authorize();
  await booking.submit();

  await expect(booking.confirmedHeading).toBeFocused();
  await expect(booking.form).toHaveCount(0);
  const [{ id, meet_link: link } = { id: '', meet_link: null }] = await records.listRows();
  const format = (options: Intl.DateTimeFormatOptions) => day.at(slotTime(11)).toLocaleString('en', options);
  const dayText = format({ day: 'numeric', month: 'short' });
  await expect(main).toContainText(/A confirmation email with everything below is on its way to \S+@\S+\./);
  await expect(main).toContainText('Booking confirmed');
  await expect(main).toContainText(`${format({ weekday: 'long' })} ${dayText} ${slotTime(11)}`);
  await expect(main).toContainText(/Time zoneWarsaw \(GMT\+\d\)Duration1 hourBooking IDTT-[0-9A-Z]{6}/);
  await expect(main).not.toContainText(id);
  await expect(main).toContainText('In your Google Calendar');
  await expect(main.getByRole('link', { name: 'Join meeting' })).toHaveAttribute('href', link ?? '');
  await expect(main.getByRole('textbox', { name: 'Video link' })).toHaveValue(
    (link ?? '').replace('https://', ''),
  );

  await page.getByRole('button', { name: 'Copy' }).click();
  await expect(booking.toast).toHaveText('Copied');
  await expect(main.locator('.copied')).toHaveCount(0);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
});

test('the confirmation has an unguessable address that survives a reload, and the back button leads to the form', async ({
  booking,
  page,
  day,
  records,
  visitor,
}) => {
  await booking.open();
  await booking.fill({ name: visitor.values.name, date: day.date, time: slotTime(0) });
  await booking.authorize();
  await booking.submit();
  await expect(page).toHaveURL(/\/en\/booking#booking=[\w-]{43}$/);
  await page.reload();
  await expect(booking.confirmedHeading).toBeVisible();
  await expect(page.getByRole('link', { name: 'Join meeting' })).toBeVisible();
  expect(await records.listRows()).toMatchObject([{ status: 'confirmed' }]);

  await page.goBack();
  await expect(booking.name).toHaveValue('');
  await expect(booking.submitButton()).toBeDisabled();
});

test('a URL that names no booking, and a connection that fails, are reported', async ({
  booking,
  page,
  faults,
}) => {
  faults.allow(/404|ERR_CONNECTION_REFUSED/);
  await booking.open(`#booking=${'a'.repeat(43)}`);
  await expect(page.getByRole('alert')).toContainText('Booking not found');
  await page.getByRole('button', { name: 'Book another' }).click();
  await expect(booking.form).toBeVisible();

  await page.route('**/functions/v1/booking-view', (route) => route.abort('connectionrefused'));
  await page.goto('/en/contact');
  await booking.open(`#booking=${'b'.repeat(43)}`);
  await expect(page.getByRole('alert')).toContainText(
    'Network errorThere was a connection error. Please check your internet and try again.',
  );
  await page.unroute('**/functions/v1/booking-view');
  await page.getByRole('button', { name: 'Check again' }).click();
  await expect(page.getByRole('alert')).toContainText('Booking not found');
});
