import { createBooking, toAnswer } from '../../booking/answer-booking.ts';
import { bookingPaths } from '../../booking/booking-page.ts';
import { expect, test } from '../../booking/booking-test.ts';
import { answerEmailBookings } from '../../booking/email-way.ts';
import { slotTime } from '../../booking/slot-times.ts';
import { loadWords } from '../../built/load-words.ts';
import { expectUncovered } from '../../list-covered.ts';

test.use({ ways: 'both' });

declare global {
  var shownToasts: string[];
}

/** Runs in each page: keeps the title of each toast, also of those that have gone. */
function noteToasts(): void {
  globalThis.shownToasts = [];
  new MutationObserver(() => {
    for (const title of document.querySelectorAll('[data-sonner-toast] [data-title]')) {
      const text = title.textContent;
      if (!globalThis.shownToasts.includes(text)) globalThis.shownToasts.push(text);
    }
  }).observe(document, { childList: true, subtree: true });
}

test('[MAILBOOK-01, MAILBOOK-02] both ways are offered, and an address alone books, without any other site', {
  tag: '@pr',
}, async ({ booking, page, day, visitor }) => {
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

test('from 1200 px on the pass leads on once a time is chosen, and a part has its tick only while all in it is right', {
  tag: '@pr',
}, async ({ booking, page, day, visitor }) => {
  const { name, email } = visitor.values;
  await page.setViewportSize({ width: 1200, height: 800 });
  await booking.open();
  const pass = page.getByRole('complementary', { name: 'Your consultation' });
  const step = (part: string) =>
    page.getByRole('navigation', { name: 'Parts of this page' }).getByRole('link', { name: part });
  await expect(pass.getByRole('link')).toHaveCount(0);
  await booking.chooseDay(day.date);
  await booking.chooseTime(slotTime(2));
  await pass.getByRole('link', { name: 'Next: details' }).click();
  await expect(page.getByRole('heading', { name: 'Your details' })).toBeFocused();
  await expect(booking.name).toBeInViewport();

  await booking.email.fill('x');
  await expect(step('How to book')).not.toHaveAccessibleName(/done$/);
  await booking.email.fill(email);
  await expect(step('How to book')).toHaveAccessibleName(/done$/);
  await booking.email.fill('');
  await booking.name.fill(name);
  await pass.getByRole('link', { name: 'Next: how to book' }).click();
  await expect(page.getByRole('heading', { name: 'How to book' })).toBeFocused();
  await booking.email.fill(email);
  await expect(pass.getByRole('link')).toHaveCount(0);
});

test('after booking the toast covers nothing, whatever the width', async ({
  booking,
  page,
  day,
  visitor,
}) => {
  await answerEmailBookings(page, toAnswer(createBooking()));
  await booking.open();
  await booking.fill({ name: visitor.values.name, date: day.date, time: slotTime(2) });
  await booking.email.fill(visitor.values.email);
  await booking.submitButton().click();
  await expect(booking.toast).toContainText('Booking confirmed');
  await expectUncovered(page);
});

test('[SOURCE-05] the topic in the address is shown, kept with what is typed, sent, and can be removed', {
  tag: '@pr',
}, async ({ booking, page, day, visitor }) => {
  const sent = await answerEmailBookings(page, { success: true });
  const topic = booking.form.locator('.topic');
  await booking.open('?topic=nope');
  await expect(topic).toHaveCount(0);
  await booking.open('?topic=rendering');
  await expect(topic).toHaveText(`Topic: ${loadWords('en', 'services', 'rendering').label}`);
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  await booking.fill({ name: visitor.values.name, date: day.date, time: slotTime(2) });
  await booking.open();
  await expect(topic).toBeVisible();
  await booking.email.fill(visitor.values.email);
  await booking.submitButton().click();
  await expect(booking.confirmedHeading).toBeVisible();
  expect(sent).toMatchObject([{ topic: 'rendering' }]);

  await booking.open('?topic=rendering');
  await topic.getByRole('button', { name: 'Remove the topic' }).click();
  await expect(topic).toHaveCount(0);
  await expect(booking.message).toBeFocused();
});

test.describe('without a company calendar', () => {
  test.use({ ways: 'google' });

  test('[MAILBOOK-01] there is Google’s way alone', { tag: '@pr' }, async ({ booking, page }) => {
    await booking.open();
    await expect(page.getByRole('heading', { name: 'Authorize calendar access' })).toBeVisible();
    await expect(booking.email).toHaveCount(0);
    await expect(booking.form).toContainText('Continue with Google first, then book.');
  });
});

test('without a client ID there is the email way alone, and no error is reported', async ({
  booking,
  page,
  visitor,
}) => {
  await page.route(`**${bookingPaths.config}`, (route) => route.fulfill({ json: { methods: ['email'] } }));
  await page.addInitScript(noteToasts);
  await booking.open();
  await expect(booking.email).toBeVisible();
  await expect(booking.authorizeButton).toHaveCount(0);
  // A toast that is expected now proves that none came before it.
  await booking.email.fill(visitor.values.email);
  await booking.submitButton().click();
  await expect(booking.toast).toHaveText('Please select both date and time for your booking.');
  const shown = await page.evaluate(() => globalThis.shownToasts);
  expect(shown).toEqual(['Please select both date and time for your booking.']);
});

test('[MAILBOOK-04] an address is checked as in the contact form, and what is wrong leads to its field', {
  tag: '@pr',
}, async ({ booking, page, day, visitor }) => {
  const sent = await answerEmailBookings(page, { success: true });
  await booking.open();
  await booking.fill({ name: visitor.values.name, date: day.date, time: slotTime(2) });
  await booking.email.fill('ada@');
  await booking.email.blur();
  await expect(booking.email).toHaveAccessibleDescription('Please enter a valid email address');
  await expect(booking.submitButton()).toBeDisabled();
  await expect(booking.submitButton()).toHaveAccessibleDescription('Please enter a valid email address');

  // A press that also leaves the field must still send.
  await booking.email.fill('bob@');
  await expect(booking.submitButton()).toBeEnabled();
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
  await expect(booking.submitButton()).toBeDisabled();
  expect(sent).toEqual([]);

  await booking.email.fill(visitor.values.email);
  await booking.submitButton().click();
  await expect(booking.confirmedHeading).toBeVisible();
  expect(sent).toHaveLength(1);
});

test('[MAILBOOK-10, AVAIL-06] what the server answers to an address is said in words, and what was typed stays', {
  tag: '@pr',
}, async ({ booking, page, day, visitor }) => {
  const alert = booking.form.getByRole('alert');
  const wish = page.getByRole('link', { name: 'Send preferred time' });
  await booking.open();
  await booking.fill({ name: visitor.values.name, date: day.date, time: slotTime(2), message: 'Looms' });
  await booking.email.fill(visitor.values.email);

  await test.step('a day with too many unconfirmed times', async () => {
    await answerEmailBookings(page, { success: false, code: 'confirm_limit' });
    await booking.submitButton().click();
    await expect(alert).toContainText(
      'Too many bookings for this day are still waiting to be confirmed by email.',
    );
    await expect(booking.email).toHaveValue(visitor.values.email);
    await expect(wish).toBeVisible();
  });
  await test.step('bookings of this address that wait for a confirmation', async () => {
    await answerEmailBookings(page, { success: false, code: 'confirm_first' });
    await booking.submitButton().click();
    await expect(alert).toContainText('Please press the button in each email that we have sent you.');
    await expect(wish).toBeVisible();
  });
  await test.step('a mailbox that has had its mails for today', async () => {
    await answerEmailBookings(page, { success: false, code: 'mail_limit' });
    await booking.submitButton().click();
    await expect(alert).toContainText('We have sent this address as many emails as we send in one day');
    await expect(wish).toBeVisible();
  });
  await test.step('a time that waits for a confirmation by mail', async () => {
    const sent = await answerEmailBookings(page, { success: true, booking: { status: 'pending' } });
    const heading = page.getByRole('heading', { level: 1, name: 'Check your email' });
    await booking.submitButton().click();
    await expect(heading).toBeFocused();
    await expect(page.getByRole('main')).toContainText(`We have sent an email to ${visitor.values.email}.`);
    await expect(page.getByRole('main')).toContainText('We are holding your time for 30 minutes');
    const slip = page.locator('.slip').filter({ hasText: 'Not booked yet' });
    await expect(slip).toContainText(slotTime(2));
    await expect(slip).toHaveCSS('border-top-style', 'dashed');
    await expect(booking.form).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);

    const again = page.getByRole('button', { name: 'Send it again' });
    await again.click();
    await expect(page.getByRole('status').filter({ hasText: 'We have sent it again.' })).toBeInViewport();
    await page.getByRole('button', { name: 'Back to the form' }).click();
    await expect(booking.message).toHaveValue('Looms');
    await expect(booking.time(slotTime(2))).toBeChecked();
    await booking.submitButton().click();
    await expect(heading).toBeFocused();
    expect(sent.map(({ mailAgain }) => mailAgain)).toEqual([undefined, true, true]);
    expect(new Set(sent.map(({ key }) => key)).size).toBe(1);

    await answerEmailBookings(page, { success: false, code: 'mail_limit' });
    await again.click();
    await expect(alert).toContainText('We have sent this address as many emails as we send in one day');
    await expect(wish).toBeVisible();
  });
  await test.step('a way that has closed meanwhile leads to the others', async () => {
    await answerEmailBookings(page, { success: false, code: 'email_way_closed' });
    await booking.submitButton().click();
    await expect(alert).toContainText(
      'Booking with email is not available right now. Your entries are kept.',
    );
    await expect(booking.email).toHaveCount(0);
    await expect(booking.authorizeButton).toBeEnabled();
    await expect(wish).toHaveAttribute('href', /^\/en\/contact#.*Warsaw/);
    await expect(booking.name).toHaveValue(visitor.values.name);
  });
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
