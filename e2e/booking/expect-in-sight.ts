import { expect, type Locator } from '@playwright/test';

/** Bars that stay at the edges hide what is behind them, though it is in the viewport. */
export async function expectInSight(target: Locator): Promise<void> {
  await expect(target).toBeInViewport({ ratio: 1 });
  const isHidden = await target.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    const nav = document.querySelector('.nav')?.getBoundingClientRect();
    const bar = document.querySelector('.bk-bar');
    const edge = bar?.checkVisibility() ? bar.getBoundingClientRect().top : Infinity;
    return top < (nav?.bottom ?? 0) || bottom > edge;
  });
  expect(isHidden, String(target)).toBe(false);
}
