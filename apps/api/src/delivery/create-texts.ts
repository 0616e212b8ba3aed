import { readFileSync } from 'node:fs';
import { bindShortWords } from '@tt/contract/language/bind-short-words';
import { defaultLanguageCode, getLanguage, type LanguageCode } from '@tt/contract/language/language';
import { dropSecondPeriods } from '@tt/contract/language/sentence-end';
import compileMessage from 'icu-minify/compile';
import format, { type CompiledMessage, type FormatOptions } from 'icu-minify/format';

/** Dotted keys of all texts below `T`. */
export type TextKey<T, Prefix extends string = ''> = {
  [K in keyof T & string]: T[K] extends string ? `${Prefix}${K}` : TextKey<T[K], `${Prefix}${K}.`>;
}[keyof T & string];

/** A function creates the text for a tag, `<link>…</link>`, from its content. */
type TextValues = Record<string, string | number | ((content: string[]) => string)>;

export type Texts<Key extends string> = (key: Key, values?: TextValues) => string;

type Text = { message: CompiledMessage; tag: string };
type Table = { language: LanguageCode; messages: unknown };

const formatters: FormatOptions['formatters'] = {
  getDateTimeFormat: (...options) => new Intl.DateTimeFormat(...options),
  getNumberFormat: (...options) => new Intl.NumberFormat(...options),
  getPluralRules: (...options) => new Intl.PluralRules(...options),
};

/** The texts of a language. A missing text falls back to English; a missing value throws, so that no gap reaches a person. */
export function createTexts<Key extends string>(
  own: LanguageCode,
  read: (language: LanguageCode) => unknown,
): Texts<Key> {
  const tables = [own, defaultLanguageCode].map((language) => ({
    language,
    messages: read(language),
  }));
  const texts = new Map<string, Text>();
  const getText = (key: string): Text => {
    const text = texts.get(key) ?? compileFirst(tables, key);
    texts.set(key, text);
    return text;
  };
  return (key, values = {}) => {
    const { message, tag } = getText(key);
    const parts = format<string>(message, tag, refuseMissing(key, values), { formatters });
    return dropSecondPeriods(Array.isArray(parts) ? parts.join('') : parts, values);
  };
}

/** Gives the texts of a language, which are read once for each. */
export function keepTexts<Key extends string>(
  read: (language: LanguageCode) => unknown,
): (language: LanguageCode) => Texts<Key> {
  const known = new Map<LanguageCode, Texts<Key>>();
  return (language) => {
    const texts = known.get(language) ?? createTexts<Key>(language, read);
    known.set(language, texts);
    return texts;
  };
}

/** Reads the files of a language, each under its name. */
export function readMessages(language: LanguageCode, namespaces: readonly string[]): object {
  const entries = namespaces.map((namespace) => {
    const file = new URL(`../../messages/${language}/${namespace}.json`, import.meta.url);
    return [namespace, JSON.parse(readFileSync(file, 'utf8'))];
  });
  return Object.fromEntries(entries);
}

function compileFirst(tables: Table[], key: string): Text {
  for (const { language, messages } of tables) {
    const text = findText(messages, key);
    if (text)
      return { message: compileMessage(bindShortWords(text, language)), tag: getLanguage(language).tag };
  }
  throw new Error(`No language has the text ${key}`);
}

function findText(tree: unknown, key: string): string | undefined {
  const node = key
    .split('.')
    .reduce<unknown>(
      (parent, name) =>
        typeof parent === 'object' && parent !== null ? Reflect.get(parent, name) : undefined,
      tree,
    );
  return typeof node === 'string' ? node : undefined;
}

/** icu-minify's production build writes a missing value as “undefined”. */
function refuseMissing(key: string, values: TextValues): TextValues {
  return new Proxy(values, {
    has: () => true,
    get(given, name: string) {
      const value = given[name];
      if (value === undefined) throw new Error(`Text ${key}: the value {${name}} is missing`);
      return value;
    },
  });
}
