import { expect, test } from './browser-test.ts';

test.use({ javaScriptEnabled: false });

// The browser reports each script that it skips.
test.beforeEach(({ faults }) => faults.allow(/\.js csp$/));

test('without script the links of home lead on', async ({ page }) => {
  await page.goto('/en');
  await page.getByRole('main').getByRole('link', { name: 'Contact', exact: true }).click();
  await expect(page).toHaveURL(/\/en\/contact$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('without script the languages can be chosen', async ({ page, isMobile }) => {
  await page.goto('/en/cases/linux-3d-stack');
  const banner = page.getByRole('banner');
  if (isMobile) {
    await banner.locator('summary', { hasText: 'Menu' }).click();
    await page.getByRole('navigation', { name: 'Language' }).getByRole('link', { name: 'Polski' }).click();
  } else {
    await banner.locator('summary', { hasText: 'Language' }).click();
    await banner.getByRole('link', { name: 'Polski', exact: true }).click();
  }
  await expect(page).toHaveURL(/\/pl\/cases\/linux-3d-stack$/);
});

test('without script the products are reached', async ({ page, isMobile }) => {
  await page.goto('/en');
  const banner = page.getByRole('banner');
  if (isMobile) {
    await banner.locator('summary', { hasText: 'Menu' }).click();
    await banner.locator('summary', { hasText: 'Products' }).click();
  } else {
    await banner.getByRole('button', { name: 'Products' }).hover();
  }
  await banner
    .getByRole('link', { name: /^LeadGenAI/ })
    .filter({ visible: true })
    .click();
  await expect(page).toHaveURL(/\/en\/products\/leadgen-ai$/);
});

test('without script the areas can be read', async ({ page, isMobile }) => {
  await page.goto('/en');
  const itemOf = (key: string) =>
    page.locator('main details').filter({ has: page.locator(`a[href="/en/expertise/${key}"]`) });
  if (isMobile) {
    const item = itemOf('rendering');
    await item.locator('summary').click();
    await itemOf('techart').locator('summary').click();
    await expect(page.locator('main details[open]')).toHaveCount(1);
    await page.locator('main details[open]').getByRole('link').click();
  } else {
    await page.locator('main a.card[href="/en/expertise/techart"]').click();
  }
  await expect(page).toHaveURL(/\/en\/expertise\/techart$/);
});

test('without script the booking page leads to the contact form', async ({ page }) => {
  await page.goto('/en/booking');
  await page.getByRole('link', { name: 'Send preferred time', exact: true }).click();
  await expect(page).toHaveURL(/\/en\/contact$/);
});

test('without script every case and article is listed', async ({ page }) => {
  await page.goto('/en/cases');
  await expect(
    page.getByRole('heading', { name: 'A 3D stack on Linux', exact: true }).filter({ visible: true }),
  ).toHaveCount(1);
  await page.goto('/en/blog');
  await expect(
    page.getByRole('heading', { name: 'AI in iGaming marketing', exact: true }).filter({ visible: true }),
  ).toHaveCount(1);
});

test('without script the back button stays in reach', async ({ page }) => {
  await page.goto('/en/cases/linux-3d-stack');
  await page.mouse.wheel(0, 900);
  await expect(page.locator('main h1')).not.toBeInViewport();
  await expect(page.locator('[data-back]')).toBeInViewport({ ratio: 1 });
});
