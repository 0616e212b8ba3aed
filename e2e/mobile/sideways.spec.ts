import { languageCodes } from '@tt/contract/language/language';
import type { Page } from '@playwright/test';
import { expect, test } from '../browser-test.ts';
import { listBuiltPaths } from '../built/built-site.ts';
import { kindsOfPage } from '../kinds-of-page.ts';

/** Runs in the page: the words that lie outside of the window, or that an element around them cuts off. */
function listCut(): string[] {
  const found = new Set<string>();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const findEdge = (element: Element | null): Element | null => {
    if (!element || getComputedStyle(element).overflowX !== 'visible') return element;
    return findEdge(element.parentElement);
  };
  while (texts.nextNode()) {
    const { currentNode: text } = texts;
    const element = text.parentElement;
    if (!text.textContent?.trim() || !element?.checkVisibility({ visibilityProperty: true })) continue;
    if (element.closest('svg, .vh, thead, caption')) continue;
    const edge = findEdge(element) ?? document.documentElement;
    if (/auto|scroll/.test(getComputedStyle(edge).overflowX)) continue;
    const { left, right } = edge.getBoundingClientRect();
    range.selectNodeContents(text);
    const isCut = [...range.getClientRects()].some((box) => box.right > right + 1 || box.left < left - 1);
    if (isCut) found.add(text.textContent.trim().slice(0, 60));
  }
  return [...found];
}

async function expectWhole(page: Page, path: string): Promise<void> {
  await page.goto(path);
  expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(320);
  expect(await page.evaluate(listCut), path).toEqual([]);
}

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 320, height: 700 });
});

test('no kind of page scrolls sideways or cuts words off at 320 px, in any language', async ({ page }) => {
  for (const language of languageCodes) {
    for (const rest of Object.values(kindsOfPage)) await expectWhole(page, `/${language}${rest}`);
  }
  await expectWhole(page, '/privacy-policy');
});

test('no page at all scrolls sideways or cuts words off at 320 px', { tag: '@nightly' }, async ({
  page,
  faults,
}) => {
  test.slow();
  // Templates of open-ended addresses are sent with the status of what they stand for.
  faults.allow(/404/);
  for (const path of listBuiltPaths()) await expectWhole(page, path);
});
