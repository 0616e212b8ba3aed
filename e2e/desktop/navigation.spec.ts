import { expect, test } from '../browser-test.ts';

test('[NAV-08] Our Expertise leads to the service section of the home page', async ({ page }) => {
  await page.goto('/es/blog');
  await page.getByRole('banner').getByRole('link', { name: 'Especialidades' }).click();
  await expect(page).toHaveURL(/\/es#expertise$/);
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeInViewport();
});

test('the main links are followed by keyboard, and the page that is shown is marked', async ({ page }) => {
  await page.goto('/en');
  const link = page.getByRole('banner').getByRole('link', { name: 'Cases' });
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/en\/cases$/);
  await expect(link).toHaveAttribute('aria-current', 'page');
});

test('[NAV-10, NAV-12, NAV-13] what is marked has a stripe below it, and nothing else has', async ({
  page,
}) => {
  const marked = {
    '/en/expertise/techart': 'Our Expertise',
    '/en/products/leadgen-ai': 'Products',
    '/en/cases/linux-3d-stack': 'Cases',
    '/en/contact': 'Contact',
    '/en': '',
  };
  const links = page.getByRole('banner').getByRole('navigation').first().locator('.nav-link');
  const listStriped = () =>
    links.evaluateAll((all) =>
      all
        .filter((link) => getComputedStyle(link, '::after').transform === 'none')
        .map((link) => link.textContent),
    );
  for (const [path, label] of Object.entries(marked)) {
    await page.goto(path);
    expect(await links.count()).toBe(6);
    await expect.poll(listStriped, path).toEqual(label ? [label] : []);
  }
});
