import { languages } from '@tt/contract/language';
import { siteSettings } from '@tt/contract/site-settings';
import { expect, test } from 'vitest';
import casesText from '../messages/en/cases.json' with { type: 'json' };
import productsText from '../messages/en/products.json' with { type: 'json' };
import servicesText from '../messages/en/services.json' with { type: 'json' };
import { articleCategories, articles } from './articles.ts';
import { type Band, bands } from './bands.ts';
import { cases } from './cases.ts';
import { categories } from './categories.ts';
import { products } from './products.ts';
import { services } from './services.ts';

test('[CONST-01] nine services, nine cases, two articles, two products and five languages', () => {
  const counts = [services, cases, articles, products, languages].map((list) => list.length);
  expect(counts).toEqual([9, 9, 2, 2, 5]);
});

test('the nine service keys carry the labels of the specification', () => {
  expect(services.map(({ key }) => [key, servicesText.items[key as Band].label])).toEqual([
    ['marketing', 'Marketing'],
    ['martech', 'MarTech'],
    ['rendering', '3D Rendering & Programming'],
    ['gamedev', 'Game Development & Porting'],
    ['techart', 'Technical Art'],
    ['fiveg', '5G Solutions'],
    ['avmar', 'Aviation & Maritime'],
    ['design', 'Graphic & Web Design'],
    ['gdesign', 'Game Design'],
  ]);
});

test('[DATA-10] the ten categories carry the labels of the specification', () => {
  expect(categories.map((category) => casesText.categories[category])).toEqual([
    'Marketing',
    'Design',
    'Game Development',
    'Game Design',
    'Aviation',
    'Maritime',
    'MarTech',
    '3D Rendering',
    '5G Technology',
    'Technical Art',
  ]);
});

test('the nine case keys carry their categories', () => {
  expect(cases.map(({ key, categories: own }) => `${key}: ${own.join(', ')}`)).toEqual([
    'marketing-optimization: marketing, martech',
    'igaming-designs: design, marketing',
    'ai-adult-sales: martech, marketing',
    'aviation-maritime: aviation, maritime',
    'teeth-volumetric: rendering, technicalArt',
    '5g-orchestration: fiveg',
    'linux-3d-stack: rendering, technicalArt',
    'unreal-porting: gameDevelopment, technicalArt',
    'custom-skins-models: gameDesign, design',
  ]);
});

test('every category has at least one case, so that no filter leads to an empty list', () => {
  expect(categories.filter((category) => !cases.some((item) => item.categories.includes(category)))).toEqual(
    [],
  );
});

test('[DATA-09] of the nine cases only aviation-maritime is coming soon', () => {
  expect(cases.filter(({ comingSoon }) => comingSoon).map(({ key }) => key)).toEqual(['aviation-maritime']);
});

test('[DATA-08] [MISC-11] each case has title, description, emoji, band and thumbnail, and results unless it is to come', () => {
  for (const { key, band, emoji, thumbnail, comingSoon } of cases) {
    const text = casesText.items[key as keyof typeof casesText.items];
    expect(text.title, key).not.toBe('');
    expect(text.card.description, key).not.toBe('');
    expect(text.card.results.length > 0, key).toBe(!comingSoon);
    expect(bands, key).toContain(band);
    expect([emoji, thumbnail].every(Boolean), key).toBe(true);
  }
});

test('[DATA-12] [DATA-13] [DATA-11] the two articles have their slug, date and tags', async () => {
  const { default: blogText } = await import('../messages/en/blog.json', { with: { type: 'json' } });
  const rows = articles.map(({ slug, date }) => {
    const { title, excerpt, tags } = blogText.items[slug as keyof typeof blogText.items];
    expect([title, excerpt].every(Boolean)).toBe(true);
    return [slug, date, tags];
  });
  expect(rows).toEqual([
    ['supercharge-3d-workflows', '2025-06-25', ['3D', 'Rendering']],
    ['ai-in-igaming-marketing', '2025-06-26', ['Marketing', 'AI']],
  ]);
  expect(articleCategories.map((category) => blogText.categories[category])).toEqual([
    'Marketing',
    'MarTech',
    'GameDev',
  ]);
});

test('each product has name, description, emoji, band and one emoji a feature', () => {
  for (const { key, band, emoji, featureEmojis } of products) {
    const text = productsText.items[key as keyof typeof productsText.items];
    expect([text.name, text.card.description, emoji].every(Boolean), key).toBe(true);
    expect(bands, key).toContain(band);
    expect(featureEmojis.length, key).toBe(text.features.length);
  }
});

test('services refer to cases and products that exist', () => {
  const known = new Set([...cases, ...products].map(({ key }) => key));
  const named = services.flatMap(({ caseKeys, productKeys = [] }) => [...caseKeys, ...productKeys]);
  expect(named.filter((key) => !known.has(key))).toEqual([]);
});

test('every case stands on the page of at least one service area', () => {
  const shown = new Set(services.flatMap(({ caseKeys }) => caseKeys));
  expect(cases.filter(({ key }) => !shown.has(key))).toEqual([]);
});

test('[MISC-07] the site settings name the company, its tagline and its address', () => {
  expect(siteSettings.company.name).toBe('Torque & Thrust');
  expect(siteSettings.company.wordmark.short.join('&')).toBe('T&T');
  expect(siteSettings.company.tagline.en).toBe('Engineered to propel');
  expect(siteSettings.email).toBe('hello@torquethrust.example');
});
