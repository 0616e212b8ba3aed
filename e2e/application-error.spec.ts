import { expect, test } from './browser-test.ts';

const islands = [
  { path: '/en/cases', heading: 'Cases' },
  { path: '/en/booking', heading: 'Book a consultation' },
];

for (const { path, heading } of islands) {
  test(`[ERR-25] when the island of ${path} fails, the last resort says so and offers to reload`, async ({
    page,
    faults,
  }) => {
    faults.allow(/TypeError|Cannot read properties|React error/);
    await page.route(`**${path}`, async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      await route.fulfill({
        response,
        body: html.replace(/(data-island-data[^>]*>\{"props":)\{.*?(,"error":\{"title":)/s, '$1{}$2'),
      });
    });
    await page.goto(path);
    await expect(page.getByRole('alert')).toContainText('Unexpected Application Error');
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();

    await page.unroute(`**${path}`);
    await page.getByRole('button', { name: 'Reload the page' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
}
