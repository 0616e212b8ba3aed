import { type BookingPage, bookingPaths } from '../../booking/booking-page.ts';
import { expect, test } from '../../booking/booking-test.ts';
import { slotTime } from '../../booking/slot-times.ts';

test.beforeEach(async ({ booking, day, visitor }) => {
  await booking.open();
  await booking.fill({
    name: visitor.values.name,
    date: day.date,
    time: slotTime(8),
    message: 'About looms',
  });
  await booking.authorize();
});

/** Expects the toast and the inline text of a failed booking, after which the form can be sent again. */
async function expectFailure(booking: BookingPage, title: string, text: string): Promise<void> {
  await expect(booking.toast).toHaveText(title + text);
  await expect(booking.form.getByRole('alert')).toHaveText(
    `Something went wrong with your booking. Please try again.${text}`,
  );
}

test('[BOOK-24, ERR-16, ERR-19] a call that answers with an error is reported, and the form can be sent again', async ({
  booking,
  page,
  records,
  faults,
}) => {
  faults.allow(/500/);
  await page.route(`**${bookingPaths.book}`, (route) =>
    route.fulfill({ status: 500, json: { error: { code: 'internal' } } }),
  );
  await booking.submit();
  await expectFailure(
    booking,
    'Booking failed',
    'There was an error submitting your booking. Please try again.',
  );
  await booking.unfold('details');
  await expect(booking.message).toHaveValue('About looms');
  await page.unroute(`**${bookingPaths.book}`);
  await booking.submit();
  await expect(booking.confirmedHeading).toBeVisible();
  expect(await records.listRows()).toMatchObject([{ status: 'confirmed' }]);
});

test('[ERR-17, ERR-19] a booking that does not succeed is reported, and the form can be sent again', async ({
  booking,
  records,
}) => {
  await booking.submit({ on: 'insert', kind: 'error', reason: 'quotaExceeded' });
  await expectFailure(
    booking,
    'Booking failed',
    'Booking failed. Please try again or contact support if the problem persists.',
  );
  await booking.submit();
  await expect(booking.confirmedHeading).toBeVisible();
  expect((await records.listRows()).filter(({ status }) => status === 'confirmed')).toHaveLength(1);
});

