import { readFileSync } from 'node:fs';
import { languageCodes } from '@tt/contract/language';
import { expect, test } from 'vitest';
import { cases } from '../../content/cases.ts';
import { products } from '../../content/products.ts';
import { services } from '../../content/services.ts';
import { listCaseItems } from './list-case-items.server.ts';
import { listProductItems } from './list-product-items.server.ts';
import { listServiceItems } from './list-service-items.server.ts';

const tokens = readFileSync(new URL('../styles/tokens.css', import.meta.url), 'utf8');

/** The two ends of the color gradient that a card draws. */
function findGradient(band: string): (string | undefined)[] {
  const [, rule = ''] = tokens.match(new RegExp(`\\[data-band="${band}"\\] \\{([^}]*)\\}`)) ?? [];
  return ['a', 'b'].map((end) => rule.match(new RegExp(`--${end}: ([^;]+);`))?.[1]);
}

const text = expect.stringMatching(/\S/);
const emoji = expect.stringMatching(/^\p{Extended_Pictographic}/u);

/** What every card has, whatever it stands for. */
function expectCards(
  items: readonly { key: string; band: string }[],
  facts: readonly { key: string }[],
  section: string,
) {
  expect(items.map(({ key }) => key)).toEqual(facts.map(({ key }) => key));
  for (const item of items) {
    expect(item).toMatchObject({ description: text, emoji, path: `/${section}/${item.key}` });
    const [start, end] = findGradient(item.band);
    expect(start && end, item.band).toBeDefined();
    expect(start).not.toBe(end);
  }
}

for (const language of languageCodes) {
  test(`[DATA-06] a service card of ${language} has key, path, emoji, description, gradient and a title`, () => {
    const items = listServiceItems(language, services);
    expectCards(items, services, `${language}/expertise`);
    expect(new Set(items.map(({ title }) => title)).size).toBe(services.length);
  });

  test(`[DATA-08] a case of ${language} has title, description, emoji, gradient, categories, results and thumbnail`, () => {
    const items = listCaseItems(language, cases);
    expectCards(items, cases, `${language}/cases`);
    for (const { key, title, drawing, categories, results, comingSoonLabel } of items) {
      expect([title, drawing, ...categories, ...results].every(Boolean), key).toBe(true);
      expect(categories.length, key).toBeGreaterThan(0);
      expect(results.length > 0, key).toBe(!comingSoonLabel);
    }
  });

  test(`[DATA-14] a product card of ${language} has key, name, description, emoji, path and gradient`, () => {
    const items = listProductItems(language, products);
    expectCards(items, products, `${language}/products`);
    for (const { name } of items) expect(name).toEqual(text);
  });

  test(`[DATA-07] of the accordion items of ${language} only a coming case carries the mark, and its link says so`, () => {
    const items = listCaseItems(language, cases);
    const marked = items.filter(({ comingSoonLabel }) => comingSoonLabel);
    expect(marked.map(({ key }) => key)).toEqual(['aviation-maritime']);
    const [coming] = marked;
    expect(items.filter(({ linkLabel }) => linkLabel === coming?.linkLabel)).toEqual([coming]);
  });
}

test('[DATA-06] the title of a service card is translated by its key', () => {
  expect(listServiceItems('ua', services)[0]).toMatchObject({ key: 'marketing', title: 'Маркетинг' });
  expect(listServiceItems('es', services)[8]).toMatchObject({
    key: 'gdesign',
    title: 'Diseño de videojuegos',
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
