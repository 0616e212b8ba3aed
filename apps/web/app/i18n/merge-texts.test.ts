import { expect, test } from 'vitest';
import { mergeTexts } from './merge-texts.ts';

test('[LANG-04] a text that a language lacks or left empty is English, in groups and in lists', () => {
  const english = { title: 'Cases', lead: 'All', list: [{ lead: 'One', text: 'first' }, { lead: 'Two' }] };
  const own = { title: 'Casos', lead: '', list: [{ lead: 'Uno' }] };
  expect(mergeTexts(english, own)).toEqual({
    title: 'Casos',
    lead: 'All',
    list: [{ lead: 'Uno', text: 'first' }, { lead: 'Two' }],
  });
});

test('without a file of its own a language is English', () => {
  expect(mergeTexts({ title: 'Cases' }, undefined)).toEqual({ title: 'Cases' });
});
