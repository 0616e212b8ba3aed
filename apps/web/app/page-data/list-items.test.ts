import '../../test/use-fixture-content.ts';
import { siteSettings } from '@tt/contract/site-settings';
import { expect, test } from 'vitest';
import { articles } from '../../content/articles.ts';
import { cases } from '../../content/cases.ts';
import { products } from '../../content/products.ts';
import { services } from '../../content/services.ts';
import { listArticleItems } from './blog/list-article-items.server.ts';
import { listCaseItems } from './list-case-items.server.ts';
import { listProductItems } from './products/list-product-items.server.ts';
import { listServiceItems } from './list-service-items.server.ts';

test('[DATA-06] a service card has key, path, emoji, description, band and a title translated by its key', () => {
  expect(listServiceItems('ua', services)[0]).toMatchObject({
    key: 'marketing',
    path: '/ua/expertise/marketing',
    emoji: '📈',
    title: 'Маркетинг',
    description: 'Шестерні.',
    band: 'marketing',
    drawing: 'service-marketing',
  });
  expect(listServiceItems('es', services).map(({ title }) => title)).toEqual(['Marketing', 'Design']);
});

test('[DATA-07] [DATA-08] a case has key, title, emoji, description, path, band, categories, results and thumbnail', () => {
  const finished = listCaseItems('en', cases)[1];
  expect(finished).toMatchObject({
    key: 'gear-train',
    title: 'A train of gears',
    emoji: '⚙️',
    description: `From ${siteSettings.company.name}.`,
    path: '/en/cases/gear-train',
    band: 'marketing',
    categories: ['Marketing', 'Design'],
    results: ['Less noise'],
    drawing: 'case-gear-train',
  });
  expect(finished?.comingSoonLabel).toBeUndefined();
});

test('[DATA-07] only a coming case carries the mark, and its link says so', () => {
  const items = listCaseItems('en', cases);
  expect(items.map(({ comingSoonLabel }) => comingSoonLabel)).toEqual(['Coming Soon', undefined]);
  expect(items.map(({ linkLabel }) => linkLabel)).toEqual(['More details coming soon', 'Learn more']);
});

test('[DATA-14] a product card has key, name, description, emoji, path and band', () => {
  expect(listProductItems('pl', products)).toMatchObject([
    {
      key: 'torque-meter',
      name: 'Torque Meter',
      description: 'It measures.',
      emoji: '🔧',
      path: '/pl/products/torque-meter',
      band: 'techart',
    },
  ]);
});

test('[DATA-11] an article has slug, title, excerpt, tags and date', () => {
  expect(listArticleItems('en', articles)[1]).toMatchObject({
    slug: 'gears',
    title: 'Gears',
    excerpt: 'How they mesh, and why.',
    tags: ['Gears', 'AI'],
    dateTime: '2025-06-26',
    dateLabel: 'June 26, 2025',
    path: '/en/blog/gears',
    categories: [{ glyph: 'service-marketing', label: 'Marketing' }],
  });
});
