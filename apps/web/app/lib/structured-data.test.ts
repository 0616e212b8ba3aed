import { siteSettings } from '@tt/contract/site-settings';
import { getTagline } from '../i18n/get-tagline.ts';
import { expect, test } from 'vitest';
import { toBreadcrumbData, toOfferingData, toSiteData } from './structured-data.ts';

const { company, origin } = siteSettings;

test('the home page says who runs the site, in its language', () => {
  const [organization, site] = toSiteData('ua')['@graph'] as Record<string, unknown>[];
  expect(organization).toMatchObject({ name: company.name, slogan: getTagline('ua') });
  expect(site).toMatchObject({ inLanguage: 'uk' });
});

test('[IDENT-01] the organization has what the settings say about the company by law, and nothing else', () => {
  const [organization] = toSiteData('en', {
    legalName: 'Cogs & Cams Limited',
    registerNumber: 'Register 12',
    taxId: 'PL 123',
    address: '1 Gear Street, 00-001 Warsaw',
    country: 'PL',
  })['@graph'] as Record<string, unknown>[];
  expect(organization).toMatchObject({
    legalName: 'Cogs & Cams Limited',
    identifier: 'Register 12',
    taxID: 'PL 123',
    vatID: 'PL 123',
    address: {
      '@type': 'PostalAddress',
      streetAddress: '1 Gear Street, 00-001 Warsaw',
      addressCountry: 'PL',
    },
  });
  const [nameless] = toSiteData('en', {})['@graph'] as Record<string, unknown>[];
  const { sameAs: _, ...rest } = nameless ?? {};
  expect(Object.keys(rest)).toEqual(['@type', '@id', 'name', 'url', 'email', 'slogan']);
});

test('[IDENT-01] a tax number without the letters of a country is no VAT number', () => {
  const [organization] = toSiteData('en', { taxId: '12-3456789' })['@graph'] as Record<string, unknown>[];
  expect(organization).toMatchObject({ taxID: '12-3456789' });
  expect(organization).not.toHaveProperty('vatID');
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
    url: `${origin}/en/expertise/martech`,
    provider: { name: company.name },
  });
});

test('breadcrumbs count from one', () => {
  const { itemListElement } = toBreadcrumbData([
    { name: 'Home', path: '/en' },
    { name: 'Cases', path: '/en/cases' },
  ]);
  expect(itemListElement).toMatchObject([{ position: 1 }, { position: 2, name: 'Cases' }]);
});
