import { expect, test } from '@playwright/test';
import { languageCodes } from '@tt/contract/language/language';
import { siteSettings } from '@tt/contract/site-settings';
import { services } from '../../apps/web/content/services.ts';
import { findLink, getBuiltPage } from '../built/built-site.ts';
import { loadMessages } from '../built/load-messages.ts';
import { loadWords } from '../built/load-words.ts';
import { attributeOf, textOf } from '../built/parse-html.ts';

for (const language of languageCodes) {
  const home = `/${language}`;

  test(`[HOME-01, HOME-02] home shows the company and its tagline in ${language}`, () => {
    const { main } = getBuiltPage(home);
    expect(textOf(main.querySelector('h1'))).toBe(siteSettings.company.name);
    expect(textOf(main.querySelector('.tagline'))).toBe(siteSettings.company.tagline[language]);
  });

  test(`[HOME-03, HOME-04] its buttons lead to contact and booking in ${language}`, () => {
    const { hero } = loadMessages(language, 'home');
    const buttons = getBuiltPage(home).main.querySelector('.hero .btn-row');
    expect(textOf(findLink(buttons, `${home}/contact`))).toBe(hero.contact);
    expect(textOf(findLink(buttons, `${home}/booking`))).toBe(hero.bookConsultation);
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
}

test('the English buttons match the specification', () => {
  const { main } = getBuiltPage('/en');
  expect(main.querySelectorAll('.hero .btn-row a').map(textOf)).toEqual(['Contact', 'Book consultation']);
});
