import type { Page, Route } from '@playwright/test';
import { type BookingPage, bookingPaths } from '../../booking/booking-page.ts';
import { expect, test } from '../../booking/booking-test.ts';

async function expectContactOffer(page: Page, booking: BookingPage): Promise<void> {
  await expect(page.getByRole('alert')).toHaveText(
    'Authorization is not available right now. You can still send us your preferred time below.',
  );
  await expect(booking.authorizeButton).toBeEnabled();
  await expect(page.getByRole('heading', { name: 'Book without Google' })).toBeVisible();
}

test('[BOOK-03, ERR-12, ERR-13, ERR-14] a configuration that is of no use is reported, and the contact form is offered', {
  tag: '@pr',
}, async ({ booking, page, faults }) => {
  faults.allow(/500|ERR_CONNECTION_REFUSED/);
  const answerConfig = (answer: (route: Route) => Promise<void>) =>
    page.route(`**${bookingPaths.config}`, answer);
  for (const [failure, answer] of [
    ['an error', (route: Route) => route.fulfill({ status: 500, json: { error: { code: 'internal' } } })],
    ['no connection', (route: Route) => route.abort('connectionrefused')],
  ] as const) {
    await test.step(`a call that ends with ${failure}`, async () => {
      await answerConfig(answer);
      await booking.open();
      await expect(booking.toast).toHaveText(
        'Configuration errorBooking could not be loaded. Please reload the page or send us your preferred time instead.',
      );
      await expectContactOffer(page, booking);
    });
  }
  const useless =
    'Configuration errorBooking with Google is not available right now. Please use the other option on this page.';
  await test.step('no client id', async () => {
    await answerConfig((route) => route.fulfill({ json: {} }));
    await booking.open();
    await expect(booking.toast).toHaveText(useless);
    await expectContactOffer(page, booking);
  });
  await test.step('pressing authorize without a client id', async () => {
    await page.keyboard.press('Escape');
    await expect(booking.toast).toHaveCount(0);
    await booking.authorizeButton.click();
    await expect(booking.toast).toHaveText(useless);
    await expectContactOffer(page, booking);
  });
  await test.step('it works once there is one', async () => {
    await page.unroute(`**${bookingPaths.config}`);
    await booking.authorizeButton.click();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await booking.openConsent();
  });
});
