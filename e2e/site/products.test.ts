import { expect, test } from 'vitest';
import { languageCodes } from '@tt/contract/language/language';
import { siteSettings } from '@tt/contract/site-settings';
import { findLink, getBuiltPage } from '../built/built-site.ts';
import { loadMessages } from '../built/load-messages.ts';
import { loadWords } from '../built/load-words.ts';
import { attributeOf, textOf } from '../built/parse-html.ts';

const leadGenAi = (language: string) => getBuiltPage(`/${language}/products/leadgen-ai`);
const adNetwork = (language: string) => getBuiltPage(`/${language}/products/adnet-orchestration`);

test('[PROD-02, PROD-03] the LeadGenAI page has its reasons and its four features', () => {
  const text = textOf(leadGenAi('en').main);
  expect(leadGenAi('en').main.querySelectorAll('h2').map(textOf)).toContain('Why LeadGenAI?');
  for (const feature of [
    'Continuous scraping and enrichment',
    'Optional human validation',
    'Bulk export to CSV, Excel and CRM connectors',
    'Slack, email and API notifications',
  ]) {
    expect(text).toContain(feature);
  }
});

test('[PROD-06] the Ad Network Orchestration Tool page has its five features', () => {
  const text = textOf(adNetwork('en').main);
  expect(textOf(adNetwork('en').main.querySelector('h1'))).toBe('Ad Network Orchestration Tool');
  for (const feature of [
    'Ad routing and waterfall management',
    'Real-time analytics',
    'Unified dashboard',
    'Automation and traffic allocation rules',
    'Alerts, reporting and fraud detection',
  ]) {
    expect(text).toContain(feature);
  }
});

for (const language of languageCodes) {
  const words = loadWords(language, 'products', 'leadgen-ai');

  test(`[PROD-01] the LeadGenAI page of ${language} has a title and a description of its own`, () => {
    const { title, document } = leadGenAi(language);
    expect(title).toBe(`${words.meta.title} | ${siteSettings.company.name}`);
    expect(attributeOf(document.querySelector('meta[name="description"]'), 'content')).toBe(
      words.meta.description,
    );
  });

  test(`[PROD-02] the LeadGenAI page of ${language} lists its reasons`, () => {
    const { main } = leadGenAi(language);
    expect(main.querySelectorAll('h2').map(textOf)).toContain(words.why.heading);
    expect(main.querySelectorAll('#why ul b').map(textOf)).toEqual(
      words.why.items.map(({ lead }: { lead: string }) => lead),
    );
  });

  test(`[PROD-04, PROD-07] both product pages of ${language} lead to the contact page, one for a demo`, () => {
    const { actions } = loadMessages(language, 'common');
    expect(findLink(leadGenAi(language).main, `/${language}/contact?topic=leadgen-ai`)).toBeDefined();
    const demo = `/${language}/contact?topic=adnet-orchestration`;
    expect(textOf(findLink(adNetwork(language).main.querySelector('.cta'), demo))).toBe(actions.requestDemo);
  });

  for (const [key, count] of [
    ['leadgen-ai', 4],
    ['adnet-orchestration', 5],
  ] as const) {
    test(`each number in the window of ${key} names a feature below it, in ${language}`, () => {
      const { main } = getBuiltPage(`/${language}/products/${key}`);
      const { features } = loadWords(language, 'products', key);
      const numbers = Array.from({ length: count }, (_, place) => String(place + 1));
      expect(main.querySelectorAll('.win h2 .call').map(textOf).sort()).toEqual(numbers);
      expect(main.querySelectorAll('#features .call').map(textOf)).toEqual(numbers);
      expect(main.querySelectorAll('#features h3').map(textOf)).toEqual(
        features.map(({ lead }: { lead: string }) => lead),
      );
    });

    test(`the window of ${key} says in ${language} that its data is invented`, () => {
      const { samples } = loadMessages(language, 'products');
      const { main } = getBuiltPage(`/${language}/products/${key}`);
      const [label, note] =
        key === 'leadgen-ai'
          ? [samples.sampleData, samples.sampleDataNote]
          : [samples.simulation, samples.simulationNote];
      expect(textOf(main.querySelector('.win .sample'))).toBe(label);
      expect(textOf(main.querySelector('.win-foot'))).toBe(note);
      expect(main.querySelector('.win img')).toBeNull();
    });
  }
}

test('without script the ad window shows the end of one run: pictures, desk, alert and log agree', () => {
  const { html, main } = adNetwork('en');
  // The parser leaves out what is inside a drawing.
  const read = (name: string) =>
    Array.from(html.matchAll(new RegExp(`data-count="${name}"[^>]*>(\\d+)<`, 'g')), ([, count]) => count);
  const [a, b, c, unfilled] = ['0\\.filled', '1\\.filled', '2\\.filled', 'unfilled'].map((name) => {
    const [count, ...others] = read(name);
    expect(others).toEqual([count, count]);
    return count;
  });
  const [sent] = read('sent');
  expect(textOf(main.querySelector('[data-summary]'))).toBe(
    `Requests: ${sent}. Filled by A: ${a}, by B: ${b}, by C: ${c}. Unfilled: ${unfilled}.`,
  );
  expect(textOf(main.querySelector('[data-alert]'))).toContain(`${unfilled} of ${sent} unfilled`);
  expect(main.querySelectorAll('[data-entry] .no').map(textOf)).toEqual(['21', '23', '24']);
});

test('without script the LeadGenAI window shows every lead, opens the first, and has nothing to press', () => {
  const win = leadGenAi('en').main.querySelector('.win');
  expect(win?.querySelectorAll('[data-lead]')).toHaveLength(12);
  expect(textOf(win?.querySelector('[data-record] h2'))).toContain(
    textOf(win?.querySelector('[data-lead] [data-part="company"]')),
  );
  expect(win?.querySelectorAll('a, button, input, .outs svg')).toEqual([]);
});

test('in capitals the name LeadGenAI keeps its own casing wherever it is a heading', () => {
  for (const path of ['/en', '/en/products/leadgen-ai', '/en/expertise/martech']) {
    const headings = getBuiltPage(path).main.querySelectorAll('h1, h2, h3');
    const named = headings.filter((heading) => textOf(heading).includes('LeadGenAI'));
    expect(named.length, path).toBeGreaterThan(0);
    for (const heading of named) expect(textOf(heading.querySelector('.own-case'))).toBe('LeadGenAI');
  }
});
