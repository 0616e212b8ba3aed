import { getLanguage, languageCodes } from '@tt/contract/language/language';
import { settings } from '@tt/contract/settings/settings';
import type { Identity } from '@tt/contract/site-settings';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { loadNavigation } from '../features/navigation/load-navigation.server.ts';
import { getTranslator } from '../i18n/get-translator.server.ts';
import { SiteFooter } from '../sections/site-footer.tsx';
import { Statement } from '../sections/statement.tsx';
import { toPolicySections } from './to-policy-sections.server.ts';

const full: Identity = {
  legalName: 'Cogs and Cams Limited',
  registerNumber: 'Register 12',
  taxId: 'PL 123',
  address: '1 Gear Street, 00-001 Warsaw',
  country: 'PL',
};

const renderFooter = (language: string, of?: Identity) =>
  renderToStaticMarkup(<SiteFooter data={loadNavigation(`/${language}`, of)} />);

const renderPolicy = (of: Identity) =>
  renderToStaticMarkup(
    <Statement
      {...{ heading: '', lead: '', updatedOn: '', updated: '', contentsLabel: '', email: '' }}
      sections={toPolicySections(of)}
    />,
  );

test.each(languageCodes)('[IDENT-01] the footer of %s names the company behind the site', (language) => {
  const footer = renderFooter(language, full);
  for (const value of ['Cogs and Cams Limited', 'Register 12', 'PL 123', '1 Gear Street, 00-001 Warsaw']) {
    expect(footer).toContain(`<dd>${value}</dd>`);
  }
  const regions = new Intl.DisplayNames(getLanguage(language).tag, { type: 'region' });
  expect(footer).toContain(`<dd>${regions.of('PL')}</dd>`);
  expect(footer).toContain(`<dt>${getTranslator(language)('common.identity.taxId')}</dt>`);
});

test('[IDENT-01] labels and country are in the language of the page', () => {
  expect(renderFooter('ua', full)).toMatch(/Податковий номер.*Польща/s);
});

test('[IDENT-01] the policy has a section with the company’s details, behind who we are', () => {
  const policy = renderPolicy(full);
  expect(policy).toMatch(/Who we are<\/h2>.*Company details<\/h2>.*What data we collect<\/h2>/s);
  expect(policy).toContain('Legal name: Cogs and Cams Limited');
  expect(policy).toContain('Country: Poland');
});

test('[IDENT-01] what is not set is not shown', () => {
  const footer = renderFooter('en', { legalName: 'Cogs and Cams Limited' });
  expect(footer.match(/<dd>/g)).toHaveLength(1);
  expect(renderFooter('en', {})).not.toContain('<dl');
  expect(renderPolicy({})).not.toContain('Company details');
});

test('[IDENT-01] without an argument, the footer shows what the site settings say', () => {
  expect(renderFooter('en')).toBe(renderFooter('en', settings.identity));
});
