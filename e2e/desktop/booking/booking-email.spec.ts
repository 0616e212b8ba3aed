import { bookingPaths } from '../../booking/booking-page.ts';
import { expect, test } from '../../booking/booking-test.ts';
import { answerEmailBookings, offerEmailWay } from '../../booking/email-way.ts';
import { slotTime } from '../../booking/slot-times.ts';

test.beforeEach(async ({ page }) => offerEmailWay(page));

test('[MAILBOOK-01, MAILBOOK-02] both ways are offered, and an address alone books, without any other site', async ({
  booking,
  page,
  day,
  visitor,
}) => {
  const origins = new Set<string>();
  page.on('request', (request) => origins.add(new URL(request.url()).origin));
  const sent = await answerEmailBookings(page, { success: true });
  await booking.open();
  await expect(page.getByRole('group', { name: 'Book with email' })).toBeVisible();
  await expect(page.getByRole('group', { name: 'Book with Google' })).toBeVisible();
  await expect(booking.authorizeButton).toHaveText('Continue with Google');
  await booking.fill({ name: visitor.values.name, date: day.date, time: slotTime(2) });
  await expect(booking.submitButton()).toBeDisabled();
  await expect(booking.submitButton()).toHaveAccessibleDescription(
    'Enter your email or continue with Google, then book.',
  );

  await booking.email.fill(visitor.values.email);
  await expect(booking.submitButton()).toBeEnabled();
  await booking.email.blur();
  await expect(booking.form).toContainText('The address can receive mail.');
  const pass = page.getByRole('complementary', { name: 'Your consultation' });
  await expect(pass).toContainText(`ViaEmail${visitor.values.email}`);
  await booking.submitButton().click();
  await expect(booking.confirmedHeading).toBeVisible();
  await expect(booking.toast).toHaveText(`Booking confirmedDetails sent to ${visitor.values.email}.`);

  const [date, time] = day
    .at(slotTime(2))
    .toInstant()
    .toString()
    .split(/T|:00Z/);
  expect(sent).toEqual([
    {
      key: expect.stringMatching(/^[\w-]{8,100}$/),
      name: visitor.values.name,
      email: visitor.values.email,
      phone: '',
      date,
      time,
      duration: 15,
      message: '',
      timezone: 'Europe/Warsaw',
      language: 'en',
      hourCycle: 'h23',
      form_token: expect.any(String),
      fax_number: '',
    },
  ]);
  expect([...origins]).toEqual([new URL(page.url()).origin]);
});

test('[MAILBOOK-01] without a company calendar there is Google’s way alone', async ({ booking, page }) => {
  await page.unroute(`**${bookingPaths.config}`);
  await booking.open();
  await expect(page.getByRole('heading', { name: 'Authorize calendar access' })).toBeVisible();
  await expect(booking.email).toHaveCount(0);
  await expect(booking.form).toContainText('Continue with Google first, then book.');
});

test('[MAILBOOK-04] an address is checked as in the contact form, and what is wrong leads to its field', async ({
  booking,
  page,
  day,
  visitor,
}) => {
  const sent = await answerEmailBookings(page, { success: true });
  await booking.open();
  await booking.fill({ name: visitor.values.name, date: day.date, time: slotTime(2) });
  await booking.email.fill('ada@');
  await booking.email.blur();
  await expect(booking.email).toHaveAccessibleDescription('Please enter a valid email address');
  await booking.submitButton().click();
  const summary = booking.form.getByRole('alert');
  await expect(summary).toBeFocused();
  await summary.getByRole('link', { name: 'Email: please enter a valid email address' }).click();
  await expect(booking.email).toBeFocused();

  await booking.email.fill(`ada@${visitor.id}.missing.test`);
  await booking.email.press('Enter');
  await expect(booking.email).toHaveAccessibleDescription(
    'This email domain does not exist. Please check the spelling.',
  );
  await expect(summary).toBeFocused();
  expect(sent).toEqual([]);

  await booking.email.fill(visitor.values.email);
  await booking.submitButton().click();
  await expect(booking.confirmedHeading).toBeVisible();
  expect(sent).toHaveLength(1);
});

