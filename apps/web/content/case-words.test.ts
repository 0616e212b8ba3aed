import { languageCodes } from '@tt/contract/language/language';
import { expect, test } from 'vitest';
import { getWords } from '../app/i18n/get-words.server.ts';
import { cases } from './cases.ts';
import type { Words } from './collections.ts';

/** What a visitor reads of a case. The diagram shows in its own way what the text doesn't say, and a quote is somebody else's. */
function listShown({ title, lead, result, facts, sections, table, closing }: Words<'cases'>): string[] {
  return [
    ...[title, lead, result?.caption ?? '', facts.asked, facts.came, ...facts.tools],
    ...sections.flatMap((section) => [
      ...[section.heading, section.lead, ...section.paragraphs],
      ...(section.bullets ?? []).map((bullet) => `${bullet.lead ?? ''} ${bullet.text}`),
    ]),
    ...(table ? [table.caption, table.verdict, ...table.rows.flatMap((row) => Object.values(row))] : []),
    ...[closing.heading, closing.text],
  ];
}

/** Names of techniques have digits and state nothing. */
const figure = /(?<![\d.,])(?!(?:3D|5G|B2B))\d+(?:[.,]\d+)?/gi;

/** Six words in a row, wherever they stand: a sentence that is told twice has them, whatever its ending. */
const listRuns = (text: string) => {
  const words = text.toLowerCase().match(/[\p{L}\p{N}’]+/gu) ?? [];
  return words.slice(5).map((_, place) => words.slice(place, place + 6).join(' '));
};

const listRepeated = (found: string[]) => found.filter((item, place) => found.indexOf(item) < place);

for (const language of languageCodes) {
  test(`no case of ${language} says the same twice, neither a sentence nor a figure`, () => {
    for (const { key } of cases) {
      const shown = listShown(getWords(language, 'cases', key));
      const figures = shown.flatMap((text) => text.match(figure) ?? []);
      expect(listRepeated(figures), `figures of ${key}`).toEqual([]);
      expect(listRepeated(shown.flatMap(listRuns)), `sentences of ${key}`).toEqual([]);
    }
  });
}
