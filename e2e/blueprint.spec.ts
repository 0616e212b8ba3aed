import type { Page } from '@playwright/test';
import { listFindings, listFindingsInBothThemes } from './axe.ts';
import { expect, test } from './browser-test.ts';
import { openSettled } from './open-settled.ts';

const drawing = (page: Page) => page.getByRole('complementary', { name: 'Drawing of this page' });
const button = (page: Page) => page.getByRole('button', { name: 'Show the drawing' });
const lines = (page: Page) => page.locator('.bp > svg');

/** The value of the title block that has a label. */
const readingOf = (page: Page, label: string) =>
  drawing(page)
    .locator('dl > div')
    .filter({ has: page.getByText(label, { exact: true }) })
    .locator('dd');

async function openByButton(page: Page, path: string): Promise<void> {
  await openSettled(page, path);
  await button(page).click();
  await expect(drawing(page)).toBeVisible();
}

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('before it is asked for, nothing of the drawing loads; one file is all of it', {
  tag: '@pr',
}, async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/blueprint/')) loaded.push(request.url());
  });
  await openSettled(page, '/en');
  await page.waitForLoadState('networkidle');
  expect(loaded).toEqual([]);
  await button(page).click();
  await expect(drawing(page)).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(loaded).toHaveLength(1);
});

for (const path of ['/en', '/en/booking']) {
  test(`the button shows the drawing of ${path}, and Esc and its own button leave it`, {
    tag: '@pr',
  }, async ({ page }) => {
    await openByButton(page, path);
    await expect(button(page)).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByRole('status').filter({ hasText: 'shown as a drawing' })).toHaveCount(1);
    const leave = drawing(page).getByRole('button', { name: 'Leave' });
    await expect(leave).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(drawing(page)).toHaveCount(0);
    await expect(button(page)).toBeFocused();
    await expect(button(page)).toHaveAttribute('aria-pressed', 'false');
    await expect(page.locator('html[data-drawn]')).toHaveCount(0);
    await expect(page.locator('html')).not.toHaveAttribute('style', /--bp/);
    await page.keyboard.press('Enter');
    await leave.click();
    await expect(drawing(page)).toHaveCount(0);
    await expect(button(page)).toBeFocused();
  });
}

test('Esc closes what is open on the page first', async ({ page, isMobile }) => {
  await openByButton(page, '/en');
  if (!isMobile) {
    const products = page.getByRole('button', { name: 'Products' });
    await products.press('Enter');
    await page.keyboard.press('Escape');
    await expect(products).toHaveAttribute('aria-expanded', 'false');
    await expect(drawing(page)).toBeVisible();
  }
  const summary = page.getByRole('banner').locator('summary:visible').first();
  await summary.click();
  await page.keyboard.press('Escape');
  await expect(page.locator('header details[open]')).toHaveCount(0);
  await expect(drawing(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawing(page)).toHaveCount(0);
});

test('whoever is elsewhere on the page stays there when the drawing goes', async ({ page }) => {
  await openByButton(page, '/en');
  const link = page.locator('main a').first();
  await link.focus();
  await page.keyboard.press('Escape');
  await expect(drawing(page)).toHaveCount(0);
  await expect(link).toBeFocused();
});

test('pressed again while it loads, the drawing still comes', async ({ page }) => {
  await openSettled(page, '/en');
  const script = await button(page).getAttribute('data-blueprint');
  const asked = Promise.withResolvers<void>();
  const answered = Promise.withResolvers<void>();
  await page.route(`**${script}`, async (route) => {
    asked.resolve();
    await answered.promise;
    await route.continue();
  });
  await button(page).click();
  await asked.promise;
  await button(page).click();
  answered.resolve();
  await expect(drawing(page)).toBeVisible();
  await expect(button(page)).toHaveAttribute('aria-pressed', 'true');
});

test('the values are those that the browser has recorded', { tag: '@pr' }, async ({ page }) => {
  await openByButton(page, '/en/expertise/fiveg');
  // The entries of the last moment are in the next report.
  await expect
    .poll(async () => {
      const { recorded, size } = await page.evaluate(() => {
        const entries = [
          ...performance.getEntriesByType('navigation'),
          ...performance.getEntriesByType('resource'),
        ] as PerformanceResourceTiming[];
        const sum = (name: 'transferSize' | 'encodedBodySize') =>
          entries.reduce((total, entry) => total + entry[name], 0) / 1_000;
        const format = (value: number) => value.toLocaleString('en', { maximumFractionDigits: 1 });
        return {
          recorded: `${format(sum('transferSize'))} kB / ${format(sum('encodedBodySize'))} kB`,
          size: `${innerWidth} × ${innerHeight} @ ${format(devicePixelRatio)}`,
        };
      });
      const shown = await readingOf(page, 'Sent / page weight').textContent();
      const window = await readingOf(page, 'Window, px').textContent();
      return [shown === recorded, window?.startsWith(size.slice(0, -2))];
    })
    .toEqual([true, true]);
  const lcp = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? 0)).observe({
          type: 'largest-contentful-paint',
          buffered: true,
        });
      }),
  );
  await expect(readingOf(page, 'LCP')).toHaveText(`${Math.round(lcp).toLocaleString('en')} ms`);
  await expect(readingOf(page, 'CLS')).toHaveText(/^0\.0\d\d$/);
  await expect(readingOf(page, 'Language')).toHaveText('en');
  await expect(readingOf(page, 'Revision')).toHaveText(/^[\da-f]{7}\+?$|not recorded/);
});

