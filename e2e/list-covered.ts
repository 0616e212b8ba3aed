import { expect, type Page } from '@playwright/test';

/**
 * Lists the controls and messages that the toast lies on, by their words. What the navigation bar covers anyway does not
 * count.
 */
export function listCovered(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const toast = document.querySelector('[data-sonner-toast][data-front=true]');
    if (!toast) throw new Error('there is no toast');
    const area = toast.getBoundingClientRect();
    const isTop = (target: Element, x: number, y: number) =>
      target.contains(document.elementsFromPoint(x, y).find((element) => !toast.contains(element)) ?? null);
    return [
      ...document.querySelectorAll('a, button, input, textarea, summary, [role=alert], main h1, main h2'),
    ]
      .filter((target) => {
        const box = target.getBoundingClientRect();
        const left = Math.max(area.left, box.left);
        const right = Math.min(area.right, box.right);
        const top = Math.max(area.top, box.top);
        const bottom = Math.min(area.bottom, box.bottom);
        const isApart = left >= right || top >= bottom;
        return !isApart && !toast.contains(target) && isTop(target, (left + right) / 2, (top + bottom) / 2);
      })
      .map((target) => target.textContent.trim() || target.outerHTML.slice(0, 80));
  });
}

/** Waits until the toast has arrived at its place. */
export async function settleToast(page: Page): Promise<void> {
  await page
    .locator('[data-sonner-toast][data-front=true][data-mounted=true]')
    .evaluate((toast) => Promise.all(toast.getAnimations().map(({ finished }) => finished)).then(() => {}));
}

const widths = [768, 820, 1024, 1200, 1440, 1920];

/** Expects the toast to cover nothing at any width from a tablet on. */
export async function expectUncovered(page: Page): Promise<void> {
  await settleToast(page);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    expect(await listCovered(page), `${width} px`).toEqual([]);
  }
}
