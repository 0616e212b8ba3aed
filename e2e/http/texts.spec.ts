import { expect, test } from '@playwright/test';
import { languageCodes } from '@tt/contract/language';
import { cases } from '../../apps/web/content/cases.ts';
import { getBuiltPage, listBuiltPaths } from '../built/built-site.ts';
import { textOf } from '../built/parse-html.ts';

const countLetters = (text: string, letters: RegExp) => text.match(letters)?.length ?? 0;
const countWords = (text: string) => text.match(/[\p{L}\p{N}][\p{L}\p{N}’'-]*/gu)?.length ?? 0;
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

test('each English case has at least 350 words, the coming one 150', () => {
  for (const { key, comingSoon } of cases) {
    const words = countWords(textOf(getBuiltPage(`/en/cases/${key}`).main));
    expect(words, key).toBeGreaterThanOrEqual(comingSoon ? 150 : 350);
  }
});

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

/** What the specification states, the names of techniques, and the dates of articles. */
const allowedFigures: Record<string, RegExp> = {
  '/cases/marketing-optimization': /^(8[.,]17|7|15|0)$/,
  '/cases/5g-orchestration': /^2$/,
  '/cases/unreal-porting': /^[45]$/,
  '/expertise/gamedev': /^[45]$/,
  '/expertise/techart': /^[45]$/,
  '/expertise/gdesign': /^[45]$/,
  '/expertise/marketing': /^(8[.,]17|7|15|0)$/,
  '/expertise/martech': /^(8[.,]17|7|15|0)$/,
  '/expertise/fiveg': /^2$/,
  '/expertise/avmar': /^2$/,
  '/cases': /^(8[.,]17|7|15|0|2|4|5|9)$/,
  '/blog': /^(2|25|26|06|6|2025)$/,
  '/booking': /^(15|30|60|90|1|200|300|400|09|17|00|8|0?1\.08|2025)$/,
};

test('[MISC-09] pages state only figures of the specification', () => {
  const techniques = /(?<!\d)(?:3D|5G|B2B)/gi;
  const strangers = listBuiltPaths()
    .filter((path) => path !== '/privacy-policy')
    .flatMap((path) => {
      const text = textOf(getBuiltPage(path).main).replaceAll(techniques, '');
      const figures = text.match(/\d+(?:[.,]\d+)?/g) ?? [];
      const allowed = allowedFigures[path.slice(3)];
      return figures.filter((figure) => !allowed?.test(figure)).map((figure) => `${path}: ${figure}`);
    });
  expect(strangers).toEqual([]);
});
