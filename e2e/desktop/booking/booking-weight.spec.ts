import { statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '../../booking/booking-test.ts';
import { siteDirectory } from '../../built/built-site.ts';

const kilobyte = 1_000;
const isScript = (url: URL) => /^\/assets\/.+\.js$/.test(url.pathname);

test('all scripts of the booking page, toasts included, stay within 130 KB of brotli', async ({
  booking,
  page,
}) => {
  const scripts = new Set<string>();
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (isScript(url)) scripts.add(url.pathname);
  });
  await booking.open();
  await booking.authorize();
  await expect(booking.toast).toBeVisible();
  const sizes = [...scripts].map((path) => statSync(join(siteDirectory, `${path}.br`)).size);
  expect(sizes.length).toBeGreaterThanOrEqual(3);
  expect(sizes.reduce((total, size) => total + size, 0)).toBeLessThanOrEqual(130 * kilobyte);
});

test('the page is painted and can be filled in while its scripts still load', async ({
  booking,
  page,
  visitor,
}) => {
  const { promise: arrived, resolve: letArrive } = Promise.withResolvers<void>();
  await page.route(isScript, async (route) => {
    await arrived;
    await route.continue();
  });
  await page.goto('/en/booking', { waitUntil: 'commit' });
  await expect(booking.name).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length))
    .toBe(1);
  await expect(page.locator('html')).not.toHaveAttribute('data-hydrated');
  await booking.name.fill(visitor.values.name);

  letArrive();
  await booking.waitUntilAlive();
  await expect(booking.name).toHaveValue(visitor.values.name);
  await expect(booking.authorizeButton).toBeEnabled();
});
