import '../test/use-fixture-content.ts';
import { languageCodes } from '@tt/contract/language/language';
import { expect, test } from 'vitest';
import { listAddresses, listTemplatePaths } from './address-map.ts';

const pages = [
  ...[
    '',
    '/contact',
    '/booking',
    '/expertise/marketing',
    '/expertise/design',
    '/cases',
    '/cases/night-flight',
  ],
  ...['/cases/gear-train', '/products/torque-meter', '/blog', '/accessibility', '/blog/gears'],
];
const hiddenPages = ['/booking/manage', '/booking/confirm', '/blog/cams-and-levers'];

test.each(languageCodes)('every entry has its page in %s', (code) => {
  const paths = listAddresses()
    .filter(({ language }) => language === code)
    .map(({ path }) => path);
  expect(paths).toEqual([...pages, ...hiddenPages].map((page) => `/${code}${page}`));
});

test('[ROUTE-15] only the privacy policy has no language prefix', () => {
  expect(listAddresses().filter(({ language }) => !language)).toEqual([{ path: '/privacy-policy' }]);
});

test('no path occurs twice, and none is a template', () => {
  const paths = [...listAddresses().map(({ path }) => path), ...listTemplatePaths()];
  expect(new Set(paths).size).toBe(paths.length);
});

test('placeholders and the page of one booking are hidden, but no case is from search engines', () => {
  const hidden = listAddresses().filter(({ isHidden, language }) => isHidden && language === 'ua');
  expect(hidden.map(({ path }) => path)).toEqual(hiddenPages.map((page) => `/ua${page}`));
});
