import { priceOffer } from '@tt/contract/booking/price-offer';
import type { LaunchLine } from '@tt/contract/launch/launch-list';
import { expect, test } from 'vitest';
import { articles } from '../../content/articles.ts';
import { cases } from '../../content/cases.ts';
import { products } from '../../content/products.ts';
import { services } from '../../content/services.ts';
import type { LaunchState } from './launch-state.ts';
import { listLaunchLines } from './list-launch-lines.ts';

const day = '2026-01-02';

/** The content of the site, before the owner has filled anything in. */
const open: LaunchState = {
  today: day,
  site: {
    origin: 'https://torque.example',
    email: 'hello@torque.example',
    tradeShowArticleUrl: 'https://news.example/show',
  },
  identity: {},
  offer: { ...priceOffer, freeUntil: '2026-01-01', isExtended: true },
  ...{ services, cases, products, articles, people: [] },
  pages: [
    { path: '/en', html: '<a href="mailto:hello@torque.example"><link href="https://torque.example/en">' },
    { path: '/en/x', html: '<a href="https://news.example/show"><a href="https://other.example/a">' },
    { path: '/pl', html: '<link href="https://torque.example/pl">' },
  ],
  files: ['favicon.svg'],
};

const person = {
  key: 'test-person',
  order: 1,
  name: 'Test Person',
  languages: [],
  links: [],
  isOnHome: true,
  isHost: false,
};
const client = { name: 'Test Client' };
const find = (state: LaunchState, key: LaunchLine['key']) =>
  listLaunchLines(state).find((line) => line.key === key);

const confirmFigures = <Entry extends { figures: { value: string }[] }>(entries: readonly Entry[]) =>
  entries.map((entry) => ({
    ...entry,
    figures: entry.figures.map((figure) => ({ ...figure, confirmedOn: day })),
  }));

const confirm = <Entry>(entries: readonly Entry[]) =>
  entries.map((entry) => ({ ...entry, confirmedOn: day }));

/** The same, after the owner has. */
const settled: LaunchState = {
  today: day,
  site: {
    origin: 'https://torque.test',
    email: 'hello@torque.test',
    tradeShowArticleUrl: 'https://news.test/show',
    replyWithin: 1,
  },
  identity: { legalName: 'Test', address: 'Street 1' },
  offer: { ...priceOffer, freeUntil: day, isExtended: false },
  services: confirmFigures(services),
  cases: confirm(confirmFigures(cases)),
  products: confirmFigures(products),
  articles: confirm(confirmFigures(articles)),
  people: [{ ...person, photo: 'test.jpg', permittedOn: day }],
  pages: [{ path: '/en', html: '<a href="mailto:hello@torque.test"><link href="https://torque.test/en">' }],
  files: ['favicon.svg', 'favicon.ico', 'apple-touch-icon.png'],
};

test('[TRUTH-07] before the owner has filled anything in, the list has every line but that of a permission', () => {
  expect(listLaunchLines(open).map(({ key }) => key)).toEqual([
    'launch.identity',
    'launch.origin',
    'launch.email',
    'launch.tradeShow',
    'launch.exampleLinks',
    'launch.cases',
    'launch.articles',
    'launch.figures',
    'launch.photo',
    'launch.offer',
    'launch.replyTime',
    'launch.icons',
  ]);
});

test('[TRUTH-07] once everything is filled in, the list is empty', () => {
  expect(listLaunchLines(settled)).toEqual([]);
});

test.each<[LaunchLine['key'], Partial<LaunchState>]>([
  ['launch.identity', { identity: settled.identity }],
  ['launch.origin', { site: { ...open.site, origin: settled.site.origin } }],
  ['launch.email', { site: { ...open.site, email: settled.site.email } }],
  ['launch.tradeShow', { site: { ...open.site, tradeShowArticleUrl: settled.site.tradeShowArticleUrl } }],
  [
    'launch.exampleLinks',
    {
      pages: open.pages.map(({ path, html }) => ({
        path,
        html: html.replace('https://other.example/a', ''),
      })),
    },
  ],
  ['launch.cases', { cases: confirm(cases) }],
  ['launch.articles', { articles: confirm(articles) }],
  [
    'launch.figures',
    {
      services: confirmFigures(services),
      cases: confirmFigures(cases),
      products: confirmFigures(products),
      articles: confirmFigures(articles),
    },
  ],
  ['launch.photo', { people: [{ ...person, photo: 'test.jpg', permittedOn: day }] }],
  ['launch.offer', { offer: { ...open.offer, freeUntil: null } }],
  ['launch.replyTime', { site: { ...open.site, replyWithin: 2 } }],
  ['launch.icons', { files: settled.files }],
])('[TRUTH-07] the line %s ends when its field is filled, and no other line does', (key, filled) => {
  const before = listLaunchLines(open).map((line) => line.key);
  const after = listLaunchLines({ ...open, ...filled }).map((line) => line.key);
  expect(before).toContain(key);
  expect(after).toEqual(before.filter((other) => other !== key));
});

test('[TRUTH-07] the line of a permission counts people, clients and quotes, and ends with the last date', () => {
  const [first, ...others] = cases;
  if (!first) throw new Error('There is no case');
  const quote = { person: 'Test Voice', language: 'en' as const };
  const named = { ...open, people: [person], cases: [{ ...first, client, quote }, ...others] };
  expect(find(named, 'launch.permission')?.params).toMatchObject({
    count: 3,
    keys: `people/test-person, cases/${first.key}`,
  });
  const permitted = {
    ...named,
    people: [{ ...person, permittedOn: day }],
    cases: [{ ...first, client: { ...client, permittedOn: day }, quote: { ...quote, permittedOn: day } }],
  };
  expect(find(permitted, 'launch.permission')).toBeUndefined();
});

test('[TRUTH-07] lines of addresses count pages and name the setting', () => {
  expect(find(open, 'launch.origin')?.params).toEqual({
    count: 2,
    file: 'packages/contract/src/settings.json',
  });
  expect(find(open, 'launch.email')?.params.count).toBe(1);
  expect(find(open, 'launch.exampleLinks')?.params).toEqual({
    count: 1,
    addresses: 'https://other.example/a',
    pages: '/en/x',
  });
});

test('[TRUTH-07] an offer that ends today is none of the list, and one that ended says whether it is still shown', () => {
  const withOffer = (freeUntil: string, isExtended: boolean) =>
    find({ ...open, offer: { ...open.offer, freeUntil, isExtended } }, 'launch.offer')?.params.shown;
  expect(withOffer(day, true)).toBeUndefined();
  expect(withOffer('2026-01-01', true)).toBe('yes');
  expect(withOffer('2026-01-01', false)).toBe('no');
});
