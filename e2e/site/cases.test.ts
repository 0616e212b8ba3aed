import { expect, test } from 'vitest';
import { languageCodes } from '@tt/contract/language/language';
import { cases } from '../../apps/web/content/cases.ts';
import { categories } from '../../apps/web/content/categories.ts';
import { roundings } from '../../apps/web/test/claims.ts';
import { findLink, getBuiltPage, listBuiltPaths } from '../built/built-site.ts';
import { loadMessages } from '../built/load-messages.ts';
import { loadWords } from '../built/load-words.ts';
import { attributeOf, textOf } from '../built/parse-html.ts';

/** Expects that the page of an English case mentions all these things. */
function expectStory(key: string, words: RegExp[]): void {
  const { html, main } = getBuiltPage(`/en/cases/${key}`);
  const story = `${textOf(main)} ${html}`;
  for (const word of words) expect(story).toMatch(word);
}

const headingsOf = (key: string) => getBuiltPage(`/en/cases/${key}`).main.querySelectorAll('h2').map(textOf);

test('[CASE-01] marketing-optimization tells of B2B leads from $8.17 to about $7, cut by 15 %, without a fee', () =>
  expectStory('marketing-optimization', [
    /B2B/,
    /\$8\.17/,
    /social ads/i,
    /about \$7\b/,
    /15%/,
    /cost per lead|cost-per-lead/i,
    /0%/,
    /management fee/i,
  ]));

test('[CASE-02] igaming-designs tells of designs for iGaming', () =>
  expectStory('igaming-designs', [/iGaming/, /design/i]));

test('[CASE-03] ai-adult-sales tells of influencer, chatbot, API access, personality test, stack and results', () => {
  expectStory('ai-adult-sales', [/influencer/i, /chatbot/i, /sell digital content/i]);
  expect(headingsOf('ai-adult-sales')).toEqual(
    expect.arrayContaining([
      'The API-access hurdle',
      'A personality test for the competitor',
      'Technical stack',
      'The results',
    ]),
  );
});

test('[CASE-04] aviation-maritime is Coming Soon, with solutions, outcomes and tools to come', () => {
  const { main } = getBuiltPage('/en/cases/aviation-maritime');
  expect(textOf(main.querySelector('.case-head .badge'))).toBe('Coming Soon');
  expect(headingsOf('aviation-maritime').slice(0, 3)).toEqual([
    'Anticipated solutions',
    'Expected outcomes',
    'Planned tools',
  ]);
});

test('[CASE-05] teeth-volumetric tells of dental rendering with a volumetric look', () =>
  expectStory('teeth-volumetric', [/dental/i, /volumetric/i, /render/i]));

test('[CASE-06] 5g-orchestration tells of an integration and compares 2 frameworks', () => {
  expectStory('5g-orchestration', [
    /5G orchestration framework integration/,
    /evaluated 2 orchestration frameworks/,
  ]);
  const table = getBuiltPage('/en/cases/5g-orchestration').main.querySelector('table');
  expect(table?.querySelectorAll('thead th').map(textOf)).toEqual([
    'Criterion',
    'Framework A',
    'Framework B',
  ]);
});

test('[CASE-07] linux-3d-stack tells of a 3D stack on Linux', () =>
  expectStory('linux-3d-stack', [/3D stack on Linux/]));

test('[CASE-08] unreal-porting tells of the move from version 4 to 5: request, physics, destruction, results', () => {
  expectStory('unreal-porting', [/version 4 to 5/, /Unreal Engine/, /destruction assets/i]);
  expect(headingsOf('unreal-porting')).toEqual(
    expect.arrayContaining([
      'The client request',
      'Physics and destruction challenges',
      'What was done',
      'The results',
    ]),
  );
});

test('[CASE-09] custom-skins-models tells of transport skins and models for a game', () =>
  expectStory('custom-skins-models', [/transport skins and models/i, /game/i]));

