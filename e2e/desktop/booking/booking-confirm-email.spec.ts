import { answerView, toAnswer, viewKey } from '../../booking/answer-booking.ts';
import { bookingPaths } from '../../booking/booking-page.ts';
import { expect, test } from '../../booking/booking-test.ts';

const key = 'k'.repeat(43);
const button = { name: 'Confirm booking' };

test('[MAILBOOK-10] opening the mail’s link confirms nothing; its button does, by POST', {
  tag: '@pr',
}, async ({ page }) => {
  await answerView(page, { status: 'pending' });
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes(bookingPaths.confirm)) asked.push(request.url());
  });
  await page.goto(`/en/booking/confirm#${key}`);
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  await expect(page.getByRole('button', button)).toBeEnabled();
  await expect(page.getByRole('main')).toContainText('Just opening this page does not book anything.');
  await page.reload();
  await expect(page.getByRole('button', button)).toBeEnabled();
  expect(asked).toEqual([]);

  const booking = await answerView(page);
  await page.route(`**${bookingPaths.confirm}`, (route) => route.fulfill({ json: toAnswer(booking) }));

  const confirmed = page.waitForRequest(`**${bookingPaths.confirm}`);
  await page.getByRole('button', button).click();
  const request = await confirmed;
  expect(request.method()).toBe('POST');
  expect(request.postDataJSON()).toEqual({ key });
  await expect(page).toHaveURL(`/en/booking#booking=${viewKey}`);
  await expect(page.getByRole('heading', { level: 1, name: 'You are booked' })).toBeFocused();
  await expect(page.getByRole('link', { name: 'Join meeting' })).toBeVisible();
  await expect(page).toHaveTitle(/^You are booked \|/);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are booked');
  await expect(page).toHaveTitle(/^You are booked \|/);
});

test('the button waits for the answer, and a failure can be retried', async ({ page, faults }) => {
  faults.allow(/500/);
  const booking = await answerView(page);
  await page.route(`**${bookingPaths.confirm}`, (route) =>
    route.fulfill({ status: 500, json: { error: { code: 'internal' } } }),
  );
  await page.goto(`/en/booking/confirm#${key}`);
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  await page.getByRole('button', button).click();
  await expect(page.getByRole('alert')).toHaveText(
    'The booking could not be confirmedPlease try again: you will not be booked twice.',
  );
  await page.unroute(`**${bookingPaths.confirm}`);
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(`**${bookingPaths.confirm}`, async (route) => {
    await released;
    await route.fulfill({ json: toAnswer(booking) });
  });
  await page.getByRole('button', button).click();
  await expect(page.getByRole('button', { name: 'Confirming…' })).toBeDisabled();
  release();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are booked');
});

test('a place that is gone, and a link without a key, lead to a new booking', async ({ page, faults }) => {
  faults.allow(/404/);
  for (const { answer, title } of [
    { answer: { status: 404, json: { error: { code: 'not_found' } } }, title: 'This link no longer works' },
    { answer: { json: { success: false, code: 'slot_taken' } }, title: 'This time is already taken' },
  ]) {
    await test.step(title, async () => {
      await page.route(`**${bookingPaths.confirm}`, (route) => route.fulfill(answer));
      await page.goto('about:blank');
      await page.goto(`/en/booking/confirm#${key}`);
      await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
      await page.getByRole('button', button).click();
      await expect(page.getByRole('alert')).toContainText(title);
      await expect(page.getByRole('button', button)).toHaveCount(0);
      const again = page.getByRole('link', { name: 'Book a new time' });
      await expect(again).toHaveAttribute('href', '/en/booking');
    });
  }
  await test.step('a link without a key says so at once', async () => {
    await page.goto('about:blank');
    await page.goto('/en/booking/confirm#abc');
    await expect(page.getByRole('alert')).toContainText('This link no longer works');
    await expect(page.getByRole('button', button)).toHaveCount(0);
  });
});