test('a browser that records no paint and no shift gets a dash with the reason', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(PerformanceObserver, 'supportedEntryTypes', { value: ['resource'] });
  });
  await openByButton(page, '/en');
  await expect(readingOf(page, 'LCP')).toHaveText('– this browser does not report it');
  await expect(readingOf(page, 'CLS')).toHaveText('– this browser does not report it');
});

test('a paint that was not recorded, as in a tab in the background, is not blamed on the browser', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const { observe } = PerformanceObserver.prototype;
    PerformanceObserver.prototype.observe = function (options) {
      if (options?.type !== 'largest-contentful-paint') observe.call(this, options);
    };
  });
  await openByButton(page, '/en');
  await expect(readingOf(page, 'LCP')).toHaveText('– not recorded');
});

for (const { theme, colors, heading } of [
  { theme: 'light', colors: 'none', heading: /^15\.[23] : 1 ≥ 3$/ },
  { theme: 'dark', colors: 'none', heading: /^16\.[34] : 1 ≥ 3$/ },
  { theme: 'light', colors: 'active', heading: '21 : 1 ≥ 3' },
] as const) {
  test.describe(`${theme}, forced colors ${colors}`, () => {
    test.use({ colorScheme: theme, contextOptions: { reducedMotion: 'reduce', forcedColors: colors } });

    test(`the contrast is that of the page's own colors: ${theme}, forced colors ${colors}`, async ({
      page,
    }) => {
      await openSettled(page, '/en/accessibility');
      await page.evaluate(() => {
        const text = document.createElement('p');
        text.id = 'pair';
        text.textContent = 'A known pair';
        text.style.cssText = 'color: #767676; background: #fff; forced-color-adjust: none';
        document.querySelector('h1')?.after(text);
      });
      await button(page).click();
      await expect(readingOf(page, 'Contrast')).toHaveText('– point at some text');
      await page.locator('#pair').hover();
      await expect(readingOf(page, 'Contrast')).toHaveText('4.5 : 1 ≥ 4.5');
      await page.locator('h1').hover();
      await expect(readingOf(page, 'Contrast')).toHaveText(heading);
    });
  });
}

