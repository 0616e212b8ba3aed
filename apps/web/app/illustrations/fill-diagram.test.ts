import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languageCodes } from '@tt/contract/language/language';
import { expect, test } from 'vitest';
import { cases } from '../../content/cases.ts';
import { getWords } from '../i18n/get-words.server.ts';
import { breakLines, estimateWidth } from './break-lines.ts';
import { fillDiagram } from './fill-diagram.ts';

const readComposition = (name: string) =>
  readFileSync(join(import.meta.dirname, `diagrams/${name}.svg`), 'utf8');

/** The slots of a composition: their keys, and their widths in em if they have one. */
const listSlots = (svg: string) =>
  [...svg.matchAll(/<text data-key="(\w+)"[^>]*?(?: data-em="([\d.]+)")?\/>/g)].map(([, key = '', em]) => ({
    key,
    maxEm: Number(em ?? Number.POSITIVE_INFINITY),
  }));

const diagrams = cases.flatMap(({ key, diagram }) => (diagram ? [{ key, name: diagram }] : []));

test.each(diagrams)(
  'each label of $key has a slot and each slot a label, in all languages',
  ({ key, name }) => {
    const slots = [name, `${name}-narrow`].flatMap((file) => listSlots(readComposition(file)));
    for (const language of languageCodes) {
      const { labels = {} } = getWords(language, 'cases', key).diagram ?? {};
      expect(new Set(slots.map((slot) => slot.key)), language).toEqual(new Set(Object.keys(labels)));
    }
  },
);

test.each(diagrams)('no line of $key is wider than its slot, and no slot stays open', ({ key, name }) => {
  for (const file of [name, `${name}-narrow`]) {
    const svg = readComposition(file);
    for (const language of languageCodes) {
      const { labels = {} } = getWords(language, 'cases', key).diagram ?? {};
      const wide = listSlots(svg)
        .filter(({ maxEm }) => maxEm !== Number.POSITIVE_INFINITY)
        .flatMap((slot) =>
          breakLines(labels[slot.key] ?? '', slot.maxEm).filter((line) => estimateWidth(line) > slot.maxEm),
        );
      expect(wide, `${file} in ${language}`).toEqual([]);
      expect(fillDiagram(svg, labels), `${file} in ${language}`).not.toMatch(
        /data-|<text[^>]*(?:\/>|><\/text>)|\{/,
      );
    }
  }
});

test('lines are as few as fit, and even', () => {
  expect(breakLines('paid for impressions and clicks', 14.2)).toEqual(['paid for impressions', 'and clicks']);
  expect(breakLines('four even words here', 9)).toEqual(['four even', 'words here']);
  expect(breakLines('short', 2)).toEqual(['short']);
});

test('a label is escaped, and further lines go where the slot says', () => {
  const slot = (v: string) => `<text data-key="a" class="p" x="5" y="9" data-em="4"${v}/>`;
  expect(fillDiagram(slot(''), { a: 'R&D' })).toBe('<text class="p" x="5" y="9">R&amp;D</text>');
  expect(fillDiagram(slot(' data-v="m"'), { a: 'above below' })).toBe(
    '<text class="p" x="5" y="9"><tspan x="5" dy="-0.57em">above</tspan><tspan x="5" dy="1.15em">below</tspan></text>',
  );
  expect(fillDiagram(slot(' data-v="b"'), { a: 'above below' })).toContain('dy="-1.15em">above');
  expect(fillDiagram(slot(''), { a: 'above below' })).toContain('dy="0em">above');
});

test('a slot without a label is an error that names it', () => {
  expect(() => fillDiagram('<text data-key="scan" x="1"/>', {})).toThrow('slot scan');
});
