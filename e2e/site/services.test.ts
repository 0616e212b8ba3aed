import { expect, test } from 'vitest';
import { languageCodes } from '@tt/contract/language/language';
import { settings } from '@tt/contract/settings/settings';
import { siteSettings } from '@tt/contract/site-settings';
import { cases } from '../../apps/web/content/cases.ts';
import { products } from '../../apps/web/content/products.ts';
import { services } from '../../apps/web/content/services.ts';
import { findLink, getBuiltPage, listBuiltPaths, listHrefs } from '../built/built-site.ts';
import { loadWords } from '../built/load-words.ts';
import { attributeOf, textOf } from '../built/parse-html.ts';

/** Expects the label on card and page, and the subject's words on both. */
function expectSubject(key: string, label: string, words: RegExp[]): void {
  const card = getBuiltPage('/en').main.querySelector(`a.card[href="/en/expertise/${key}"]`);
  const { main } = getBuiltPage(`/en/expertise/${key}`);
  expect(textOf(card?.querySelector('h3'))).toBe(label);
  expect(textOf(main.querySelector('h1'))).toBe(label);
  for (const word of words) {
    expect(textOf(card)).toMatch(word);
    expect(textOf(main.querySelector('.lead'))).toMatch(word);
  }
}

test('[EXP-01] marketing speaks of performance marketing in competitive niches', () =>
  expectSubject('marketing', 'Marketing', [/performance marketing in competitive niches/i]));

test('[EXP-02] martech speaks of MarTech solutions for growth', () =>
  expectSubject('martech', 'MarTech', [/MarTech solutions for growth/]));

test('[EXP-03] rendering speaks of photorealistic 3D rendering and custom programming', () =>
  expectSubject('rendering', '3D Rendering & Programming', [
    /photorealistic 3D rendering/i,
    /custom programming/,
  ]));

test('[EXP-04] gamedev speaks of game development, multi-platform porting and optimizations', () =>
  expectSubject('gamedev', 'Game Development & Porting', [
    /game development, multi-platform porting and optimizations/i,
  ]));

test('[EXP-05] techart speaks of technical artistry between code and design', () =>
  expectSubject('techart', 'Technical Art', [/technical artistry between code and design/i]));

test('[EXP-06] fiveg speaks of 5G solutions for connected industries', () =>
  expectSubject('fiveg', '5G Solutions', [/5G solutions for connected industries/]));

test('[EXP-07] avmar speaks of aviation and maritime technologies and end-to-end systems', () =>
  expectSubject('avmar', 'Aviation & Maritime', [
    /aviation and maritime technologies/i,
    /end-to-end systems/,
  ]));

test('[EXP-08] design speaks of graphic and web design, identity and frontend', () =>
  expectSubject('design', 'Graphic & Web Design', [/graphic and web design/i, /identity/, /frontend/]));

test('[EXP-09] gdesign speaks of game design, gameplay direction and monetization', () =>
  expectSubject('gdesign', 'Game Design', [/game design, gameplay direction and monetization/i]));

for (const language of languageCodes) {
  const wordsOf = (key: string) => loadWords(language, 'services', key);
  const getService = (key: string) => getBuiltPage(`/${language}/expertise/${key}`);

  test(`[EXP-10] each area of ${language} shows title, blurb, bullet lists and illustration`, () => {
    for (const { key } of services) {
      const { main } = getService(key);
      expect(textOf(main.querySelector('h1'))).toBe(wordsOf(key).label);
      expect(textOf(main.querySelector('.svc-say .lead'))).toBe(wordsOf(key).blurb);
      const texts = main
        .querySelectorAll('.sheet ul')
        .map((list) => list.querySelectorAll('li > span').map(textOf));
      expect(texts).toEqual(wordsOf(key).lists.map(({ items }) => items.map(({ text }) => text)));
      expect(texts.flat().length).toBeGreaterThanOrEqual(6);
      expect(main.querySelector('.svc-head .plate svg.il')).not.toBeNull();
    }
  });

  test(`[EXP-11, EXP-12] each area of ${language} shows its cases and a highlighted call to action`, () => {
    for (const { key, caseKeys: named } of services) {
      const { main } = getService(key);
      const caseKeys = named.filter((name) => cases.some((item) => item.key === name));
      const cards = main.querySelectorAll('.proof > a').map((card) => attributeOf(card, 'href'));
      expect(cards).toEqual(caseKeys.map((caseKey) => `/${language}/cases/${caseKey}`));
      expect(named.length).toBeGreaterThan(0);
      const results = main.querySelectorAll('.proof-got li').map(textOf);
      expect(results).toEqual(
        caseKeys.flatMap((caseKey) => loadWords(language, 'cases', caseKey).card.results),
      );
      expect(textOf(main.querySelector('.cta h2'))).toBe(wordsOf(key).closing.heading);
      expect(listHrefs(main.querySelector('.cta'))).toEqual([
        `/${language}/contact?topic=${key}`,
        `/${language}/booking?topic=${key}`,
      ]);
    }
  });

  test(`[EXP-13] the martech page of ${language} lists the products, and others only their own`, () => {
    const toPath = (key: string) => `/${language}/products/${key}`;
    for (const { key, productKeys } of services) {
      const listed = listHrefs(getService(key).main).filter((href) => href.includes('/products/'));
      const own = products.filter((product) => productKeys.includes(product.key));
      expect(listed).toEqual(own.map((product) => toPath(product.key)));
      if (key === 'martech') expect(listed).not.toEqual([]);
    }
  });

  test(`[EXP-14] the 5G page of ${language} has the one external link, in a new tab`, () => {
    const link = findLink(getService('fiveg').main, siteSettings.tradeShowArticleUrl);
    expect(attributeOf(link, 'target')).toBe('_blank');
    expect(textOf(link)).toContain(wordsOf('fiveg').tradeShow?.linkText);
    const isShown = (path: string) => path.startsWith(`/${language}`) || path === '/privacy-policy';
    for (const path of listBuiltPaths().filter(isShown)) {
      const external = listHrefs(getBuiltPage(path).document).filter(
        (href) => /^https?:/.test(href) && !settings.profiles.includes(href),
      );
      expect(external, path).toEqual(
        path.endsWith('/expertise/fiveg') ? [siteSettings.tradeShowArticleUrl] : [],
      );
    }
  });

  test(`the scale leads from each area of ${language} to the others`, () => {
    for (const { key } of services) {
      const steps = getService(key).main.querySelectorAll('nav.scale a');
      expect(steps.map((step) => attributeOf(step, 'href'))).toEqual(
        services.map((service) => `/${language}/expertise/${service.key}`),
      );
      expect(steps.map((step) => textOf(step.querySelector('b')))).toEqual(
        services.map((service) => wordsOf(service.key).label),
      );
      const current = steps.filter((step) => step.hasAttribute('aria-current'));
      expect(current.map((step) => attributeOf(step, 'href'))).toEqual([`/${language}/expertise/${key}`]);
    }
  });
}
