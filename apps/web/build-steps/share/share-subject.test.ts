import { siteSettings } from '@tt/contract/site-settings';
import { expect, test } from 'vitest';
import { findSharePath, toShareSubject } from './share-subject.ts';

const page = (heading: string) =>
  `<html><body><h1>Menu</h1><main><h1 class="d">${heading}</h1></main></body></html>`;

test('the title is the heading of the page, as text', () => {
  const { title, language } = toShareSubject('/ua/contact', page('Зв’язок &amp;\n <em>пошта</em>'));
  expect(title).toBe('Зв’язок & пошта');
  expect(language).toBe('ua');
});

test('home, whose heading is the name of the company, names what the company does', () => {
  const html = `<head><meta property="og:image:alt" content="Ads &amp; games"/></head>${page('Torque')}`;
  expect(toShareSubject('/en', html).title).toBe('Ads & games');
});

test('a page of an entry shows the plate of the entry, any other page that of the company', () => {
  const plate = { band: 'rendering', drawing: 'service-rendering' };
  expect(toShareSubject('/pl/expertise/rendering', page('Rendering')).plate).toMatchObject(plate);
  expect(toShareSubject('/pl/cases', page('Realizacje')).plate).toBeUndefined();
});

test('a page without a heading fails the build and is named', () => {
  expect(() => toShareSubject('/en/cases', '<main></main>')).toThrow('/en/cases');
});

test('only a page that names its own picture gets one', () => {
  const html = `<meta property="og:image" content="${siteSettings.origin}/share/en.png"/>`;
  expect(findSharePath('/en', html)).toBe('/share/en.png');
  expect(findSharePath('/en/booking/manage', html)).toBeUndefined();
});
