import { expect, test } from '../../booking/booking-test.ts';
import { shiftClock } from '../../booking/shift-clock.ts';
import { slotTime } from '../../booking/slot-times.ts';
import type { Page } from '@playwright/test';

/** Everything that a page leaves in the browser, as text: session and local storage, cookies, caches, URLs. */
async function readStorage(page: Page): Promise<Record<'tab' | 'site' | 'cookies' | 'address', string>> {
  const { tab, site, address } = await page.evaluate(async () => ({
    tab: JSON.stringify({ ...sessionStorage }),
    site: JSON.stringify([{ ...localStorage }, await indexedDB.databases(), await caches.keys()]),
    address: JSON.stringify([location.href, document.referrer, history.state]),
  }));
  return { tab, site, address, cookies: JSON.stringify(await page.context().cookies()) };
}

const scope = 'https://www.googleapis.com/auth/calendar.events.owned';
const denied =
  'Authorization failedGoogle authorization was denied or failed. Please authorize Google Calendar access first.';
const incomplete =
  'Authorization did not complete. Nothing was created and your entries are kept. Try Google again, or use the other option below.';
const hourMs = 3_600_000;

test('[AUTH-03, AUTH-08, AUTH-09, BOOK-21] the redirect to Google and back keeps the form, clears the fragment and authorizes', {
  tag: '@pr',
}, async ({ booking, page, day, visitor }) => {
  await booking.open();
  await booking.fill({
    name: visitor.values.name,
    date: day.date,
    time: slotTime(2),
    message: 'About looms',
  });
  await booking.phone.fill('+48 600 700 800');
  await booking.duration('30 min').check();
  await expect(booking.submitButton()).toBeDisabled();
  await expect(booking.form).toContainText('Continue with Google first, then book.');

  const asked = page.waitForRequest(/\/o\/oauth2\/v2\/auth\?/);
  const returnedTo = await booking.authorize();
  const query = Object.fromEntries(new URL((await asked).url()).searchParams);
  expect(query).toEqual({
    client_id: expect.stringMatching(/\.apps\.googleusercontent\.com$/),
    redirect_uri: page.url(),
    response_type: 'token',
    scope,
    state: expect.stringMatching(/^[0-9a-f]{32}$/),
  });
  expect(returnedTo).toContain('#state=');
  expect(returnedTo).toContain('access_token=');
  expect(page.url()).toMatch(/\/en\/booking$/);

  await expect(booking.toast).toHaveText('Google Calendar is connected for this booking.');
  await expect(booking.authorizeButton).toHaveCount(0);
  await expect(booking.submitButton()).toBeEnabled();
  await expect(booking.form).toContainText('Calendar access granted. One step left: book.');
  await expect(page.getByRole('heading', { name: 'How to book' })).toBeFocused();
  await expect(booking.submitButton()).toBeInViewport({ ratio: 1 });
  await expect(booking.form.getByRole('status').filter({ hasText: 'Calendar connected' })).toBeVisible();
  await expect(booking.name).toHaveCount(0);
  await booking.unfold('time');
  await expect(page.getByRole('heading', { name: 'Pick a time' })).toBeFocused();
  await booking.unfold('details');
  await expect(booking.name).toHaveValue(visitor.values.name);
  await expect(booking.phone).toHaveValue('+48 600 700 800');
  await expect(booking.message).toHaveValue('About looms');
  await expect(booking.day(day.date)).toHaveAccessibleName(/Selected$/);
  await expect(booking.time(slotTime(2))).toBeChecked();
  await expect(booking.duration('30 min')).toBeChecked();
});

test('[AUTH-12] the token is in no storage, cookie or address, before and after the booking; the draft is in the tab alone', {
  tag: '@pr',
}, async ({ booking, page, day, visitor, google }) => {
  await booking.open();
  await booking.fill({ name: visitor.values.name, date: day.date, time: slotTime(3) });
  const token = new URLSearchParams((await booking.authorize()).split('#')[1]).get('access_token') ?? '';
  expect(token.length).toBeGreaterThan(20);
  const authorized = await readStorage(page);
  expect(authorized.tab).toContain(visitor.values.name);
  expect(authorized.site + authorized.cookies + authorized.address).not.toContain(visitor.id);
  expect(JSON.stringify(authorized)).not.toContain(token);

  await booking.submit();
  await expect(booking.confirmedHeading).toBeVisible();
  const booked = JSON.stringify(await readStorage(page));
  expect(booked).not.toContain(token);
  expect(booked).not.toContain(visitor.id);
  await expect.poll(() => google.findToken(token)).toMatchObject({ isRevoked: true });
});

test('[AUTH-13] a draft that is not sent leaves the browser in no request, so no log or database can have it', async ({
  booking,
  context,
  page,
  day,
  visitor,
}) => {
  const requests: string[] = [];
  context.on('request', (request) => {
    const headers = JSON.stringify(request.headers());
    requests.push(decodeURIComponent(request.url()) + headers + (request.postData() ?? ''));
  });
  await booking.open();
  await booking.fill({ name: visitor.values.name, date: day.date, time: slotTime(3), message: visitor.id });
  await booking.phone.fill('+48 600 999 111');
  await booking.authorize();
  await expect(booking.form).toContainText('with a message');
  await page.reload();
  await booking.waitUntilAlive();
  await page.goto('/en/cases');
  await page.goBack();
  await booking.waitUntilAlive();
  const folded = page.getByRole('button', { name: 'Change Details', exact: true });
  // The browser shows the page as it was left, or anew with the part folded.
  await expect(async () => {
    if (await folded.isVisible()) await folded.click();
    expect(await booking.message.inputValue({ timeout: 1_000 })).toBe(visitor.id);
  }).toPass();
  await page.goto('about:blank');
  expect(requests.filter((request) => request.includes('/functions/v1/')).length).toBeGreaterThan(3);
  expect(requests.filter((request) => request.includes(visitor.id) || request.includes('999 111'))).toEqual(
    [],
  );
});

