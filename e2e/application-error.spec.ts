import { expect, test } from './browser-test.ts';

test('[ERR-25] when the page itself fails, the last resort says so and offers to reload', async ({
  page,
  faults,
}) => {
  faults.allow(/broken on purpose|React error|speculation rule set/);
  await page.route('**/assets/cases-*.js', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: "export default function Broken() { throw new Error('broken on purpose'); }",
    }),
  );
  await page.goto('/en/cases');
  await expect(page.getByRole('alert')).toContainText('Unexpected Application Error');
  await page.unroute('**/assets/cases-*.js');
  await page.getByRole('button').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cases');
});

test('[ERR-25] an island whose data is broken says the same, and bar and footer stand', async ({
  page,
  faults,
}) => {
  faults.allow(/TypeError|Cannot read properties|React error/);
  await page.route('**/en/booking', async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    await route.fulfill({
      response,
      body: html.replace(/(data-island-data[^>]*>\{"props":)\{.*?(,"error":\{"title":)/s, '$1{}$2'),
    });
  });
  await page.goto('/en/booking');
  await expect(page.getByRole('alert')).toContainText('Unexpected Application Error');
  await expect(page.getByRole('button', { name: 'Reload the page' })).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
});