test('the contrast counts what shines through, is not asked of what is disabled, and is unknown in a picture', async ({
  page,
}) => {
  await openSettled(page, '/en/accessibility');
  await page.evaluate(() => {
    const texts = document.createElement('div');
    texts.style.background = '#000';
    texts.innerHTML = `<p id="faded">Faded</p><p id="disabled" aria-disabled="true">Disabled</p>
      <svg height="40"><text id="label" y="30">Label</text></svg>`;
    document.querySelector('h1')?.after(texts);
    for (const text of texts.querySelectorAll<HTMLElement>('p')) {
      text.style.color = '#fff';
      text.style.background = '#000';
    }
    texts.querySelector<HTMLElement>('#faded')?.style.setProperty('opacity', '0.5');
  });
  await button(page).click();
  for (const [id, shown] of [
    ['faded', '5.2 : 1 ≥ 4.5'],
    ['disabled', '21 : 1'],
    ['label', '– on a picture'],
  ]) {
    await page.locator(`#${id}`).hover();
    await expect(readingOf(page, 'Contrast')).toHaveText(shown ?? '');
  }
});

test('the drawing measures what is there: the type of a heading and the radius of a plate', {
  tag: '@pr',
}, async ({ page }) => {
  await openByButton(page, '/en/expertise/fiveg');
  await page.evaluate(() => scrollTo(0, 0));
  const { type, radius } = await page.evaluate(() => {
    const read = (selector: string) => getComputedStyle(document.querySelector(selector) ?? document.body);
    const round = (value: string) => Math.round(Number.parseFloat(value) * 10) / 10;
    const heading = read('h1');
    return {
      type: `${round(heading.fontSize)}/${round(heading.lineHeight)}`,
      radius: `R${round(read('main .plate').borderTopRightRadius)}`,
    };
  });
  await expect(lines(page).getByText(type, { exact: true })).not.toHaveCount(0);
  await expect(lines(page).getByText(radius, { exact: true })).not.toHaveCount(0);
});

test('it moves nothing, animates nothing with reduced motion, and lets the page be used', async ({
  page,
}) => {
  await openSettled(page, '/en');
  const heightOf = () => page.locator('main').evaluate((main) => main.scrollHeight);
  const before = await heightOf();
  await button(page).click();
  await expect(drawing(page)).toBeVisible();
  expect(await heightOf()).toBe(before);
  expect(await lines(page).evaluate((svg) => svg.getAnimations().length)).toBe(0);
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
  ).toBe(0);
  await page.locator('.hero .btn-go').click();
  await expect(page).toHaveURL(/\/en\/contact$/);
});

test('axe finds nothing in the title block, nor in the colors of the drawing', async ({ page }) => {
  for (const path of ['/en', '/ua/cases/marketing-optimization']) {
    await openSettled(page, path);
    await page.locator('[data-blueprint]').click();
    await expect(page.locator('.bp-title')).toBeVisible();
    expect(await listFindings(page, { parts: ['.bp-title', 'footer'] }), path).toEqual([]);
    expect(await listFindingsInBothThemes(page), path).toEqual([]);
  }
});

test('paper gets the page and not its drawing', async ({ page }) => {
  await openByButton(page, '/en');
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.bp-title')).toBeHidden();
  await expect(page.locator('main .plate').first()).not.toHaveCSS('box-shadow', /inset/);
});

test.describe('at 320 px', () => {
  test.use({ viewport: { width: 320, height: 640 } });
  test('nothing scrolls sideways in any language', async ({ page }) => {
    for (const language of ['en', 'ua', 'pl', 'ru', 'es']) {
      await openSettled(page, `/${language}`);
      await page.locator('[data-blueprint]').click();
      await expect(page.locator('.bp-title')).toBeVisible();
      const { scrollWidth, clientWidth } = await page.evaluate(() => {
        const { documentElement, body } = document;
        return {
          scrollWidth: Math.max(documentElement.scrollWidth, body.scrollWidth),
          clientWidth: documentElement.clientWidth,
        };
      });
      expect(scrollWidth, language).toBe(clientWidth);
    }
  });
});
