import { type BookingPage, bookingPaths } from '../../booking/booking-page.ts';
import { expect, fillOut, test } from '../../booking/booking-test.ts';
import { slotTime } from '../../booking/slot-times.ts';

test.beforeEach(fillOut);

/** Expects the toast and the inline text of a failed booking, after which the form can be sent again. */
async function expectFailure(booking: BookingPage, title: string, text: string): Promise<void> {
  await expect(booking.toast).toHaveText(title + text);
  await expect(booking.form.getByRole('alert')).toHaveText(
    `Something went wrong with your booking. Please try again.${text}`,
  );
}

/** Sends the form while the server's answer is replaced. */
async function submitForAnswer(
  booking: BookingPage,
  answer: { status?: number; json: object },
): Promise<void> {
  const { page } = booking;
  await page.route(`**${bookingPaths.book}`, (route) => route.fulfill(answer));
  await booking.submit();
  await page.unroute(`**${bookingPaths.book}`);
}

test('[BOOK-24, ERR-16, ERR-17, ERR-18, ERR-19] a booking that fails is reported in words, and the form can be sent again', {
  tag: '@pr',
}, async ({ booking, page, records, faults, google }) => {
  faults.allow(/500|429|ERR_CONNECTION_RESET/);
  const instead = page.getByRole('heading', { name: 'Send us the time you prefer' });
  const countConfirmed = async () =>
    (await records.listRows()).filter(({ status }) => status === 'confirmed').length;

  await test.step('the call answers with an error', async () => {
    await submitForAnswer(booking, { status: 500, json: { error: { code: 'internal' } } });
    await expectFailure(
      booking,
      'Booking failed',
      'There was an error submitting your booking. Please try again.',
    );
    await booking.unfold('details');
    await expect(booking.message).toHaveValue('About looms');
  });
  await test.step('too many attempts', async () => {
    await submitForAnswer(booking, { status: 429, json: { error: { code: 'rate_limited' } } });
    await expectFailure(
      booking,
      'Booking failed',
      'That was a lot of attempts in a short time. Please try again in an hour, or write to us.',
    );
    await expect(instead).toBeVisible();
    await booking.unfold('time');
    await expect(booking.time(slotTime(8))).toBeChecked();
  });
  await test.step('too many meetings: the wished time can be sent instead', async () => {
    await submitForAnswer(booking, { json: { success: false, code: 'too_many_bookings' } });
    await expectFailure(
      booking,
      'Booking failed',
      'You already have as many upcoming consultations as one person can book here. To book another, cancel one through the link in its confirmation email, or send us your preferred time instead.',
    );
    await expect(instead).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Book without Google' })).toHaveCount(0);
    const wish = page.getByRole('link', { name: 'Send preferred time' });
    await expect(wish).toHaveAttribute('href', /^\/en\/contact#.*Warsaw/);
  });
  await test.step('Google refuses the event', async () => {
    await booking.submit({ on: 'insert', kind: 'error', reason: 'quotaExceeded' });
    await expectFailure(
      booking,
      'Booking failed',
      'Booking failed. Please try again or contact support if the problem persists.',
    );
    expect(await countConfirmed()).toBe(0);
  });
  await test.step('only the answer is lost', async () => {
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
    expect(await countConfirmed()).toBe(1);
    await page.unroute(`**${bookingPaths.book}`);
  });
  await test.step('the retry books nothing twice', async () => {
    const rows = (await records.listRows()).length;
    await booking.submit();
    await expect(booking.confirmedHeading).toBeVisible();
    expect(await countConfirmed()).toBe(1);
    expect(await records.listRows()).toHaveLength(rows);
  });
});

test('[BOOK-34, ERR-21] when somebody else was faster the page says so, refreshes the times and keeps what was typed', {
  tag: '@pr',
}, async ({ booking, day, records, visitor }) => {
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

test('a token that Google refuses is asked for again, and nothing is lost', async ({
  booking,
  page,
  records,
}) => {
  const refused = {
    authError: {
      toast: 'Please authorize Google Calendar access before you book.',
      alert: 'Your calendar access has expired. Your entries are kept. Please continue with Google again.',
    },
    insufficientPermissions: {
      toast:
        'Google connected, but without calendar permission. Try Google again and check the box that lets us create events.',
      alert:
        'Google connected, but without calendar permission. Try Google again and check the box that lets us create events.',
    },
  };
  for (const [reason, { toast, alert }] of Object.entries(refused)) {
    await test.step(reason, async () => {
      await booking.submit({ on: 'insert', kind: 'error', reason });
      await expect(booking.toast).toHaveText(`Booking failed${toast}`);
      await expect(page.getByRole('alert').first()).toHaveText(alert);
      await expect(booking.submitButton()).toBeDisabled();
      await booking.authorize();
    });
  }
  await booking.submit();
  await expect(booking.confirmedHeading).toBeVisible();
  expect((await records.listRows()).filter(({ status }) => status === 'confirmed')).toHaveLength(1);
});

test('a time that the server refuses is dropped, and the page says why', async ({ booking }) => {
  const refused = {
    too_soon: 'We need a little notice. Please choose a later time.',
    outside_window: 'This time can no longer be booked. Your entries are kept. Please choose another time.',
    invalid_time_selection: 'Invalid time selection. Please try again.',
  };
  for (const [code, words] of Object.entries(refused)) {
    await test.step(code, async () => {
      await submitForAnswer(booking, { json: { success: false, code } });
      await expectFailure(booking, 'Booking failed', words);
      await expect(booking.time(slotTime(9))).toBeVisible();
      await expect(booking.times.getByRole('radio', { checked: true })).toHaveCount(0);
      await booking.time(slotTime(9)).check();
    });
  }
});
