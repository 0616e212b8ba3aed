import { languageCodes } from '@tt/contract/language';
import { expect, test } from 'vitest';
import { cases } from '../../content/cases.ts';
import { services } from '../../content/services.ts';
import { listCaseItems } from './list-case-items.server.ts';
import { listServiceItems } from './list-service-items.server.ts';

test('[DATA-06] a service card has key, path, emoji, description, band and a title translated by key', () => {
  expect(listServiceItems('ua', services)[0]).toMatchObject({
    key: 'marketing',
    path: '/ua/expertise/marketing',
    emoji: '📈',
    band: 'marketing',
    title: 'Маркетинг',
    description: expect.stringMatching(/\p{Script=Cyrillic}/u),
  });
});

test('[DATA-07] an accordion item has key, title, emoji, description, path, categories and results', () => {
  const [first] = listCaseItems('en', cases);
  expect(first).toMatchObject({
    key: 'marketing-optimization',
    title: 'Cost per lead, cut by 15%',
    emoji: '📉',
    description: expect.any(String),
    path: '/en/cases/marketing-optimization',
    categories: ['Marketing', 'MarTech'],
    results: ['Cost per lead −15%', '$8.17 to $7 per lead', '0% management fees'],
  });
  expect(first?.comingSoonLabel).toBeUndefined();
});

test('[DATA-07] only a coming case carries the mark, and its link says so, in every language', () => {
  for (const language of languageCodes) {
    const items = listCaseItems(language, cases);
    const marked = items.filter(({ comingSoonLabel }) => comingSoonLabel);
    expect(marked.map(({ key }) => key)).toEqual(['aviation-maritime']);
    const [coming] = marked;
    expect(items.filter(({ linkLabel }) => linkLabel === coming?.linkLabel)).toEqual([coming]);
  }
});