test('[ERR-18, ERR-19] a lost connection is reported; when only the answer was lost, the retry books nothing twice', async ({
  booking,
  page,
  records,
  faults,
  google,
}) => {
  faults.allow(/ERR_CONNECTION_RESET/);
  await page.route(`**${bookingPaths.book}`, async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
  await google.during(undefined, async () => {
    await booking.submitButton().click();
    await expectFailure(
      booking,
      'Network error',
      'There was a connection error. Please check your internet and try again.',
    );
  });
  expect(await records.listRows()).toMatchObject([{ status: 'confirmed' }]);
  await page.unroute(`**${bookingPaths.book}`);
  await booking.submit();
  await expect(booking.confirmedHeading).toBeVisible();
  expect(await records.listRows()).toMatchObject([{ status: 'confirmed' }]);
});

test('[BOOK-34, ERR-21] when somebody else was faster the page says so, refreshes the times and keeps what was typed', async ({
  booking,
  day,
  records,
  visitor,
}) => {
  await booking.unfold('time');
  await booking.unfold('details');
  await booking.phone.fill('+48 600 700 800');
  await booking.duration('30 min').check();
  await records.bookAsRival(day.at(slotTime(8)), 60);
  await expect(booking.time(slotTime(8))).toBeChecked();
  await booking.submit();
  await expect(booking.toast).toHaveText(
    'Booking failedSomeone else has just booked this time. The list is up to date again and your entries are kept. Please choose another time.',
  );
  const alert = booking.form.getByRole('alert');
  await expect(alert).toBeFocused();
  await expect(alert).toContainText(`${slotTime(8)} has just been booked by someone else`);
  await expect(alert.getByRole('button')).toHaveText([
    new RegExp(`^${slotTime(7)}`),
    new RegExp(`^${slotTime(10)}`),
    new RegExp(`^${slotTime(6)}`),
  ]);
  await expect(booking.times).toHaveAccessibleDescription(
    new RegExp(`${slotTime(8)} is taken. Please choose another time.`),
  );
  await expect(booking.times.getByRole('radio', { name: /just taken$/ })).toBeDisabled();
  await expect(booking.time(slotTime(9))).toHaveCount(0);
  await expect(booking.name).toHaveValue(visitor.values.name);
  await expect(booking.phone).toHaveValue('+48 600 700 800');
  await expect(booking.message).toHaveValue('About looms');
  await expect(booking.duration('30 min')).toBeChecked();
  await expect(booking.day(day.date)).toHaveAccessibleName(/Selected$/);

  const near = alert.getByRole('button', { name: slotTime(10) });
  await expect(near).toHaveAttribute('aria-pressed', 'false');
  await near.click();
  await expect(near).toHaveAttribute('aria-pressed', 'true');
  await expect(booking.time(slotTime(10))).toBeChecked();
  await booking.submit();
  await expect(booking.confirmedHeading).toBeVisible();
  const [row] = await records.listRows();
  expect(row?.starts_at.toISOString()).toBe(new Date(day.at(slotTime(10)).epochMilliseconds).toISOString());
});

for (const { fault, toast, alert } of [
  {
    fault: 'authError',
    toast: 'Please authorize Google Calendar access before you book.',
    alert: 'Your calendar access has expired. Your entries are kept. Please continue with Google again.',
  },
  {
    fault: 'insufficientPermissions',
    toast:
      'Google connected, but without calendar permission. Try Google again and check the box that lets us create events.',
    alert:
      'Google connected, but without calendar permission. Try Google again and check the box that lets us create events.',
  },
]) {
  test(`a token that Google refuses with ${fault} is asked for again, and nothing is lost`, async ({
    booking,
    page,
    records,
  }) => {
    await booking.submit({ on: 'insert', kind: 'error', reason: fault });
    await expect(booking.toast).toHaveText(`Booking failed${toast}`);
    await expect(page.getByRole('alert').first()).toHaveText(alert);
    await expect(booking.submitButton()).toBeDisabled();
    await booking.authorize();
    await booking.submit();
    await expect(booking.confirmedHeading).toBeVisible();
    expect((await records.listRows()).filter(({ status }) => status === 'confirmed')).toHaveLength(1);
  });
}

for (const [code, words] of [
  ['too_soon', 'We need a little notice. Please choose a later time.'],
  ['outside_window', 'This time can no longer be booked. Your entries are kept. Please choose another time.'],
  ['invalid_time_selection', 'Invalid time selection. Please try again.'],
] as const) {
  test(`a time that the server refuses with ${code} is dropped, and the page says why`, async ({
    booking,
    page,
  }) => {
    await page.route(`**${bookingPaths.book}`, (route) => route.fulfill({ json: { success: false, code } }));
    await booking.submit();
    await expectFailure(booking, 'Booking failed', words);
    await expect(booking.time(slotTime(9))).toBeVisible();
    await expect(booking.times.getByRole('radio', { checked: true })).toHaveCount(0);
  });
}

test('too many attempts are reported in words', async ({ booking, page, faults }) => {
  faults.allow(/429/);
  await page.route(`**${bookingPaths.book}`, (route) =>
    route.fulfill({ status: 429, json: { error: { code: 'rate_limited' } } }),
  );
  await booking.submit();
  await expectFailure(
    booking,
    'Booking failed',
    'That was a lot of attempts in a short time. Please wait a little and try again.',
  );
  await booking.unfold('time');
  await expect(booking.time(slotTime(8))).toBeChecked();
});

test('a visitor who has reached the limit of meetings learns so, and can send the wished time instead', async ({
  booking,
  page,
}) => {
  await page.route(`**${bookingPaths.book}`, (route) =>
    route.fulfill({ json: { success: false, code: 'too_many_bookings' } }),
  );
  await booking.submit();
  await expectFailure(
    booking,
    'Booking failed',
    'You already have as many upcoming consultations as one person can book here. To book another, cancel one through the link in its confirmation email, or send us your preferred time instead.',
  );
  const wish = page.getByRole('link', { name: 'Send preferred time' });
  await expect(wish).toHaveAttribute('href', /^\/en\/contact#.*Warsaw/);
});
