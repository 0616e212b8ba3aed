import { expect, test } from '../browser-test.ts';

const islands = [
  { path: '/en/cases', heading: 'Cases' },
  { path: '/en/booking', heading: 'Book a consultation' },
];

test('[ERR-25] when an island fails, the last resort says so and offers to reload', { tag: '@pr' }, async ({
  page,
  faults,
}) => {
  faults.allow(/TypeError|Cannot read properties|React error/);
  for (const { path, heading } of islands) {
    await test.step(`the island of ${path}`, async () => {
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
});
