import '../../test/use-fixture-content.ts';
import { siteSettings } from '@tt/contract/site-settings';
import { expect, test } from 'vitest';
import { getWords } from './get-words.server.ts';

test('words are read in the language of the page and name the company by its setting', () => {
  const { title, card } = getWords('ua', 'cases', 'gear-train');
  expect([title, card.description]).toEqual(['Потяг шестерень', `Від ${siteSettings.company.name}.`]);
});

test('[LANG-04] words that a language lacks, or left empty, are English, and so is a whole entry', () => {
  const { lead, sections } = getWords('ua', 'cases', 'gear-train');
  expect(lead).toBe('Gears mesh.');
  expect(sections).toEqual([
    {
      heading: 'Запит',
      lead: 'З’єднати дві шестерні.',
      paragraphs: ['З’єднати.'],
      bullets: [{ text: 'Quietly' }],
    },
  ]);
  expect(getWords('pl', 'cases', 'night-flight').title).toBe('A flight by night');
  expect(getWords('pl', 'articles', 'gears')).toMatchObject({ title: 'Koła zębate', tags: ['Gears', 'AI'] });
});

test('an unknown entry is an error that names it', () => {
  expect(() => getWords('en', 'cases', 'nowhere')).toThrow('content/cases has no entry nowhere');
});
