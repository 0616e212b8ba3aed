import { cases } from '../../apps/web/content/cases.ts';
import { products } from '../../apps/web/content/products.ts';
import { services } from '../../apps/web/content/services.ts';
import { expect, test } from '../browser-test.ts';

const kinds = {
  service: services.map(({ key }) => `/expertise/${key}`),
  case: cases.map(({ key }) => `/cases/${key}`),
  product: products.map(({ key }) => `/products/${key}`),
};

/** What opens each kind of page, and no other. */
const openings = { service: '.plate:has(h1)', case: '.strip', product: '.win' } as const;

test('[PROOF-03] the first screen tells a service, a case and a product apart', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const [kind, paths] of Object.entries(kinds)) {
    for (const [index, path] of paths.entries()) {
      const language = ['en', 'ua', 'pl', 'ru', 'es'][index % 5];
      await page.goto(`/${language}${path}`);
      const seen = await page.evaluate(
        (selectors) =>
          Object.entries(selectors).flatMap(([name, selector]) => {
            const box = document.querySelector(`main ${selector}`)?.getBoundingClientRect();
            return box && box.width > 0 && box.top < innerHeight - 100 ? [name] : [];
          }),
        openings,
      );
      expect(seen, path).toEqual([kind]);
    }
  }
});
