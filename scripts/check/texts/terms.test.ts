import { join } from 'node:path';
import { expect, test } from 'vitest';
import { loadProject, toProject } from '../project.ts';
import { checkTerms } from './terms.ts';

const list = (path: string, text: string) =>
  checkTerms(toProject({ [path]: text })).problems.map(({ message }) => message);

test('a struck-out word is named with its key, the reason and what to say instead', () => {
  expect(list('apps/web/messages/en/booking.json', '{ "title": "Your Meeting Link" }')).toEqual([
    'booking.title has “Meeting Link”: one term; say video link',
  ]);
});

test('the same word may stand in another language', () => {
  expect(list('apps/web/messages/es/booking.json', '{ "title": "Meeting link" }')).toEqual([]);
});

test('words are found in emails and in the running text of an article', () => {
  expect(list('apps/api/messages/ua/booking.json', '{ "mail": "Вітаємо" }')).toHaveLength(1);
  const article =
    '---\ntitle: A\nexcerpt: B\ntags: []\nmeta:\n  title: A\n  description: B\n---\n\nНаша експертиза.\n';
  expect(list('apps/web/content/articles/a-b/words.ua.md', article)).toEqual([
    expect.stringContaining('the text has “експертиз”'),
  ]);
});

test('the texts of the site use one term for one thing', () => {
  expect(checkTerms(loadProject(join(import.meta.dirname, '../../..'))).problems).toEqual([]);
});