test('[MAILBOOK-10] a time that waits for a confirmation by mail says so in the form’s place and keeps what was typed', async ({
  booking,
  page,
  day,
  visitor,
}) => {
  const sent = await answerEmailBookings(page, { success: true, booking: { status: 'pending' } });
  await booking.open();
  await booking.fill({ name: visitor.values.name, date: day.date, time: slotTime(2), message: 'Looms' });
  await booking.email.fill(visitor.values.email);
  await booking.submitButton().click();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeFocused();
  await expect(page.getByRole('main')).toContainText(`We have sent an email to ${visitor.values.email}.`);
  await expect(page.getByRole('main')).toContainText('is kept for 30 minutes.');
  await expect(booking.form).toBeHidden();

  await page.getByRole('button', { name: 'Back to the form' }).click();
  await expect(booking.message).toHaveValue('Looms');
  await expect(booking.time(slotTime(2))).toBeChecked();
  await booking.submitButton().click();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeFocused();
  expect(sent).toHaveLength(2);
  expect(sent[1]?.key).toBe(sent[0]?.key);
});

test('a way that has closed meanwhile leads to the others', async ({ booking, page, day, visitor }) => {
  await answerEmailBookings(page, { success: false, code: 'email_way_closed' });
  await booking.open();
  await booking.fill({ name: visitor.values.name, date: day.date, time: slotTime(2) });
  await booking.email.fill(visitor.values.email);
  await booking.submitButton().click();
  await expect(booking.form.getByRole('alert')).toContainText(
    'Booking with email is not available right now. Your entries are kept.',
  );
  await expect(booking.email).toHaveCount(0);
  await expect(booking.authorizeButton).toBeEnabled();
  await expect(page.getByRole('link', { name: 'Send preferred time' })).toHaveAttribute(
    'href',
    /^\/en\/contact#.*Warsaw/,
  );
  await expect(booking.name).toHaveValue(visitor.values.name);
});

test('a day with too many unconfirmed times says so and names the other ways', async ({
  booking,
  page,
  day,
  visitor,
}) => {
  await answerEmailBookings(page, { success: false, code: 'confirm_limit' });
  await booking.open();
  await booking.fill({ name: visitor.values.name, date: day.date, time: slotTime(2) });
  await booking.email.fill(visitor.values.email);
  await booking.submitButton().click();
  await expect(booking.form.getByRole('alert')).toContainText(
    'Too many times on this day are waiting for a confirmation by email.',
  );
  await expect(booking.email).toHaveValue(visitor.values.email);
  await expect(page.getByRole('link', { name: 'Send preferred time' })).toBeVisible();
});

test('after a denial at Google the address is pointed out, and access can be swapped for it', async ({
  booking,
  page,
  day,
  visitor,
}) => {
  await booking.open();
  await booking.fill({ name: visitor.values.name, date: day.date, time: slotTime(2) });
  await booking.authorize(undefined, 'Deny');
  await expect(page.getByRole('alert')).toHaveText(
    'Calendar access was not grantedNothing was created and your entries are kept. Book with email, or try Google again.',
  );
  await expect(page.getByRole('group', { name: 'Book with email' })).toHaveClass(/way-on/);
  await expect(page.getByRole('button', { name: 'Try Google again' })).toBeEnabled();

  await booking.authorize();
  await expect(page.getByText('Calendar connected')).toBeVisible();
  await page.getByRole('button', { name: 'Use email instead' }).click();
  await expect(booking.email).toBeFocused();
  await expect(booking.submitButton()).toBeDisabled();
  await booking.email.fill(visitor.values.email);
  await expect(booking.submitButton()).toBeEnabled();
});
