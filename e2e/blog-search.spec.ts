import type { Page } from '@playwright/test';
import type { LanguageCode } from '@tt/contract/language/language';
import { articles } from '../apps/web/content/articles.ts';
import { expect, test } from './browser-test.ts';
import { loadWords } from './built/load-words.ts';

const box = (page: Page) => page.getByRole('searchbox', { name: 'Search articles' });
const shown = (page: Page) =>
  page
    .locator('main')
    .getByRole('link')
    .filter({ has: page.locator('time'), visible: true });
const named = (page: Page, title: string) => shown(page).filter({ hasText: title });
/** How many articles have a text in their title or in a tag. */
const countFound = (text: string, language: LanguageCode = 'en') =>
  articles.filter(({ key }) => {
    const { title, tags } = loadWords(language, 'articles', key);
    return [title, ...tags].some((word) => word.toLowerCase().includes(text.toLowerCase()));
  }).length;
const waitForReact = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-hydrated');

test.beforeEach(async ({ page }) => {
  await page.goto('/en/blog');
  await waitForReact(page);
});

test('[BLOG-06, ERR-23] the list narrows to what is typed, by title and by tag, and says when nothing is left', {
  tag: '@pr',
}, async ({ page }) => {
  await test.step('an empty box shows all articles, and typing narrows the list', async () => {
    await expect(shown(page)).toHaveCount(articles.length);
    await box(page).pressSequentially('work');
    await expect(shown(page)).toHaveCount(countFound('work'));
    await expect(named(page, 'Supercharge 3D workflows')).toHaveCount(1);
    await box(page).clear();
    await expect(shown(page)).toHaveCount(articles.length);
  });
  await test.step('articles are found by title and by tag, whatever the case of the letters', async () => {
    for (const [text, title] of [
      ['IGAMING', 'AI in iGaming marketing'],
      ['rendering', 'Supercharge 3D workflows'],
      ['mArKeTiNg', 'AI in iGaming marketing'],
      ['3d', 'Supercharge 3D workflows'],
    ] as const) {
      await box(page).fill(text);
      await expect(shown(page)).toHaveCount(countFound(text));
      await expect(named(page, title)).toHaveCount(1);
    }
  });
  await test.step('without a match the page says so, and the search can be cleared', async () => {
    await box(page).fill('nothing like this');
    const status = page.getByRole('status').filter({ hasText: 'No articles found' });
    await expect(status.getByRole('heading')).toBeVisible();
    await expect(shown(page)).toHaveCount(0);
    await page.getByRole('button', { name: 'Clear search' }).click();
    await expect(shown(page)).toHaveCount(articles.length);
    await expect(box(page)).toBeFocused();
  });
});

test('the search text survives a reload, Back from an article and another language', async ({
  page,
  isMobile,
}) => {
  await box(page).fill('igaming');
  await expect(page).toHaveURL(/igaming/);
  await page.reload();
  await expect(box(page)).toHaveValue('igaming');
  await expect(shown(page)).toHaveCount(countFound('igaming'));
  await named(page, 'AI in iGaming marketing').click();
  await expect(page).toHaveURL(/\/en\/blog\/ai-in-igaming-marketing$/);
  await page.goBack();
  await expect(box(page)).toHaveValue('igaming');
  const address = page.url();
  const banner = page.getByRole('banner');
  await banner.locator(isMobile ? '.menu > summary' : '.lang > summary').click();
  await banner.getByRole('link', { name: 'Español' }).filter({ visible: true }).click();
  await expect(page).toHaveURL(address.replace('/en/', '/es/'));
  await expect(page.getByRole('searchbox')).toHaveValue('igaming');
  await expect(shown(page)).toHaveCount(countFound('igaming', 'es'));
});

test('letters typed before React has taken over are not lost', async ({ page }) => {
  const held = Promise.withResolvers<void>();
  await page.route('**/assets/islands/blog-search-*.js', async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto('/en/blog', { waitUntil: 'commit' });
  await box(page).fill('workflows');
  held.resolve();
  await expect(shown(page)).toHaveCount(countFound('workflows'));
  await expect(box(page)).toHaveValue('workflows');
});
