import { languageCodes } from '@tt/contract/language/language';
import { expect, test } from '../browser-test.ts';
import { loadMessages } from '../built/load-messages.ts';

test('[BLOG-08, BLOG-09] the article page of a slug that no list has is titled by it in every language', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const language of languageCodes) {
    await test.step(language, async () => {
      const { article } = loadMessages(language, 'blog');
      const title = 'never written 2 part';
      await page.goto(`/${language}/blog/never-written-2-part?from=ad#main`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(page).toHaveTitle(new RegExp(`^${article.unnamed}: ${title} `));
      await expect(page.getByRole('main')).toContainText(article.learnMore);
      await expect(page.getByRole('main')).toContainText(article.comingSoon.replace('{title}', title));
    });
  }
});

test('[BLOG-08] a slug reads as words, whatever it is written with', { tag: '@pr' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const [slug, title] of [
    ['trailing-slash/', 'trailing slash'],
    ['%D0%BD%D0%BE%D0%B2%D0%B0-%D1%82%D0%B5%D0%BC%D0%B0', 'нова тема'],
    ['a%3Cb%3Ec', 'a<b>c'],
    ['100%25-organic', '100% organic'],
  ] as const) {
    await page.goto(`/en/blog/${slug}`);
    await expect(page.getByRole('heading', { level: 1 }), slug).toHaveText(title);
  }
});
