import { expect, test } from 'vitest';
import { toBreadcrumbData, toOfferingData, toSiteData } from './structured-data.ts';

test('the home page says who runs the site, in its language', () => {
  const [organization, site] = toSiteData('ua')['@graph'] as Record<string, unknown>[];
  expect(organization).toMatchObject({ name: 'Torque & Thrust', slogan: 'Інженерія, що рухає вперед' });
  expect(site).toMatchObject({ inLanguage: 'uk' });
});

test('an offering names its provider and its public address', () => {
  const data = toOfferingData({
    kind: 'Service',
    name: 'MarTech',
    description: 'Tools',
    path: '/en/expertise/martech',
  });
  expect(data).toMatchObject({
    '@type': 'Service',
    url: 'https://torquethrust.example/en/expertise/martech',
    provider: { name: 'Torque & Thrust' },
  });
});

test('breadcrumbs count from one', () => {
  const { itemListElement } = toBreadcrumbData([
    { name: 'Home', path: '/en' },
    { name: 'Cases', path: '/en/cases' },
  ]);
  expect(itemListElement).toMatchObject([{ position: 1 }, { position: 2, name: 'Cases' }]);
});
