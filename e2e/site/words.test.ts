import { bindShortWords } from '@tt/contract/language/bind-short-words';
import { toLanguageCode } from '@tt/contract/language/language';
import { expect, test } from 'vitest';
import { getBuiltPage, listBuiltPaths } from '../built/built-site.ts';

const code = /<(code|pre)\b.*?<\/\1>/gs;
const program = /<script(?![^>]*json)\b[^>]*>.*?<\/script>/gs;
const inline = /<\/?(?:a|b|em|i|span|strong|text|tspan)\b[^>]*>|<!--.*?-->/g;
const said = /\s(?:content|alt|title|placeholder|aria-\w+|data-[a-z-]*(?:strings|label|tooltip))="([^"]*)"/g;

/** All that a page lets people read: runs of text, attributes, and what its scripts are given to show. */
function listTexts(path: string): string[] {
  const html = getBuiltPage(path).html.replaceAll(code, '').replaceAll(program, '');
  const attributes = Array.from(html.matchAll(said), ([, text = '']) => text);
  const runs = html.replaceAll(inline, '').split(/<[^>]*>/);
  return [...attributes, ...runs].filter((text) => /\p{L}/u.test(text));
}

test('no short word may end a line where a language doesn’t let it', () => {
  const loose = listBuiltPaths().flatMap((path) => {
    const language = toLanguageCode(path);
    return listTexts(path).flatMap((text) => {
      const bound = bindShortWords(text, language);
      if (bound === text) return [];
      const place = bound.split('').findIndex((letter, index) => letter !== text[index]);
      return [`${path}: ${text.slice(Math.max(0, place - 20), place + 20)}`];
    });
  });
  expect(loose).toEqual([]);
});

test('no sentence ends twice', () => {
  const doubled = listBuiltPaths().flatMap((path) =>
    listTexts(path).flatMap((text) =>
      Array.from(text.matchAll(/.{0,20}(?<!\.)[.?!]\.(?!\.).{0,10}/gu), ([found]) => `${path}: ${found}`),
    ),
  );
  expect(doubled).toEqual([]);
});
