import { expect, test } from 'vitest';
import { bookingRules, confirmMinutes, durationsMinutes } from '@tt/contract/booking/booking-rules';
import { formatPriceOffer, priceOffer } from '@tt/contract/booking/price-offer';
import { getLanguage, languageCodes, toLanguageCode } from '@tt/contract/language/language';
import { businessHours } from '@tt/contract/slots/business-hours';
import type { HtmlElement } from 'html-validate';
import { formatCalendarDate } from '../../apps/web/app/i18n/format-calendar-date.ts';
import { accessibilityUpdatedOn } from '../../apps/web/content/accessibility.ts';
import { articles } from '../../apps/web/content/articles.ts';
import { cases } from '../../apps/web/content/cases.ts';
import { products } from '../../apps/web/content/products.ts';
import { services } from '../../apps/web/content/services.ts';
import { getBuiltPage, listBuiltPaths } from '../built/built-site.ts';
import { attributeOf, textOf } from '../built/parse-html.ts';

const countLetters = (text: string, letters: RegExp) => text.match(letters)?.length ?? 0;
const countTokens = (text: string) => text.match(/\S+/g)?.length ?? 0;
const bodyText = (path: string) => textOf(getBuiltPage(path).document.querySelector('body'));

for (const language of ['ua', 'ru']) {
  test(`by letter count at least 70 % of every page of ${language} is Cyrillic`, () => {
    for (const path of listBuiltPaths().filter((known) => known.startsWith(`/${language}`))) {
      const text = bodyText(path);
      const share = countLetters(text, /\p{Script=Cyrillic}/gu) / countLetters(text, /\p{L}/gu);
      expect(share, path).toBeGreaterThanOrEqual(0.7);
    }
  });
}

/** All that the page of a case has to read, but for the words in its drawings and those of the client and of people. */
function countStory(path: string): number {
  const { html, main } = getBuiltPage(path);
  const drawn = /<(svg|script)\b.*?<\/\1>/gs;
  const text = (/<main\b.*<\/main>/s.exec(html)?.[0] ?? '')
    .replaceAll(drawn, ' ')
    .replaceAll(/<[^>]+>/g, ' ');
  const others = main.querySelectorAll('.pr-quote, .pr-people').map(textOf).join(' ');
  return countTokens(text) - countTokens(others);
}

for (const language of languageCodes) {
  test(`each case of ${language} has 250 to 400 words, the coming one at least 150`, () => {
    for (const { key, comingSoon } of cases) {
      const words = countStory(`/${language}/cases/${key}`);
      expect(words, key).toBeGreaterThanOrEqual(comingSoon ? 150 : 250);
      expect(words, key).toBeLessThanOrEqual(400);
    }
  });
}

for (const language of languageCodes.filter((code) => code !== 'en')) {
  test(`each case of ${language} is of similar length as in English`, () => {
    for (const { key } of cases) {
      const length = textOf(getBuiltPage(`/${language}/cases/${key}`).main).length;
      const ratio = length / textOf(getBuiltPage(`/en/cases/${key}`).main).length;
      expect(ratio, key).toBeGreaterThan(0.8);
      expect(ratio, key).toBeLessThan(1.35);
    }
  });
}

const listFigures = (text: string) =>
  (text.match(/\d+(?:[.,]\d+)?/g) ?? []).map((figure) => figure.replace(',', '.'));

/** The figures that the company has given for an entry, for its page and its cards. */
function listEntryFigures(section: string, key: string): string[] {
  const related = services
    .filter((service) => section === 'expertise' && service.key === key)
    .flatMap(({ caseKeys, productKeys }) => [...caseKeys, ...productKeys]);
  return [...services, ...cases, ...products, ...articles]
    .filter((entry) => entry.key === key || related.includes(entry.key))
    .flatMap(({ figures }) => figures.map(({ value }) => value));
}

/** Everything with digits that the settings let the booking page say. */
function listBookingTexts(tag: string): string[] {
  const offer = formatPriceOffer(priceOffer, tag);
  const hours = Object.values(businessHours.week).flatMap((range) => (range ? Object.values(range) : []));
  return [
    ...[...hours, String(bookingRules.windowDays), ...durationsMinutes.map(String)],
    ...durationsMinutes.map((minutes) => String(minutes / 60)),
    // The numbered parts of the page.
    ...['1', '2', '3', String(confirmMinutes)],
    ...[...offer.prices.map(({ price }) => price), offer.freeUntil ?? ''],
  ];
}

const casesOfHome = ['marketing-optimization', '5g-orchestration', 'unreal-porting'];

/** What a page states, without the windows, which say that their data is invented, the numbers of features, the time to read, and what is said by and of people. */
function toStatements(path: string): string {
  const { main } = getBuiltPage(path);
  return main
    .querySelectorAll('.win, .call, .post-meta, .pr-quote, .pr-people, .pr-author, .formula')
    .reduce((text, element) => text.replace(textOf(element), ''), textOf(main));
}

/** The figures that a page may state. */
function listAllowedFigures(path: string): string[] {
  const [, code = '', section = '', key] = path.split('/');
  const { tag } = getLanguage(toLanguageCode(`/${code}`));
  const dates = articles.map(({ date }) => formatCalendarDate(date, tag)).join(' ');
  if (section === 'accessibility')
    return listFigures(`WCAG 2.2, ${formatCalendarDate(accessibilityUpdatedOn, tag)}`);
  if (section === 'booking') return listBookingTexts(tag).flatMap(listFigures);
  if (section === 'blog') {
    return [...listFigures(dates), String(articles.length), ...(key ? listEntryFigures(section, key) : [])];
  }
  if (key) return listEntryFigures(section, key);
  // One of the two frameworks is in service.
  if (section === '') return ['1', ...casesOfHome.flatMap((name) => listEntryFigures('cases', name))];
  return section === 'cases'
    ? [String(cases.length), ...cases.flatMap(({ figures }) => figures.map(({ value }) => value))]
    : [];
}

/** A case names the next one, whose title may state a figure of its own. */
function listNextFigures(main: HtmlElement): string[] {
  const next = attributeOf(main.querySelector('a.next'), 'href').split('/').at(-1) ?? '';
  return listEntryFigures('cases', next);
}

test('[MISC-09] pages state only figures that the company has given', () => {
  const techniques = /(?<!\d)(?:3D|5G|B2B)/gi;
  const strangers = listBuiltPaths()
    .filter((path) => path !== '/privacy-policy')
    .flatMap((path) => {
      const { main } = getBuiltPage(path);
      const allowed = [...listAllowedFigures(path), ...listNextFigures(main)];
      const stated = listFigures(toStatements(path).replaceAll(techniques, ''));
      return stated.filter((figure) => !allowed.includes(figure)).map((figure) => `${path}: ${figure}`);
    });
  expect(strangers).toEqual([]);
});
