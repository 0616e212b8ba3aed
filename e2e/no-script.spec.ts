import { expect, test } from './browser-test.ts';

test.use({ javaScriptEnabled: false });

// The browser reports each script that it skips.
test.beforeEach(({ faults }) => faults.allow(/\.js csp$/));

test('without script home, the bar and the areas lead on', { tag: '@pr' }, async ({ page, isMobile }) => {
  const banner = page.getByRole('banner');
  const openMenu = () => banner.locator('summary', { hasText: 'Menu' }).click();

  await test.step('the links of home', async () => {
    await page.goto('/en');
    await page.getByRole('main').getByRole('link', { name: 'Contact', exact: true }).click();
    await expect(page).toHaveURL(/\/en\/contact$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
  await test.step('the areas can be read', async () => {
    await page.goto('/en');
    const itemOf = (key: string) =>
      page.locator('main details').filter({ has: page.locator(`a[href="/en/expertise/${key}"]`) });
    if (isMobile) {
      await itemOf('rendering').locator('summary').click();
      await itemOf('techart').locator('summary').click();
      await expect(page.locator('main details[open]')).toHaveCount(1);
      await page.locator('main details[open]').getByRole('link').click();
    } else {
      await page.locator('main a.card[href="/en/expertise/techart"]').click();
    }
    await expect(page).toHaveURL(/\/en\/expertise\/techart$/);
  });
  await test.step('the products are reached', async () => {
    if (isMobile) {
      await openMenu();
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
  await test.step('the languages can be chosen', async () => {
    await page.goto('/en/cases/linux-3d-stack');
    if (isMobile) {
      await openMenu();
      await page.getByRole('navigation', { name: 'Language' }).getByRole('link', { name: 'Polski' }).click();
    } else {
      await banner.locator('summary', { hasText: 'Language' }).click();
      await banner.getByRole('link', { name: 'Polski', exact: true }).click();
    }
    await expect(page).toHaveURL(/\/pl\/cases\/linux-3d-stack$/);
  });
});

test('without script the lists are whole and the back button stays in reach', async ({ page }) => {
  await test.step('every case and article is listed', async () => {
    for (const [path, name] of [
      ['/en/cases', 'A 3D stack on Linux'],
      ['/en/blog', 'AI in iGaming marketing'],
    ] as const) {
      await page.goto(path);
      const heading = page.getByRole('heading', { name, exact: true });
      await expect(heading.filter({ visible: true })).toHaveCount(1);
    }
  });
  await test.step('the back button stays in reach', async () => {
    await page.goto('/en/cases/linux-3d-stack');
    await page.mouse.wheel(0, 900);
    await expect(page.locator('main h1')).not.toBeInViewport();
    await expect(page.locator('[data-back]')).toBeInViewport({ ratio: 1 });
  });
});
