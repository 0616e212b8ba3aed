import { formatShortId } from '@tt/contract/booking/booking-response';
import { siteSettings } from '@tt/contract/site-settings';
import { bookingPaths } from '../../booking/booking-page.ts';
import { expect, fillOut, test } from '../../booking/booking-test.ts';
import { slotTime } from '../../booking/slot-times.ts';
import { holdCalls } from '../../contact/hold-calls.ts';

test.beforeEach(fillOut);

test('[BOOK-11, BOOK-20, BOOK-22, BOOK-23] one press sends the form with the company’s address and rests until it is sent', {
  tag: '@pr',
}, async ({ booking, page, day, visitor }) => {
  await page.clock.install();
  const held = await holdCalls(page, bookingPaths.book);
  const asked = page.waitForRequest(`**${bookingPaths.book}`);
  await expect(booking.submitButton()).toBeEnabled();
  await expect(booking.form.getByRole('textbox', { name: /mail/i })).toHaveCount(0);
  const answered = booking.submit();
  await expect(booking.submitButton('sending')).toBeDisabled();
  await expect(booking.submitButton('sending')).toHaveAttribute('aria-busy', 'true');
  const [date, time] = day
    .at(slotTime(8))
    .toInstant()
    .toString()
    .split(/T|:00Z/);
  expect((await asked).postDataJSON()).toEqual({
    name: visitor.values.name,
    email: siteSettings.email,
    phone: '',
    date,
    time,
    duration: 15,
    message: 'About looms',
    timezone: 'Europe/Warsaw',
    businessTimezone: 'Europe/Warsaw',
    accessToken: expect.any(String),
    language: 'en',
    hourCycle: 'h23',
  });
  await page.clock.fastForward(5_000);
  await expect(booking.form).toContainText('This is taking longer than usual. Please keep this page open');
  held.release();
  await answered;
  await expect(booking.confirmedHeading).toBeVisible();
});

test('a double click books once', async ({ booking, page, records, google }) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith(bookingPaths.book)) sent.push(request.url());
  });
  await booking.sendDuring(undefined, () => booking.submitButton().dblclick());
  await expect(booking.confirmedHeading).toBeVisible();
  expect(sent).toHaveLength(1);
  const rows = await records.listRows();
  expect(rows).toMatchObject([{ status: 'confirmed' }]);
  expect(await google.findEvent(rows[0]?.id ?? '')).toMatchObject({ status: 'confirmed' });
});

test('[BOOK-26, BOOK-31, ERR-20] Book another starts afresh; success is reported with the server’s message or without one', {
  tag: '@pr',
}, async ({ booking, page, day, records }) => {
  await booking.unfold('time');
  await booking.unfold('details');
  await booking.duration('1 hour').check();
  await booking.phone.fill('+48 600 700 800');
  await booking.submit();
  await expect(booking.toast).toHaveText(/^Booking confirmedDetails sent to \S+@\S+\.$/);
  const [{ short_id, meet_link } = { short_id: '', meet_link: '' }] = await records.listRows();
  await expect(page.getByText(formatShortId(short_id))).toBeVisible();

  await page.getByRole('button', { name: 'Book another' }).click();
  await expect(page).toHaveURL(/\/en\/booking$/);
  await expect(page.getByRole('main')).not.toContainText(short_id);
  await expect(page.locator(`[href="${meet_link}"]`)).toHaveCount(0);
  await expect(booking.name).toHaveValue('');
  await expect(booking.message).toHaveValue('');
  await expect(booking.phone).toHaveValue('');
  await expect(booking.times.getByRole('radio', { checked: true })).toHaveCount(0);
  await expect(booking.dates.getByRole('gridcell', { selected: true })).toHaveCount(0);
  await expect(booking.duration('15 min')).toBeChecked();
  await expect(booking.submitButton()).toBeDisabled();
  await expect(booking.authorizeButton).toBeEnabled();

  await page.route(`**${bookingPaths.book}`, (route) => route.fulfill({ json: { success: true } }));
  await booking.fill({ name: 'Ada', date: day.date, time: slotTime(12) });
  await booking.authorize();
  await booking.submit();
  await expect(booking.toast).toHaveText('Booking confirmedYour consultation is booked. See you there.');
  await expect(page.getByText('Booking ID')).toHaveCount(0);
});

test('[BOOK-29] without a meet link the confirmation says that the details come by email', async ({
  booking,
  page,
  records,
}) => {
  await booking.submit({ on: 'insert', kind: 'conference_failure' });
  await expect(booking.confirmedHeading).toBeVisible();
  await expect(page.getByText('You will get the meeting details by email.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Join meeting' })).toHaveCount(0);
  expect(await records.listRows()).toMatchObject([{ status: 'confirmed', meet_link: null }]);
});

test('a link that Google is slow to create appears by itself', async ({ booking, page, records, google }) => {
  // The page gets no answer about the link before the test has seen that it waits for one.
  const seen = Promise.withResolvers<void>();
  await page.route(`**${bookingPaths.view}`, async (route) => {
    await seen.promise;
    await route.continue();
  });
  // One more than expected, because a busy machine may repeat a call, which consumes one too.
  await google.during({ on: 'insert', kind: 'conference_pending', answers: 6 }, async () => {
    await booking.submitButton().click();
    await expect.poll(() => records.listRows()).toHaveLength(1);
    const [{ id } = { id: '' }] = await records.listRows();
    await expect.poll(() => google.findEvent(id)).toBeDefined();
  });
  await expect(page.getByRole('heading', { name: 'Your video link is being prepared' })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'Checking for the link…' })).toBeVisible();
  const readLink = async () => (await records.listRows())[0]?.meet_link;
  // The API asks for almost a minute after its answer.
  await expect.poll(readLink, { timeout: 90_000 }).toEqual(expect.any(String));
  seen.resolve();
  // The page asks again within seconds.
  await expect(booking.toast).toHaveText('Your video link is ready.');
  const join = page.getByRole('link', { name: 'Join meeting' });
  await expect(join).toHaveAttribute('href', (await readLink()) ?? '');
});
