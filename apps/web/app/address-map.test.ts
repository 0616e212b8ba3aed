import { languageCodes } from '@tt/contract/language';
import { expect, test } from 'vitest';
import { listAddresses, listTemplatePaths } from './address-map.ts';

test('141 pages: 28 in five languages, and the policy', () => {
  const addresses = listAddresses();
  expect(addresses).toHaveLength(141);
  for (const code of languageCodes) {
    expect(addresses.filter(({ language }) => language === code)).toHaveLength(28);
  }
});

test('[ROUTE-15] only the privacy policy has no language prefix', () => {
  expect(listAddresses().filter(({ language }) => !language)).toEqual([{ path: '/privacy-policy' }]);
});

test('no address stands twice, and none is a template', () => {
  const paths = [...listAddresses().map(({ path }) => path), ...listTemplatePaths()];
  expect(new Set(paths).size).toBe(paths.length);
});

test('placeholders, the coming case and the page of one booking are hidden from search engines', () => {
  const hidden = listAddresses().filter(({ isHidden, language }) => isHidden && language === 'ua');
  expect(hidden.map(({ path }) => path)).toEqual([
    '/ua/booking/manage',
    '/ua/cases/aviation-maritime',
    '/ua/blog/supercharge-3d-workflows',
    '/ua/blog/ai-in-igaming-marketing',
  ]);
});
