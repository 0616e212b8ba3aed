import { expect, test } from 'vitest';
import { languageCodes } from '@tt/contract/language/language';
import { siteSettings } from '@tt/contract/site-settings';
import { getTagline } from '../../apps/web/app/i18n/get-tagline.ts';
import { services } from '../../apps/web/content/services.ts';
import { findLink, getBuiltPage } from '../built/built-site.ts';
import { loadMessages } from '../built/load-messages.ts';
import { loadWords } from '../built/load-words.ts';
import { attributeOf, textOf } from '../built/parse-html.ts';

/** Links and smaller signs inside a sentence separate words in `textOf`. */
const withoutSpaces = (text: string) => text.replaceAll(/\s/g, '');

for (const language of languageCodes) {
  const home = `/${language}`;

  test(`[HOME-01, HOME-02] home shows the company and its tagline in ${language}`, () => {
    const { main } = getBuiltPage(home);
    expect(textOf(main.querySelector('h1'))).toBe(siteSettings.company.name);
    expect(textOf(main.querySelector('.tagline'))).toBe(getTagline(language));
  });

  test(`[HOME-03, HOME-04] its buttons lead to contact and booking in ${language}`, () => {
    const { hero } = loadMessages(language, 'home');
    const { actions } = loadMessages(language, 'common');
    const buttons = getBuiltPage(home).main.querySelector('.hero .btn-row');
    expect(textOf(findLink(buttons, `${home}/contact`))).toBe(hero.contact);
    expect(textOf(findLink(buttons, `${home}/booking`))).toBe(actions.bookConsultation);
  });

  test(`[HOME-05] a service card leads to each of the areas in ${language}`, () => {
    const cards = getBuiltPage(home).main.querySelectorAll('#expertise a.card');
    expect(cards.map((card) => attributeOf(card, 'href'))).toEqual(
      services.map(({ key }) => `${home}/expertise/${key}`),
    );
    expect(cards.map((card) => textOf(card.querySelector('h3')))).toEqual(
      services.map(({ key }) => loadWords(language, 'services', key).label),
    );
  });

  test(`the nouns of the lead are links to their areas in ${language}`, () => {
    const { hero } = loadMessages(language, 'home');
    const lead = getBuiltPage(home).main.querySelector('.say');
    expect(withoutSpaces(textOf(lead))).toBe(withoutSpaces(hero.lead.replaceAll(/<\/?\w+>/g, '')));
    const areas = [...hero.lead.matchAll(/<(\w+)>(.+?)<\/\1>/g)].map(([, area, words]) => ({ area, words }));
    expect(areas.map(({ area }) => area)).toEqual(['marketing', 'gamedev', 'rendering', 'fiveg']);
    expect(
      lead?.querySelectorAll('a').map((link) => ({
        words: textOf(link),
        href: attributeOf(link, 'href'),
        band: attributeOf(link, 'data-band'),
      })),
    ).toEqual(areas.map(({ area, words }) => ({ words, href: `${home}/expertise/${area}`, band: area })));
  });

  test(`[PROOF-01] below the cards home shows cases, products, steps and a call to action in ${language}`, () => {
    const { main } = getBuiltPage(home);
    const { proof, products, process, closing } = loadMessages(language, 'home');
    expect(main.querySelectorAll('h2').map(textOf).slice(1)).toEqual([
      proof.heading,
      products.heading,
      process.heading,
      closing.heading,
    ]);
    const panels = main.querySelectorAll('#proof .read');
    const keys = Object.keys(proof.cards);
    expect(
      panels.map((panel) => panel.querySelectorAll('a').map((link) => attributeOf(link, 'href'))),
    ).toEqual(keys.map((key) => [`${home}/cases/${key}`]));
    expect(panels.map((panel) => attributeOf(panel.querySelector('[role="img"]'), 'aria-label'))).toEqual(
      keys.map((key) => proof.cards[key].textAlternative),
    );
    for (const [place, key] of keys.entries()) {
      const { figure, from, to, figureLabel, text } = proof.cards[key];
      for (const fact of [figure, from, to, figureLabel, text]) {
        if (fact) expect(withoutSpaces(textOf(panels[place]))).toContain(withoutSpaces(fact));
      }
    }
    const windows = main.querySelectorAll('#products .win');
    const { samples } = loadMessages(language, 'products');
    expect(windows.map((shown) => textOf(shown.querySelector('.sample')))).toEqual([
      samples.sampleData,
      samples.simulation,
    ]);
    for (const key of ['leadgen-ai', 'adnet-orchestration']) {
      expect(findLink(main.querySelector('#products'), `${home}/products/${key}`), key).toBeDefined();
    }
    expect(main.querySelectorAll('#process h3').map(textOf)).toEqual(
      process.steps.map(({ lead }: { lead: string }) => lead),
    );
    const cta = main.querySelector('.cta');
    expect(findLink(cta, `${home}/contact`)).toBeDefined();
    expect(findLink(cta, `${home}/booking`)).toBeDefined();
  });
}

test('the English buttons match the specification', () => {
  const { main } = getBuiltPage('/en');
  expect(main.querySelectorAll('.hero .btn-row a').map(textOf)).toEqual(['Contact', 'Book Consultation']);
});
