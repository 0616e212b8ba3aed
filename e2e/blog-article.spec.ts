import { languageCodes } from '@tt/contract/language/language';
import { expect, test } from './browser-test.ts';
import { loadMessages } from './built/load-messages.ts';

for (const language of languageCodes) {
  test(`[BLOG-08, BLOG-09] the article page of a slug that no list has is titled by it in ${language}`, async ({
    page,
  }) => {
    const { article } = loadMessages(language, 'blog');
    await page.goto(`/${language}/blog/never-written-2-part?from=ad#main`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('never written 2 part');
    await expect(page).toHaveTitle(new RegExp(article.meta.title.replace('{title}', 'never written 2 part')));
    await expect(page.getByRole('main')).toContainText(article.learnMore);
    await expect(page.getByRole('main')).toContainText(
      article.comingSoon.replace('{title}', 'never written 2 part'),
    );
  });
}

for (const [slug, title] of [
  ['trailing-slash/', 'trailing slash'],
  ['%D0%BD%D0%BE%D0%B2%D0%B0-%D1%82%D0%B5%D0%BC%D0%B0', 'нова тема'],
  ['a%3Cb%3Ec', 'a<b>c'],
  ['100%25-organic', '100% organic'],
] as const) {
  test(`[BLOG-08] the slug ${slug} reads '${title}'`, async ({ page }) => {
    await page.goto(`/en/blog/${slug}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  });
}
