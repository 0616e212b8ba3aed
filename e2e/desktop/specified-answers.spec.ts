import type { Page } from '@playwright/test';
import { bookingPaths } from '../booking/booking-page.ts';
import { test as bookingTest, expect } from '../booking/booking-test.ts';
import { slotTime } from '../booking/slot-times.ts';
import { backendPaths } from '../contact/backend-paths.ts';
import { test as contactTest } from '../contact/contact-test.ts';

/** A server that has only the calls of the specification, without our additions. */
async function answerAsSpecified(page: Page, answers: Record<string, object>): Promise<void> {
  await page.route(/\/(functions|rest)\/v1\//, (route) => {
    const answer = answers[new URL(route.request().url()).pathname];
    return route.fulfill(answer ?? { status: 404, body: '' });
  });
}

/** Google's own consent page, where the visitor has agreed already: the address has a token and the state, no more. */
async function consentAtGoogle(page: Page): Promise<URL[]> {
  const visits: URL[] = [];
  await page.route('https://accounts.google.com/**', (route) => {
    const url = new URL(route.request().url());
    visits.push(url);
    const { redirect_uri: page, state } = Object.fromEntries(url.searchParams);
    const location = `${page}#access_token=specified-token&state=${state}`;
    const body = `<!doctype html><title>Google</title><script>location.replace(${JSON.stringify(location)})</script>`;
    return route.fulfill({ contentType: 'text/html', body });
  });
  return visits;
}

bookingTest(
  '[LEAD-04] a server that answers with nothing but what the specification names books a consultation',
  async ({ booking, page, day, visitor, faults }) => {
    faults.allow(/404/);
    const meetLink = 'https://meet.google.com/abc-defg-hij';
    await answerAsSpecified(page, {
      [bookingPaths.config]: { json: { clientId: 'specified-client' } },
      [bookingPaths.book]: {
        json: { success: true, message: 'See you there.', meetLink, booking: { id: 'booking-7' } },
      },
    });
    const visits = await consentAtGoogle(page);
    await booking.open();
    await booking.fill({ name: visitor.values.name, date: day.date, time: slotTime(11) });
    await booking.authorizeButton.click();
    await expect(booking.submitButton()).toBeEnabled();
    expect(visits.map(({ searchParams }) => searchParams.get('client_id'))).toEqual(['specified-client']);

    const answer = await booking.submit();
    expect(answer.request().postDataJSON()).toMatchObject({ accessToken: 'specified-token', duration: 15 });
    await expect(booking.toast).toContainText('See you there.');
    await expect(booking.confirmedHeading).toBeVisible();
    const at = day.at(slotTime(11));
    const weekday = at.toLocaleString('en', { weekday: 'long' });
    const date = at.toLocaleString('en', { day: 'numeric', month: 'short' });
    await expect(page.getByRole('main')).toMatchAriaSnapshot(`
      - paragraph: Booking confirmed
      - paragraph: ${weekday} ${date} ${slotTime(11)}
      - term: Time zone
      - definition: /^Warsaw/
      - term: Duration
      - definition: 15 min
      - term: Booking ID
      - definition: booking-7
      - heading "Video meeting" [level=2]
      - link "Join meeting":
        - /url: ${meetLink}
    `);
    await expect(page).toHaveURL(/\/en\/booking$/);
    await page.getByRole('button', { name: 'Book another' }).click();
    await expect(booking.name).toHaveValue('');
  },
);

bookingTest(
  '[LEAD-04] an answer that says only that the booking succeeded confirms what was asked for',
  async ({ booking, page, day, visitor, faults }) => {
    faults.allow(/404/);
    await answerAsSpecified(page, {
      [bookingPaths.config]: { json: { clientId: 'specified-client' } },
      [bookingPaths.book]: { json: { success: true, message: null, meetLink: null, booking: null } },
    });
    await consentAtGoogle(page);
    await booking.open();
    await booking.fill({ name: visitor.values.name, date: day.date, time: slotTime(12) });
    await booking.authorizeButton.click();
    await booking.submit();
    await expect(booking.confirmedHeading).toBeVisible();
    await expect(page.getByRole('main')).toContainText(booking.texts.messages.meeting_details_email);
  },
);

contactTest(
  '[LEAD-04] an inquiry is sent to a server that checks by a flag alone and answers a saved row with nothing or with the row',
  async ({ contact, page, visitor, faults }) => {
    faults.allow(/404/);
    const answers: Record<string, object> = { [backendPaths.verify]: { json: { valid: true } } };
    await answerAsSpecified(page, answers);
    for (const answer of [
      { status: 201, body: '' },
      { status: 201, json: [{ id: 7, name: 'Ada' }] },
    ]) {
      answers[backendPaths.inquiry] = answer;
      await contact.open();
      await contact.send(visitor.values);
      await expect(contact.summary).toBeVisible();
    }
    expect(contact.listCalls(backendPaths.inquiry)).toHaveLength(2);

    answers[backendPaths.verify] = { json: { valid: false } };
    await contact.open();
    await contact.fields.email.fill(visitor.values.email);
    await contact.fields.email.blur();
    await expect(contact.fields.email).toHaveAccessibleDescription('Invalid email domain');
    await expect(contact.button()).toBeDisabled();
  },
);
