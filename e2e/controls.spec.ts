import type { Page } from '@playwright/test';
import { expect, test } from './browser-test.ts';
import { kindsOfPage } from './kinds-of-page.ts';
import { openSettled } from './open-settled.ts';

/** WCAG 2.5.8. Links inside a sentence are exempt, and so is what only assistive technology finds. */
const smallestPx = 24;

/** Lists the controls that are smaller than allowed, with their sizes. */
function listSmallControls(smallest: number): string[] {
  return [...document.querySelectorAll<HTMLElement>('a[href], button, summary, input, select, textarea')]
    .filter((control) => control.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
    .filter((control) => !control.closest('.skip, .trap') && getComputedStyle(control).display !== 'inline')
    .map((control) => ({ control, box: (control.closest('label') ?? control).getBoundingClientRect() }))
    .filter(({ box }) => box.width > 1 && Math.min(box.width, box.height) < smallest - 0.5)
    .map(({ control, box }) => `${control.outerHTML.slice(0, 90)} ${box.width} × ${box.height}`);
}

test('no control is too small to hit, on any kind of page', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const rest of Object.values(kindsOfPage)) {
    await page.goto(`/en${rest}`);
    expect(await page.evaluate(listSmallControls, smallestPx), rest).toEqual([]);
  }
});

/**
 * The element that covers the control with the focus, or undefined. After the last control, the focus is in another
 * document. The page reacts to a scroll in the next frame, and the Products panel closes a moment after it loses the
 * focus.
 */
async function findCover(): Promise<{ name: string; cover?: string } | undefined> {
  const control = document.activeElement;
  if (!control || control === document.body) return;
  const panel = document.querySelector('#products-panel');
  const isPanelLeft = () =>
    panel?.checkVisibility({ visibilityProperty: true }) && !panel.parentElement?.contains(control);
  do await new Promise(requestAnimationFrame);
  while (isPanelLeft());
  const box = (control.closest('label') ?? control).getBoundingClientRect();
  const [left, right] = [Math.max(box.left, 0), Math.min(box.right, innerWidth)];
  const [top, bottom] = [Math.max(box.top, 0), Math.min(box.bottom, innerHeight)];
  const name = control.outerHTML.slice(0, 90);
  if (right - left < 1 || bottom - top < 1) return { name, cover: 'the edge of the window' };
  const covers = [0.15, 0.5, 0.85].map((share) => {
    const hit = document.elementFromPoint((left + right) / 2, top + (bottom - top) * share);
    const isSame =
      !hit || control.contains(hit) || hit.contains(control) || hit.closest('label')?.contains(control);
    return isSame ? undefined : hit.outerHTML.slice(0, 90);
  });
  return { name, cover: covers.find((cover) => cover !== undefined) };
}

/** Presses Tab through the whole page and lists what was under a bar when it had the focus. */
async function listCovered(page: Page): Promise<string[]> {
  const covered: string[] = [];
  const seen = new Set<string>();
  for (let stops = 0; stops < 150; stops += 1) {
    await page.keyboard.press('Tab');
    const found = await page.evaluate(findCover);
    if (!found) break;
    seen.add(found.name);
    if (found.cover) covered.push(`${found.name} is under ${found.cover}`);
  }
  expect(seen.size).toBeGreaterThan(10);
  return covered;
}

for (const path of ['/en/cases/marketing-optimization', '/ua/booking', '/en/expertise/fiveg']) {
  test(`what has the focus is never under a bar: ${path}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openSettled(page, path);
    expect(await listCovered(page)).toEqual([]);
  });
}
