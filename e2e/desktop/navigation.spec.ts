import { languageCodes } from '@tt/contract/language/language';
import { expect, test } from '../browser-test.ts';
import { openSettled } from '../open-settled.ts';

test('[NAV-08] Our Expertise leads to the service section of the home page', { tag: '@pr' }, async ({
  page,
}) => {
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

test('[NAV-10, NAV-12, NAV-13] what is marked has a stripe below it, and nothing else has', {
  tag: '@pr',
}, async ({ page }) => {
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
    await expect(links).toHaveCount(6);
    await expect.poll(listStriped, path).toEqual(label ? [label] : []);
  }
});

/** Labels of the bar that take two lines, leave the window or run into the tools beside them. */
function listBrokenLabels(): string[] {
  const tools = document.querySelector('.nav-tools')?.getBoundingClientRect();
  const range = document.createRange();
  return [...document.querySelectorAll<HTMLElement>('.nav-link, .nav-book')]
    .filter((link) => link.offsetWidth > 0)
    .filter((link) => {
      range.selectNodeContents(link.firstChild ?? link);
      const lines = [...range.getClientRects()];
      const box = link.getBoundingClientRect();
      const isBesideTools =
        tools && !link.closest('.nav-tools') && box.bottom > tools.top && box.top < tools.bottom;
      const end = isBesideTools ? tools.left : document.documentElement.clientWidth;
      return lines.length !== 1 || box.left < 0 || box.right > end;
    })
    .map((link) => link.textContent);
}

test('[NAV-22] the labels of the bar never wrap and never overlap, in any language, and booking is among them from 820 px', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const language of languageCodes) {
    await openSettled(page, `/${language}/cases`);
    for (const width of [768, 819, 820, 900, 1023, 1024, 1099, 1100, 1279, 1280, 1407, 1408]) {
      await page.setViewportSize({ width, height: 800 });
      const at = `${language} at ${width} px`;
      expect(await page.evaluate(listBrokenLabels), at).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), at).toBe(width);
      await expect(page.locator('.nav-book'), at).toBeVisible({ visible: width >= 820 });
    }
  }
});

test('[NAV-04] where long labels take a second row, only the row of links stays while the page scrolls', async ({
  page,
}) => {
  await page.setViewportSize({ width: 820, height: 800 });
  await openSettled(page, '/ua/expertise/fiveg');
  const bar = page.getByRole('banner');
  expect((await bar.boundingBox())?.height).toBe(109);
  await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }));
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(900);
  const readBottom = async () => {
    const { y = 0, height = 0 } = (await bar.boundingBox()) ?? {};
    return y + height;
  };
  await expect.poll(readBottom).toBe(49);
  await expect(bar.getByRole('link', { name: 'Блог' })).toBeInViewport({ ratio: 1 });
  await expect(bar.locator('.brand')).not.toBeInViewport();
  await bar.getByRole('button', { name: 'Продукти' }).hover();
  await expect(bar.locator('#products-panel')).toBeInViewport({ ratio: 1 });
});
