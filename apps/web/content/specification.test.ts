import { bookingRules, durationsMinutes } from '@tt/contract/booking/booking-rules';
import { languageCodes, languages } from '@tt/contract/language/language';
import { expect, test } from 'vitest';
import { getWords } from '../app/i18n/get-words.server.ts';
import blog from '../messages/en/blog.json' with { type: 'json' };
import casesText from '../messages/en/cases.json' with { type: 'json' };
import { claims, forbiddenClaims } from '../test/claims.ts';
import { articleCategories } from './article-categories.ts';
import { articles } from './articles.ts';
import { cases, hiddenCases } from './cases.ts';
import { categories } from './categories.ts';
import { products } from './products.ts';
import { services } from './services.ts';

/*
 * What the specification fixes of the content and of the settings, and the only test that pins them. All others use
 * fixtures or read the content. If you changed content on purpose, change the list here. If the row of its id in
 * docs/requirements.md says otherwise now, change that row too.
 */
const change = (what: string) =>
  `${what} differ from the specification: if that is on purpose, change this list and its row in docs/requirements.md`;

test('[CONST-01] [LANG-01] [LANG-09] [DATA-15] the five languages have their codes and labels', () => {
  expect(
    languages.map(({ code, name }) => `${code} ${name}`),
    change('Languages'),
  ).toEqual(['en English', 'ua Українська', 'pl Polski', 'ru Русский', 'es Español']);
});

test('[CONST-01] the nine service areas have their keys and labels', () => {
  expect(
    services.map(({ key }) => `${key}: ${getWords('en', 'services', key).label}`),
    change('Service areas'),
  ).toEqual([
    'marketing: Marketing',
    'martech: MarTech',
    'rendering: 3D Rendering & Programming',
    'gamedev: Game Development & Porting',
    'techart: Technical Art',
    'fiveg: 5G Solutions',
    'avmar: Aviation & Maritime',
    'design: Graphic & Web Design',
    'gdesign: Game Design',
  ]);
});

test('[CONST-01] [DATA-09] the nine cases have their categories, and only aviation-maritime is to come', () => {
  expect(
    // The owner may hide any of them.
    [...cases, ...hiddenCases]
      .sort((one, other) => one.order - other.order)
      .map((item) => `${item.key}: ${item.categories.join(', ')}${item.comingSoon ? ', to come' : ''}`),
    change('Cases'),
  ).toEqual([
    'marketing-optimization: marketing, martech',
    'igaming-designs: design, marketing',
    'ai-adult-sales: martech, marketing',
    'aviation-maritime: aviation, maritime, to come',
    'teeth-volumetric: rendering, technicalArt',
    '5g-orchestration: fiveg',
    'linux-3d-stack: rendering, technicalArt',
    'unreal-porting: gameDevelopment, technicalArt',
    'custom-skins-models: gameDesign, design',
  ]);
});

test('[CONST-01] [DATA-11] [DATA-12] [DATA-13] the two articles have their dates and tags, and writers may add others', () => {
  expect(
    articles.map(({ key, date }) => `${key}: ${date}, ${getWords('en', 'articles', key).tags.join(', ')}`),
    change('Articles'),
  ).toEqual(
    expect.arrayContaining([
      'supercharge-3d-workflows: 2025-06-25, 3D, Rendering',
      'ai-in-igaming-marketing: 2025-06-26, Marketing, AI',
    ]),
  );
  expect(
    articles.filter(({ isPublished }) => isPublished).map(({ key }) => key),
    change('Published articles'),
  ).toEqual(expect.arrayContaining(['supercharge-3d-workflows', 'ai-in-igaming-marketing']));
});

test('[CONST-01] there are two products', () => {
  expect(
    products.map(({ key }) => `${key}: ${getWords('en', 'products', key).name}`),
    change('Products'),
  ).toEqual(['leadgen-ai: LeadGenAI', 'adnet-orchestration: Ad Network Orchestration Tool']);
});

test('[DATA-10] the ten categories of cases and the three of articles have their labels', () => {
  expect(
    categories.map((category) => casesText.categories[category]),
    change('Categories'),
  ).toEqual([
    ...['Marketing', 'Design', 'Game Development', 'Game Design', 'Aviation', 'Maritime', 'MarTech'],
    ...['3D Rendering', '5G Technology', 'Technical Art'],
  ]);
  expect(
    articleCategories.map((category) => blog.categories[category]),
    change('Categories of articles'),
  ).toEqual(['Marketing', 'MarTech', 'GameDev']);
});

test('[MISC-09] entries state the figures that the company has given', () => {
  const entries = [...services, ...cases, ...products, ...articles].filter(
    ({ figures }) => figures.length > 0,
  );
  expect(
    entries.map(({ key, figures }) => `${key}: ${figures.map(({ value }) => value).join(', ')}`),
    change('Figures'),
  ).toEqual([
    // Their cards state what came of a case.
    'marketing: 8.17, 7',
    'gamedev: 4, 5',
    'marketing-optimization: 8.17, 7, 15, 0',
    '5g-orchestration: 2, 1',
    'unreal-porting: 4, 5',
    // Ages and years in laws, which the article names.
    'ai-in-igaming-marketing: 18, 21, 25, 2025',
  ]);
});

test('[MISC-11] a case without figures tells its results in words, in every language', () => {
  const told = cases.filter(({ figures, comingSoon }) => figures.length === 0 && !comingSoon);
  expect(told.length).toBeGreaterThan(0);
  for (const { key } of told) {
    for (const { code } of languages) {
      const { results } = getWords(code, 'cases', key).card;
      expect(results.length, `${key} in ${code}`).toBeGreaterThan(0);
      // A name such as 3D is no figure.
      for (const result of results)
        expect(result, `${key} in ${code}`).toMatch(/^(?!.*(?<!\p{L})\d+(?!\p{L}))(?:.*\p{L}{3}){2}/u);
    }
  }
});

test('a consultation takes 15, 30 or 60 minutes, is asked for two hours ahead and at most 90 days', () => {
  expect(
    [durationsMinutes, bookingRules.minimumNoticeMinutes, bookingRules.windowDays],
    change('Booking rules'),
  ).toEqual([[15, 30, 60], 120, 90]);
});

test('[MISC-10] every language has the words by which a page would claim what is not true', () => {
  const known = languageCodes.filter((code) => claims[code] && forbiddenClaims[code]);
  expect(known, 'Add the words of the new language to apps/web/test/claims.ts').toEqual(languageCodes);
});
