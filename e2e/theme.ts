import type { Page } from '@playwright/test';

export const themeToggle = (page: Page) => page.getByRole('button', { name: /Switch to (dark|light) theme/ });

/** Whether the page has a dark background, in whatever notation the style sheet gives it. */
export function isDark(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const { backgroundColor } = getComputedStyle(document.body);
    const [first = 255] = backgroundColor.match(/\d+(\.\d+)?/g)?.map(Number) ?? [];
    return backgroundColor.startsWith('oklch') ? first < 0.5 : first < 128;
  });
}
