import { expect, test } from './engine-test.ts';
import { button, css, heading, link, words } from './target.ts';

test('home shows its exhibit and keeps a theme, and a window of a product obeys its controls', async ({
  tab,
}) => {
  await tab.open('/en');
  await test.step('the exhibit runs, or its drawing stays where there is no graphics card', async () => {
    await tab.look(css('[data-exhibit]'), ([found]) => found?.scrollIntoView({ behavior: 'instant' }));
    await expect
      .poll(() =>
        tab.evaluate(() => {
          const isLoaded = performance
            .getEntriesByType('resource')
            .some(({ name }) => /exhibits\/nozzle-/.test(name));
          const svg = document.querySelector('[data-exhibit="nozzle"] svg');
          const isDrawn = svg !== null && getComputedStyle(svg).opacity === '1';
          return isLoaded && (document.querySelector('canvas.tx-on') !== null) !== isDrawn;
        }),
      )
      .toBe(true);
  });
  await test.step('the links of the lead are underlined', async () => {
    const lines = await tab.look(css('.say a'), (found) =>
      found.map((element) => getComputedStyle(element).textDecorationLine),
    );
    expect(lines).toEqual(['underline', 'underline', 'underline', 'underline']);
  });
  await test.step('the theme holds after a reload and on another page', async () => {
    const readScheme = () =>
      tab.evaluate(() => {
        const [first = 1] =
          getComputedStyle(document.body)
            .backgroundColor.match(/[\d.]+/g)
            ?.map(Number) ?? [];
        return [first < (first > 1 ? 128 : 0.5) ? 'dark' : 'light', localStorage.getItem('tt_theme')];
      });
    await tab.click(button('Switch to dark theme'));
    await expect.poll(readScheme).toEqual(['dark', 'dark']);
    for (const path of ['/en', '/ua/cases']) {
      await tab.open(path);
      expect(await readScheme()).toEqual(['dark', 'dark']);
    }
  });
  await test.step('a window of a product', async () => {
    await tab.open('/en/products/adnet-orchestration');
    await tab.look(css('[data-exhibit]'), ([found]) => found?.scrollIntoView({ behavior: 'instant' }));
    await tab.expectSeen(css('.tx-live'));
    await tab.click(button('Send one request'));
    await tab.expectSeen(words('[data-summary]', 'Requests: 25.'));
  });
});

test('the menu of a phone opens, holds the page, closes with Esc and leads on', async ({ tab }) => {
  await tab.resize(390, 844);
  await tab.open('/en');
  const cases = link('Cases', 'header');
  await tab.expectGone(cases);
  await tab.click(button('Menu'));
  await tab.expectSeen(cases);
  expect(await tab.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe('hidden');
  await tab.press('Escape');
  await tab.expectGone(cases);
  await tab.expectFocused(button('Menu'));
  await tab.press('Enter');
  await tab.expectSeen(cases);
  const product = link('LeadGenAI', 'header');
  await tab.expectGone(product);
  await tab.click(words('header summary', 'Products'));
  await tab.click(product);
  await expect.poll(() => tab.path()).toBe('/en/products/leadgen-ai');
});

test('another language keeps path, query and fragment', async ({ tab }) => {
  for (const path of ['/cases/marketing-optimization', '/booking', '/blog']) {
    await tab.open(`/en${path}?ref=x#main`);
    await tab.click(words('header .lang > summary', 'EN'));
    await tab.click(link('Українська', 'header .lang'));
    await expect.poll(() => tab.path()).toBe(`/ua${path}?ref=x#main`);
    await tab.settle(`/ua${path}`);
    expect(await tab.evaluate(() => document.documentElement.lang)).toBe('uk');
  }
  await tab.expectSeen(heading('Блог'));
});