for (const language of languageCodes) {
  const texts = loadMessages(language, 'cases');
  const { actions } = loadMessages(language, 'common');

  test(`[CASE-01] the diagram of ${language} falls from 8.17 dollars on social ads to 7, by 15 %, with a fee of 0 %`, () => {
    const { diagram } = loadWords(language, 'cases', 'marketing-optimization');
    const { html } = getBuiltPage(`/${language}/cases/marketing-optimization`);
    expect(diagram?.description).toMatch(/8[.,]17\D+7\D+15\D+0\D+$/);
    const compositions = html.match(/<svg class="dg.*?<\/svg>/gs) ?? [];
    expect(compositions).toHaveLength(2);
    const { before, after, delta, fee } = diagram?.labels ?? {};
    for (const composition of compositions) {
      for (const figure of [before, after, delta, fee]) expect(composition).toContain(`>${figure}</text>`);
    }
  });

  test(`[PROOF-04] every reading of the cost per lead in ${language} is about 7 dollars`, () => {
    const isExact = new RegExp(
      `(?<!(?:${roundings[language]}|≈)\\s?)(?<![\\d.,])(?:\\$7|7\\s?\\$)(?![\\d.,]\\d)`,
      'i',
    );
    const paths = listBuiltPaths().filter((path) => path.startsWith(`/${language}`));
    const pages = paths.map((path) => ({ path, html: getBuiltPage(path).html }));
    expect(pages.filter(({ html }) => /\$7|7\s?\$/.test(html)).length).toBeGreaterThan(1);
    expect(pages.flatMap(({ path, html }) => (isExact.exec(html) ? [path] : []))).toEqual([]);
  });

  test(`[PROOF-02] each case of ${language} has its drawing, a strip of facts, one column, a diagram in words and the next case`, () => {
    for (const { key, comingSoon, diagram, thumbnail, exhibit } of cases) {
      const { main, path } = getBuiltPage(`/${language}/cases/${key}`);
      const item = loadWords(language, 'cases', key);
      const board = main.querySelector('.case-head .plate');
      expect(attributeOf(board?.querySelector('svg.il'), 'data-drawing'), path).toBe(thumbnail);
      // What can be tried comes ahead of the story.
      const live = main.querySelectorAll('[data-exhibit]');
      expect(
        live.every((box) => box.closest('.case-head') ?? box.querySelector('.work')),
        path,
      ).toBe(true);
      const tried = exhibit ?? (item.table && 'balance');
      expect(
        live.map((box) => attributeOf(box, 'data-exhibit')),
        path,
      ).toEqual(tried ? [tried] : []);

      const terms = comingSoon ? { ...texts.facts, ...texts.facts.planned } : texts.facts;
      const strip = main.querySelector('.strip');
      expect(strip?.querySelectorAll('dt').map(textOf), path).toEqual([
        ...[terms.area, terms.asked, terms.came, terms.tools],
      ]);
      const [, asked, came, tools] = strip?.querySelectorAll('dd') ?? [];
      const figure = came?.querySelector('[role="img"]');
      expect(figure ? attributeOf(figure, 'aria-label') : undefined, path).toBe(item.result?.caption);
      const figures = [item.result?.from, item.result?.to];
      const result = [...figures, item.facts.came].filter(Boolean).join(' ');
      expect([textOf(asked), textOf(came)], path).toEqual([item.facts.asked, result]);
      expect(tools?.querySelectorAll('li').map(textOf), path).toEqual(item.facts.tools);

      const parts = main.querySelectorAll('.story > section');
      expect(parts, path).toHaveLength(item.sections.length);
      for (const [place, part] of parts.entries()) {
        const { heading, lead, paragraphs } = item.sections[place] ?? item.sections[0] ?? {};
        expect(textOf(part.querySelector('h2')), path).toBe(heading);
        expect(part.querySelectorAll('p').map(textOf), path).toEqual([lead, ...(paragraphs ?? [])]);
        expect(paragraphs?.join(' '), path).not.toContain(lead);
      }

      const compositions = main.querySelectorAll('figure svg.dg');
      const told = parts.findIndex((part) => part.querySelector('figure svg.dg'));
      const place = comingSoon ? 0 : Math.min(2, parts.length - 1);
      expect(told, path).toBe(diagram && exhibit !== 'price' ? place : -1);
      expect(compositions, path).toHaveLength(diagram ? 2 : 0);
      for (const svg of compositions) {
        const [title, description] = ['aria-labelledby', 'aria-describedby'].map((name) =>
          textOf(svg.querySelector(`#${attributeOf(svg, name)}`)),
        );
        expect([title, description], path).toEqual([item.diagram?.title, item.diagram?.description]);
      }

      const next = main.querySelectorAll('a').at(-1);
      const nextKey = attributeOf(next, 'href').split('/').at(-1) ?? '';
      expect(nextKey, path).not.toBe(key);
      expect(cases.find((other) => other.key === nextKey)?.comingSoon, path).toBe(false);
      expect(textOf(next), path).toContain(loadWords(language, 'cases', nextKey).title);
      expect(main.querySelectorAll('.next .plate'), path).toHaveLength(1);
    }
  });

  test(`[CASE-06] the 5G case of ${language} compares 2 frameworks, line by line`, () => {
    const table = getBuiltPage(`/${language}/cases/5g-orchestration`).main.querySelector('table');
    expect(table?.querySelectorAll('thead th')).toHaveLength(3);
    const rows = table?.querySelectorAll('tbody tr') ?? [];
    expect(rows.length).toBeGreaterThan(3);
    for (const row of rows) {
      expect(row.querySelectorAll('th, td').map(textOf).filter(Boolean)).toHaveLength(3);
    }
    expect(textOf(getBuiltPage(`/${language}/cases/5g-orchestration`).main)).toMatch(/\b2\b/);
  });

  test(`[CASE-10] all cases of ${language} share one layout: head, facts, story with its figure, question, next case`, () => {
    for (const { key, diagram, categories: kinds } of cases) {
      const { main, path } = getBuiltPage(`/${language}/cases/${key}`);
      const item = loadWords(language, 'cases', key);
      expect(textOf(main.querySelector('.case-head h1')), path).toBe(item.title);
      expect(textOf(main.querySelector('.case-head')), path).toContain(texts.categories[kinds[0] ?? '']);
      expect(main.querySelectorAll('figure svg.dg').length > 0, path).toBe(diagram !== undefined);
      const headings = main.querySelectorAll('h2').map(textOf);
      const story = item.sections.map(({ heading }) => heading);
      expect(headings.slice(0, -1), path).toEqual([...story, item.closing.heading]);
    }
  });

  test(`[CASE-11, CASE-12] each case of ${language} ends with a contact and a booking link of the given labels`, () => {
    const contactLabels = [actions.startYourProject, actions.proposeYourProject, actions.contactToDiscuss];
    for (const { key } of cases) {
      const links = getBuiltPage(`/${language}/cases/${key}`).main.querySelectorAll('a');
      // Below them is only the way to the next case.
      const ending = links.slice(-3, -1);
      expect(ending.map((link) => attributeOf(link, 'href'))).toEqual([
        `/${language}/contact?topic=${key}`,
        `/${language}/booking?topic=${key}`,
      ]);
      expect(contactLabels).toContain(textOf(ending[0]));
      expect(textOf(ending[1])).toBe(actions.bookConsultation);
    }
  });

  test(`[CASES-01] the list of ${language} has a filter button a category, and Clear All`, () => {
    const buttons = getBuiltPage(`/${language}/cases`)
      .main.querySelectorAll('[data-island] button')
      .map(textOf);
    const labels = categories.map((category) => texts.categories[category]);
    expect(buttons).toEqual([...labels, texts.list.clearAll]);
    expect(new Set(labels).size).toBe(categories.length);
  });

  test(`[CASES-07] the list of ${language} shows a card for each case, linking to its page`, () => {
    const { main } = getBuiltPage(`/${language}/cases`);
    const cards = main.querySelectorAll('a.card').map((card) => attributeOf(card, 'href'));
    expect(cards).toEqual(cases.map(({ key }) => `/${language}/cases/${key}`));
  });

  test(`[CASES-11] the list of ${language} ends with its question, a contact and a booking button`, () => {
    const sections = getBuiltPage(`/${language}/cases`).main.querySelectorAll('h1, h2, h3');
    expect(textOf(sections.at(-1))).toBe(texts.list.closing.heading);
    const cta = sections.at(-1)?.closest('.cta');
    expect(findLink(cta, `/${language}/contact`)).toBeDefined();
    expect(findLink(cta, `/${language}/booking`)).toBeDefined();
  });
}

test('[CASES-11] the English labels of the cases match the specification', () => {
  const { actions } = loadMessages('en', 'common');
  expect([actions.bookConsultation, actions.startYourProject, actions.proposeYourProject]).toEqual([
    'Book Consultation',
    'Start Your Project',
    'Propose your project',
  ]);
  expect(actions.contactToDiscuss).toBe('Contact us to discuss details');
  expect(textOf(getBuiltPage('/en/cases').main.querySelector('.cta h2'))).toBe(
    'Ready to Start Your Project?',
  );
  const buttons = getBuiltPage('/en/cases').main.querySelectorAll('[data-island] button').map(textOf);
  expect(buttons).toEqual(
    expect.arrayContaining([
      ...['Marketing', 'Design', 'Game Development', 'Game Design', 'Aviation', 'Maritime', 'MarTech'],
      ...['3D Rendering', '5G Technology', 'Technical Art', 'Clear All'],
    ]),
  );
});
