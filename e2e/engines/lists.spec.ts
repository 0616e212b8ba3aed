import { articles } from '../../apps/web/content/articles.ts';
import { cases } from '../../apps/web/content/cases.ts';
import { loadWords } from '../built/load-words.ts';
import { expect, test } from './engine-test.ts';
import { button, css, words } from './target.ts';

test('cases are narrowed by category; a reload keeps the choice, and Back undoes it', async ({ tab }) => {
  const titlesOf = (category: string) =>
    cases
      .filter(({ categories }) => categories.some((own) => own === category))
      .map(({ key }) => loadWords('en', 'cases', key).title);
  const expectShown = (titles: string[]) =>
    expect.poll(() => tab.texts(css('main a.card h2, main details h2'))).toEqual(titles);
  const all = cases.map(({ key }) => loadWords('en', 'cases', key).title);
  await tab.open('/en/cases');
  await expectShown(all);
  await tab.click(button('Marketing'));
  await expectShown(titlesOf('marketing'));
  await tab.open(await tab.path());
  await expectShown(titlesOf('marketing'));
  await tab.click(button('Clear All'));
  await expectShown(all);
  await tab.evaluate(() => history.back());
  await expectShown(titlesOf('marketing'));
});

test('articles are found by what is typed, and Back from an article keeps the search', async ({ tab }) => {
  const box = css('input[type=search]');
  const countShown = () => tab.count(css('main a:has(time)'));
  await tab.open('/en/blog');
  await expect.poll(countShown).toBe(articles.length);
  await tab.fill(box, 'nothing like this');
  await tab.expectSeen(words('[role=status]', 'No articles found'));
  await tab.click(button('Clear search'));
  await expect.poll(countShown).toBe(articles.length);
  await tab.expectFocused(box);
  await tab.fill(box, 'IGAMING');
  await expect.poll(countShown).toBe(1);
  await expect.poll(() => tab.path()).toContain('IGAMING');
  await tab.click(css('main a:has(time)'));
  await tab.settle('/en/blog/ai-in-igaming-marketing');
  await tab.evaluate(() => history.back());
  await expect.poll(() => tab.path()).toContain('/en/blog?');
  await expect.poll(() => tab.value(box)).toBe('IGAMING');
  await expect.poll(countShown).toBe(1);
});
