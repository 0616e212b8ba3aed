import { readFileSync } from 'node:fs';
import { defaultLanguageCode, getLanguage, type LanguageCode } from '@tt/contract/language/language';
import compileMessage from 'icu-minify/compile';
import format, { type CompiledMessage, type FormatOptions } from 'icu-minify/format';
import type english from '../../../../messages/en/booking.json';

export interface Company {
  name: string;
  email: string;
}

/** Dotted keys of all texts below `T`. */
type TextKey<T, Prefix extends string> = {
  [K in keyof T & string]: T[K] extends string ? `${Prefix}${K}` : TextKey<T[K], `${Prefix}${K}.`>;
}[keyof T & string];

/** A function creates the text for a tag, `<link>…</link>`, from its content. */
type TextValues = Record<string, string | number | ((content: string[]) => string)>;

export type BookingTexts = (key: TextKey<{ booking: typeof english }, ''>, values?: TextValues) => string;

type Text = { message: CompiledMessage; tag: string };

const formatters: FormatOptions['formatters'] = {
  getDateTimeFormat: (...options) => new Intl.DateTimeFormat(...options),
  getNumberFormat: (...options) => new Intl.NumberFormat(...options),
  getPluralRules: (...options) => new Intl.PluralRules(...options),
};

const known = new Map<LanguageCode, BookingTexts>();

/** The texts of a language. A missing text falls back to English; a missing value throws, so that no gap reaches a person. */
export function getBookingTexts(language: LanguageCode): BookingTexts {
  const texts = known.get(language) ?? createTexts(language, readMessages);
  known.set(language, texts);
  return texts;
}

export function createTexts(own: LanguageCode, read: (language: LanguageCode) => unknown): BookingTexts {
  const tables = [own, defaultLanguageCode].map((language) => ({
    tag: getLanguage(language).tag,
    booking: read(language),
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
    return Array.isArray(parts) ? parts.join('') : parts;
  };
}

function compileFirst(tables: { tag: string; booking: unknown }[], key: string): Text {
  for (const { tag, booking } of tables) {
    const text = findText({ booking }, key);
    if (text) return { message: compileMessage(text), tag };
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

function readMessages(language: LanguageCode): unknown {
  const file = new URL(`../../../../messages/${language}/booking.json`, import.meta.url);
  return JSON.parse(readFileSync(file, 'utf8'));
}
