import { expect, test } from 'vitest';
import { findDetail, isInSection, isSamePath, toLanguagePath, toSiblingPath } from './paths.ts';

test('[NAV-11] path matching ignores trailing slashes', () => {
  expect(isSamePath('/en/cases/', '/en/cases')).toBe(true);
  expect(isSamePath('/en', '/en//')).toBe(true);
  expect(isSamePath('/', '/')).toBe(true);
  expect(isSamePath('/en/cases', '/en/cases/linux-3d-stack')).toBe(false);
});

test('[NAV-12] the expertise section is recognized at any depth', () => {
  expect(isInSection('/ua/expertise/fiveg', 'expertise')).toBe(true);
  expect(isInSection('/ua/expertise', 'expertise')).toBe(true);
  expect(isInSection('/ua', 'expertise')).toBe(false);
});

test('[NAV-18] another language keeps the rest of the path', () => {
  expect(toSiblingPath('/en/cases/linux-3d-stack', 'ua')).toBe('/ua/cases/linux-3d-stack');
  expect(toSiblingPath('/pl', 'es')).toBe('/es');
  expect(toSiblingPath('/pl/contact/', 'es')).toBe('/es/contact');
});

test('[NAV-20] from a path without a prefix another language leads to its home page', () => {
  expect(toSiblingPath('/privacy-policy', 'pl')).toBe('/pl');
  expect(toSiblingPath('/', 'ru')).toBe('/ru');
  expect(toSiblingPath('/xx/cases', 'ru')).toBe('/ru');
});

test('[BACK-01] only addresses of the shape /xx/section/item are detail pages', () => {
  expect(findDetail('/en/expertise/fiveg')).toEqual({ section: 'expertise', item: 'fiveg' });
  expect(findDetail('/ua/blog/anything/')).toEqual({ section: 'blog', item: 'anything' });
  expect(findDetail('/en/cases')).toBeUndefined();
  expect(findDetail('/en/booking/manage')).toBeUndefined();
  expect(findDetail('/en/cases/a/b')).toBeUndefined();
  expect(findDetail('/privacy-policy')).toBeUndefined();
});

test('[LANG-10] the language links of a template lead to a page that exists, even without script', () => {
  expect(toLanguagePath('/en/blog/any--id/', 'ua')).toBe('/ua/blog');
  expect(toLanguagePath('/en/blog/-', 'ua')).toBe('/ua/blog');
  expect(toLanguagePath('/en/cases/any--id', 'ua')).toBe('/ua/cases');
  expect(toLanguagePath('/en/expertise/any--id', 'ua')).toBe('/ua');
  expect(toLanguagePath('/en/products/any--id', 'ua')).toBe('/ua');
  expect(toLanguagePath('/en/404', 'ua')).toBe('/ua');
  expect(toLanguagePath('/en/cases/linux-3d-stack', 'ua')).toBe('/ua/cases/linux-3d-stack');
});