test('[AUTH-10, ERR-15, BOOK-33] a denial or another failure at Google is reported, leaves the visitor unauthorized and offers the contact form prominently', {
  tag: '@pr',
}, async ({ booking, page, visitor }) => {
  const plain = page.getByRole('heading', { name: 'Book without Google' });
  const quiet = page.getByRole('link', { name: 'No Google account? Send us your preferred time' });
  await booking.open();
  await expect(quiet).toBeVisible();
  await expect(plain).toHaveCount(0);
  await booking.name.fill(visitor.values.name);

  await test.step('the visitor denies', async () => {
    const returnedTo = await booking.authorize(undefined, 'Deny');
    expect(returnedTo).toContain('error=access_denied');
    expect(page.url()).toMatch(/\/en\/booking$/);
    await expect(booking.toast).toHaveText(denied);
    await expect(page.getByRole('alert')).toHaveText(
      'Calendar access was not grantedNothing was created and your entries are kept. Try Google again, or send us your preferred time.',
    );
    await expect(booking.submitButton()).toBeDisabled();
    await booking.unfold('details');
    await expect(booking.name).toHaveValue(visitor.values.name);
    await expect(plain).toBeVisible();
    await expect(page.getByRole('link', { name: 'Send preferred time' })).toBeVisible();
    await expect(quiet).toHaveCount(0);
  });
  await test.step('Google grants all but the calendar', async () => {
    await booking.authorize({ on: 'consent', kind: 'scope_missing' });
    await expect(booking.toast).toHaveText(denied);
    await expect(page.getByRole('alert')).toHaveText(
      'Google connected, but without calendar permission. Try Google again and check the box that lets us create events.',
    );
    await expect(booking.submitButton()).toBeDisabled();
  });
  await test.step('Google reports another error', async () => {
    await booking.authorize({ on: 'consent', kind: 'redirect_error' });
    await expect(booking.toast).toHaveText(denied);
    await expect(page.getByRole('alert')).toHaveText(incomplete);
    await expect(plain).toBeVisible();
  });
  await test.step('access is granted after all', async () => {
    await booking.authorize();
    await expect(booking.submitButton()).toBeEnabled();
    await expect(plain).toHaveCount(0);
  });
});

test('[AUTH-07] a token with a missing, a different or a used state does not authorize', {
  tag: '@pr',
}, async ({ booking, page }) => {
  const token = `access_token=forged&expires_in=3600&scope=${encodeURIComponent(scope)}`;
  const expectRefused = async () => {
    await expect(booking.toast).toHaveText(denied);
    await expect(page.getByRole('alert')).toHaveText(incomplete);
    await expect(booking.submitButton()).toBeDisabled();
    await expect(booking.authorizeButton).toBeEnabled();
    expect(page.url()).toMatch(/\/en\/booking$/);
  };
  await booking.open(`#${token}`);
  await expectRefused();

  await booking.openConsent();
  await booking.open(`#${token}&state=${'0'.repeat(32)}`);
  await expectRefused();

  const returnedTo = await booking.authorize();
  await expect(booking.submitButton()).toBeEnabled();
  await page.goto('/en/contact');
  await page.goto(returnedTo);
  await booking.waitUntilAlive();
  await expectRefused();
});

test('a visitor who is stopped at Google’s own page finds the form as it was, and the contact form as an alternative', async ({
  booking,
  page,
  google,
  visitor,
  faults,
}) => {
  faults.allow(/403/);
  await booking.open();
  await booking.name.fill(visitor.values.name);
  await google.during({ on: 'consent', kind: 'disallowed_useragent' }, async () => {
    await booking.authorizeButton.click();
    await expect(page.getByRole('heading', { name: /^Access blocked/ })).toBeVisible();
  });
  await page.goBack();
  await booking.waitUntilAlive();
  await booking.unfold('details');
  await expect(booking.name).toHaveValue(visitor.values.name);
  await expect(booking.authorizeButton).toBeEnabled();
  await expect(page.getByRole('link', { name: /^No Google account\?/ })).toBeVisible();
});

test('[AUTH-14] once the token has expired the visitor is no longer authorized, and the entries stay', async ({
  booking,
  page,
  visitor,
}) => {
  await booking.open();
  await booking.name.fill(visitor.values.name);
  await booking.authorize({ on: 'consent', kind: 'short_expiry', expiresInSeconds: 2 });
  await expect(page.getByRole('alert')).toHaveText(
    'Your calendar access has expired. Your entries are kept. Please continue with Google again.',
  );
  await expect(booking.submitButton()).toBeDisabled();
  await expect(booking.authorizeButton).toBeEnabled();
  await booking.unfold('details');
  await expect(booking.name).toHaveValue(visitor.values.name);
});

test('[AUTH-14, ERR-10] a token that expired while the computer slept does not book: authorization is asked for', async ({
  booking,
  page,
  day,
  records,
  visitor,
}) => {
  await booking.open();
  await booking.fill({ name: visitor.values.name, date: day.date, time: slotTime(4) });
  await booking.authorize();
  await shiftClock(page, new Date(Date.now() + 2 * hourMs).toISOString());
  await booking.submitButton().click();
  await expect(booking.toast).toHaveText('Please authorize Google Calendar access before you book.');
  await expect(page.getByRole('alert')).toHaveText(/^Your calendar access has expired\./);
  await expect(booking.submitButton()).toBeDisabled();
  expect(await records.listRows()).toEqual([]);
});
