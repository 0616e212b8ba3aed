import { expect, test } from './browser-test.ts';
import { isDark, themeToggle } from './theme.ts';

test('[THEME-02, THEME-03, THEME-04] the toggle switches and stores the theme, which holds after a reload and on every other page', {
  tag: '@pr',
}, async ({ page }) => {
  const stored = () => page.evaluate(() => localStorage.getItem('tt_theme'));
  const expectTheme = async (theme: 'dark' | 'light', where = '') => {
    await expect.poll(() => isDark(page), where).toBe(theme === 'dark');
    expect(await stored()).toBe(theme);
  };
  await page.goto('/en');
  await expect(themeToggle(page)).toHaveAccessibleName('Switch to dark theme');
  await themeToggle(page).click();
  await expectTheme('dark');
  await expect(themeToggle(page)).toHaveAccessibleName('Switch to light theme');
  await themeToggle(page).focus();
  await page.keyboard.press('Enter');
  await expectTheme('light');

  await themeToggle(page).click();
  await page.reload();
  await expectTheme('dark');
  for (const path of ['/ua/cases', '/pl/contact', '/privacy-policy', '/en/cases/anything']) {
    await page.goto(path);
    await expectTheme('dark', path);
  }
});
