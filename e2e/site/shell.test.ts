import { languageCodes, languages } from '@tt/contract/language/language';
import { settings } from '@tt/contract/settings/settings';
import { siteSettings } from '@tt/contract/site-settings';
import type { HtmlElement } from 'html-validate';
import { expect, test } from 'vitest';
import { cases } from '../../apps/web/content/cases.ts';
import { products } from '../../apps/web/content/products.ts';
import { services } from '../../apps/web/content/services.ts';
import { findLink, getBuiltPage, listBuiltPaths, listHrefs } from '../built/built-site.ts';
import { loadMessages } from '../built/load-messages.ts';
import { loadWords } from '../built/load-words.ts';
import { attributeOf, textOf } from '../built/parse-html.ts';

const mainNavigation = (path: string) => getBuiltPage(path).document.querySelector('header nav');
const barOf = (path: string) => getBuiltPage(path).document.querySelector('header');
const menuOf = (path: string) => getBuiltPage(path).document.querySelector('header .menu-main');
const listCurrent = (element: HtmlElement | null) =>
  (element?.querySelectorAll('[aria-current]') ?? []).map(textOf);
/** The marked links and buttons, with the kind of mark: `page` is the page itself, `true` its section. */
const listMarks = (element: HtmlElement | null) =>
  (element?.querySelectorAll('[aria-current]') ?? []).map((marked) => [
    attributeOf(marked, 'href'),
    attributeOf(marked, 'aria-current'),
  ]);

/** What the bar should mark on a page, by its address alone; the Products button has no address of its own. */
function toExpectedMarks(path: string): string[][] {
  const [, language, section, item] = path.split('/');
  if (path === '/privacy-policy') return [[path, 'page']];
  if (section === 'expertise') return [[`/${language}#expertise`, 'true']];
  if (section === 'products') {
    const isKnown = products.some(({ key }) => key === item);
    return [['', 'true'], ...(isKnown ? [[path, 'page']] : [])];
  }
  if (!['contact', 'cases', 'blog'].includes(section ?? '')) return [];
  return [[`/${language}/${section}`, item ? 'true' : 'page']];
}

for (const language of languageCodes) {
  const home = `/${language}`;
  const { nav, footer, language: languageTexts } = loadMessages(language, 'common');

  test(`[NAV-05] the brand leads home in ${language}`, () => {
    expect(attributeOf(barOf(`${home}/contact`)?.querySelector('a.brand'), 'href')).toBe(home);
  });

  test(`[NAV-06, NAV-07] the main links of ${language} have their names and addresses`, () => {
    const expected = {
      [nav.contact]: `${home}/contact`,
      [nav.ourExpertise]: `${home}#expertise`,
      [nav.cases]: `${home}/cases`,
      [nav.blog]: `${home}/blog`,
      [nav.privacyPolicy]: '/privacy-policy',
    };
    for (const [label, href] of Object.entries(expected)) {
      expect(textOf(findLink(mainNavigation(home), href))).toBe(label);
    }
    const labels = mainNavigation(home)?.querySelectorAll('a.nav-link').map(textOf) ?? [];
    expect(labels.toSorted()).toEqual(Object.keys(expected).toSorted());
  });

  test(`[NAV-09] the bar of ${language} also holds products, languages, theme and menu`, () => {
    const bar = barOf(home);
    const buttons = bar?.querySelectorAll('button').map(textOf) ?? [];
    const summaries = bar?.querySelectorAll('summary').map(textOf) ?? [];
    expect(buttons).toContain(nav.products);
    expect(buttons.some((label) => label.includes(loadMessages(language, 'common').theme.toDark))).toBe(true);
    expect(summaries.some((label) => label.startsWith(languageTexts.label))).toBe(true);
    expect(summaries).toContain(nav.menu);
  });

  test(`[NAV-10, NAV-12, NAV-13] bar and menu of each page of ${language} mark the page, or the section of a detail page, and nothing else`, () => {
    for (const path of listBuiltPaths().filter((known) => known.startsWith(home))) {
      expect(listMarks(mainNavigation(path)), path).toEqual(toExpectedMarks(path));
      // In the menu the list of products is open instead of marked.
      const inMenu = toExpectedMarks(path).filter(([href]) => href);
      expect(listMarks(menuOf(path)), path).toEqual(inMenu);
    }
    expect(listCurrent(mainNavigation(`${home}/products/leadgen-ai`))[0]).toBe(nav.products);
    expect(menuOf(`${home}/products/leadgen-ai`)?.querySelector('details[open]')).not.toBeNull();
    expect(menuOf(home)?.querySelector('details[open]')).toBeNull();
  });

  test(`[NAV-14] the dropdown of ${language} has one card a product, with emoji, name and description`, () => {
    const panel = barOf(home)?.querySelector('#products-panel');
    expect(listHrefs(panel)).toEqual(products.map(({ key }) => `${home}/products/${key}`));
    for (const { key, emoji } of products) {
      const card = findLink(panel, `${home}/products/${key}`);
      expect(card?.querySelectorAll('.bezel, b, b + span').map(textOf)).toEqual([
        emoji,
        loadWords(language, 'products', key).name,
        loadWords(language, 'products', key).card.description,
      ]);
    }
  });

  test(`[NAV-17, LANG-09] the selector of ${language} offers all languages by their own names`, () => {
    const options = barOf(`${home}/contact`)?.querySelectorAll('.lang-list a') ?? [];
    expect(options.map(textOf)).toEqual(languages.map(({ name }) => name));
    expect(options.map((option) => attributeOf(option, 'href'))).toEqual(
      languageCodes.map((code) => `/${code}/contact`),
    );
    expect(options.map((option) => attributeOf(option, 'hreflang'))).toEqual(languages.map(({ tag }) => tag));
  });

  test(`[NAV-22] the bar and the menu of ${language} offer booking in one word, and read the whole label; on the booking pages the bar does not`, () => {
    const { actions } = loadMessages(language, 'common');
    const bookOf = (path: string) => findLink(barOf(path)?.querySelector('.nav-tools'), `${home}/booking`);
    expect(actions.bookConsultation.startsWith(`${actions.book} `)).toBe(true);
    expect(textOf(bookOf(home))).toBe(actions.bookConsultation);
    const inMenu = findLink(barOf(home)?.querySelector('.menu-act'), `${home}/booking`);
    expect(textOf(inMenu)).toBe(actions.bookConsultation);
    expect(textOf(inMenu?.querySelector('.vh'))).toBe(textOf(bookOf(home)?.querySelector('.vh')));
    for (const rest of ['', '/manage', '/confirm']) {
      const shown = barOf(`${home}/booking${rest}`)?.querySelector('.nav-book');
      expect(shown, rest).toBeNull();
    }
  });

  test(`[FOOT-06] the footer of ${language} leads to each area, case and product`, () => {
    const foot = getBuiltPage(`${home}/contact`).document.querySelector('footer');
    const lists = {
      expertise: listHrefs(foot?.querySelector('.foot-areas')),
      cases: listHrefs(foot?.querySelector('.foot-cases ul')),
      products: listHrefs(foot).filter((href) => href.startsWith(`${home}/products/`)),
    };
    const toPaths = (section: string, items: readonly { key: string }[]) =>
      items.map(({ key }) => `${home}/${section}/${key}`);
    expect(lists).toEqual({
      expertise: toPaths('expertise', services),
      cases: toPaths('cases', cases),
      products: toPaths('products', products),
    });
    expect(attributeOf(foot?.querySelector('.foot-cases h2 a'), 'href')).toBe(`${home}/cases`);
  });

  test(`[FOOT-01, FOOT-02, FOOT-03, FOOT-04] the footer of ${language} has its three columns`, () => {
    const foot = getBuiltPage(home).document.querySelector('footer');
    const columns = (foot?.querySelectorAll('h2') ?? []).map((heading) => [
      textOf(heading),
      listHrefs(heading.parent),
    ]);
    // Before them stand the areas, the cases and the products.
    expect(columns.slice(3)).toEqual([
      [footer.contactTitle, [`mailto:${siteSettings.email}`, `${home}/contact`, ...settings.profiles]],
      [footer.blogTitle, [`${home}/blog`, `${home}/feed.xml`]],
      [footer.legalTitle, ['/privacy-policy', `${home}/accessibility`]],
    ]);
  });

  test(`[BACK-03] the back button of ${language} reads 'back to home' in that language`, () => {
    const back = getBuiltPage(`${home}/cases/linux-3d-stack`).document.querySelector('[data-back]');
    expect(textOf(back)).toBe(loadMessages(language, 'common').actions.back_to_home);
    expect(attributeOf(back, 'href')).toBe(home);
  });
}

