import { readFile } from 'node:fs/promises';
import { bindTexts } from '@tt/contract/language/bind-short-words';
import { defaultLanguageCode, isLanguageCode, type LanguageCode } from '@tt/contract/language/language';
import { launchTexts } from '@tt/contract/launch/launch-texts';
import compileMessage from 'icu-minify/compile';
import type { Plugin } from 'vite';
import { cases } from '../content/cases.ts';
import { products } from '../content/products.ts';
import { services } from '../content/services.ts';
import { getWords } from '../app/i18n/get-words.server.ts';
import { mergeTexts } from '../app/i18n/merge-texts.ts';

const prefix = 'virtual:desk-texts/texts-';

/** `virtual:desk-texts/texts-<code>`: the desk's texts, compiled, and the names of topics. One file for each language. */
export function deskTextsPlugin(): Plugin {
  return {
    name: 'desk-texts',
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
    async load(id) {
      const code = id.startsWith(`\0${prefix}`) ? id.slice(prefix.length + 1) : '';
      if (!isLanguageCode(code)) return undefined;
      const launch = mergeTexts(launchTexts[defaultLanguageCode], bindTexts(launchTexts[code], code));
      const texts = { desk: compileTexts(await loadTexts(code)), launch: compileTexts(launch) };
      return `export const file = ${JSON.stringify({ texts, topics: listTopics(code) })};`;
    },
  };
}

async function loadTexts(language: LanguageCode): Promise<unknown> {
  const read = async (code: LanguageCode): Promise<unknown> =>
    JSON.parse(await readFile(new URL(`../messages/${code}/desk.json`, import.meta.url), 'utf8'));
  return mergeTexts(await read(defaultLanguageCode), bindTexts(await read(language), language));
}

/** Each text as the browser formats it; one without values stays as it is. */
export function compileTexts(node: unknown): unknown {
  if (typeof node === 'string') return compileMessage(node);
  const entries = Object.entries(node as Record<string, unknown>);
  return Object.fromEntries(entries.map(([key, child]) => [key, compileTexts(child)]));
}

/** The topics of inquiries and bookings: name and color band, by key. */
function listTopics(language: LanguageCode): Record<string, { name: string; band: string }> {
  const topics = [
    ...services.map(({ key, band }) => ({ key, band, name: getWords(language, 'services', key).label })),
    ...cases.map(({ key, band }) => ({ key, band, name: getWords(language, 'cases', key).title })),
    ...products.map(({ key, band }) => ({ key, band, name: getWords(language, 'products', key).name })),
  ];
  return Object.fromEntries(topics.map(({ key, ...topic }) => [key, topic]));
}
