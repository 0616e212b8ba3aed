import type { Page } from '@playwright/test';
import { type BookingPage, bookingPaths } from '../../booking/booking-page.ts';
import { expect, test } from '../../booking/booking-test.ts';

async function expectContactOffer(page: Page, booking: BookingPage): Promise<void> {
  await expect(page.getByRole('alert')).toHaveText(
    'Authorization is not available right now. You can still send us your preferred time below.',
  );
  await expect(booking.authorizeButton).toBeEnabled();
  await expect(page.getByRole('heading', { name: 'Book without Google' })).toBeVisible();
}

test('[ERR-12] a configuration without a client id is reported, and the contact form is offered', async ({
  booking,
  page,
}) => {
  await page.route(`**${bookingPaths.config}`, (route) => route.fulfill({ json: {} }));
  await booking.open();
  await expect(booking.toast).toHaveText(
    'Configuration errorBooking with Google is not available right now. Please use the other option on this page.',
  );
  await expectContactOffer(page, booking);
});

for (const [failure, fail] of [
  ['an error', { status: 500, json: { error: { code: 'internal' } } }],
  ['no connection', 'connectionrefused'],
] as const) {
  test(`[ERR-13] a configuration call that ends with ${failure} is reported, and the contact form is offered`, async ({
    booking,
    page,
    faults,
  }) => {
    faults.allow(/500|ERR_CONNECTION_REFUSED/);
    await page.route(`**${bookingPaths.config}`, (route) =>
      typeof fail === 'string' ? route.abort(fail) : route.fulfill(fail),
    );
    await booking.open();
    await expect(booking.toast).toHaveText(
      'Configuration errorBooking could not be loaded. Please reload the page or send us your preferred time instead.',
    );
    await expectContactOffer(page, booking);
  });
}

test('[ERR-14] pressing authorize without a client id is reported, and works once there is one', async ({
  booking,
  page,
}) => {
  await page.route(`**${bookingPaths.config}`, (route) => route.fulfill({ json: {} }));
  await booking.open();
  await expect(booking.toast).toContainText('Please use the other option on this page.');
  await booking.authorizeButton.click();
  await expect(booking.toast).toHaveText(
    'Configuration errorBooking with Google is not available right now. Please use the other option on this page.',
  );
  await expectContactOffer(page, booking);

  await page.unroute(`**${bookingPaths.config}`);
  await booking.authorizeButton.click();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await booking.openConsent();
});