test('[BACK-02] only detail pages of the four sections have the back button', () => {
  const detail = /^\/..\/(expertise|cases|blog|products)\/[^/]+$/;
  for (const path of listBuiltPaths()) {
    const button = getBuiltPage(path).document.querySelector('[data-back]');
    expect(button !== null, path).toBe(detail.test(path));
  }
});

test('[NAV-21] the navigation of the privacy policy is in English', () => {
  const labels = mainNavigation('/privacy-policy')?.querySelectorAll('a.nav-link').map(textOf);
  expect(labels?.toSorted()).toEqual(['Blog', 'Cases', 'Contact', 'Our Expertise', 'Privacy Policy']);
  expect(attributeOf(barOf('/privacy-policy')?.querySelector('a.brand'), 'href')).toBe('/en');
  expect(listCurrent(mainNavigation('/privacy-policy'))).toEqual(['Privacy Policy']);
});

test('[MISC-07] the site names the company, its short form, its tagline and its address', () => {
  const { document, title } = getBuiltPage('/en');
  expect(title).toContain(siteSettings.company.name);
  expect(textOf(document.querySelector('.tagline'))).toBe(siteSettings.company.tagline.en);
  expect(findLink(document.querySelector('footer'), `mailto:${siteSettings.email}`)).toBeDefined();
  const short = document.querySelector('header .brand-short');
  expect(textOf(short)).toBe(siteSettings.company.wordmark.short.join(' '));
  expect(short?.querySelectorAll('svg.amp'), 'the drawn ampersand').toHaveLength(1);
});

test('[MISC-02] each page but contact, booking and not-found ends with calls to action', () => {
  const endsOtherwise =
    /\/(contact|booking|booking\/manage|booking\/confirm|404|(expertise|products)\/any--id|blog\/-)$/;
  for (const path of listBuiltPaths().filter((known) => !endsOtherwise.test(known))) {
    const language = path === '/privacy-policy' ? 'en' : path.slice(1, 3);
    const { main } = getBuiltPage(path);
    // After the calls of a case or an article, only what to read next follows.
    const hrefs = listHrefs(main);
    const next = main.querySelector('a.next');
    const calls = next ? hrefs.slice(0, hrefs.lastIndexOf(attributeOf(next, 'href'))) : hrefs;
    expect(
      calls.slice(-2).map((href) => href.replace(/\?topic=.*/, '')),
      path,
    ).toEqual([`/${language}/contact`, `/${language}/booking`]);
  }
});
