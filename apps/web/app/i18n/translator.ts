import { defaultLanguageCode, getLanguage, type LanguageCode } from '@tt/contract/language/language';
import compileMessage from 'icu-minify/compile';
import { formatAtBuild, type MessageValues } from './format-at-build.ts';
import type { CompiledMessage } from './format-message.ts';
import { mergeTexts } from './merge-texts.ts';

type MessageTree = Record<string, unknown>;

/** Dotted keys of all texts below `T`; texts inside arrays are reached through `tree` instead. */
export type MessageKey<T, Prefix extends string = ''> = {
  [K in keyof T & string]: T[K] extends string
    ? `${Prefix}${K}`
    : T[K] extends readonly unknown[]
      ? never
      : MessageKey<T[K], `${Prefix}${K}.`>;
}[keyof T & string];

/** Dotted keys of all groups of texts below `T`. */
export type TreeKey<T, Prefix extends string = ''> = {
  [K in keyof T & string]: T[K] extends string ? never : `${Prefix}${K}` | TreeKey<T[K], `${Prefix}${K}.`>;
}[keyof T & string];

/** The group of texts that a dotted key names. */
export type TreeAt<T, Key extends string> = Key extends `${infer Head}.${infer Rest}`
  ? Head extends keyof T
    ? TreeAt<T[Head], Rest>
    : never
  : Key extends keyof T
    ? T[Key]
    : never;

/** The group as it is: arrays stay arrays. */
type CompiledAt<Tree, Compiled extends keyof Tree> = [Compiled] extends [never]
  ? Tree
  : { [Name in keyof Tree]: Name extends Compiled ? CompiledMessage : Tree[Name] };

export interface Translator<Messages> {
  /** The text of a key, formatted; falls back to English, then to the key. */
  (key: MessageKey<Messages>, values?: MessageValues): string;
  /** All texts below a key, formatted with the shared values; those with values of their own are compiled. */
  tree<Key extends TreeKey<Messages>, Compiled extends keyof TreeAt<Messages, Key> = never>(
    key: Key,
    compiled?: readonly Compiled[],
  ): CompiledAt<TreeAt<Messages, Key>, Compiled>;
  /** A text compiled for formatting in the browser, where its values are known. */
  compile(key: MessageKey<Messages>): CompiledMessage;
}

interface TranslatorOptions {
  language: LanguageCode;
  /** Loads the message table of a language. */
  loadMessages: (language: LanguageCode) => MessageTree;
  /** Values that every text may use, such as the company's name. */
  values: MessageValues;
}

function isTree(node: unknown): node is MessageTree {
  return typeof node === 'object' && node !== null && !Array.isArray(node);
}

function findNode(tree: unknown, key: string): unknown {
  return key.split('.').reduce<unknown>((node, part) => (isTree(node) ? node[part] : undefined), tree);
}

function mapTexts(node: unknown, format: (text: string) => string): unknown {
  if (typeof node === 'string') return format(node);
  if (Array.isArray(node)) return node.map((child) => mapTexts(child, format));
  if (!isTree(node)) return node;
  return Object.fromEntries(Object.entries(node).map(([key, child]) => [key, mapTexts(child, format)]));
}

/** Creates the function that turns keys into the texts of one language. */
export function createTranslator<Messages>(options: TranslatorOptions): Translator<Messages> {
  const { language, loadMessages, values } = options;
  const { tag } = getLanguage(language);
  const messages = mergeTexts(loadMessages(defaultLanguageCode), loadMessages(language));

  function format(text: string, key: string, ownValues?: MessageValues): string {
    try {
      return formatAtBuild(text, tag, { ...values, ...ownValues });
    } catch (error) {
      throw new Error(`Text ${key} (${tag}): ${error instanceof Error ? error.message : error}`);
    }
  }

  const translate = (key: string, ownValues?: MessageValues) => {
    const text = findNode(messages, key);
    return typeof text === 'string' ? format(text, key, ownValues) : key;
  };

  // Every page of a section needs the same texts, so they are formatted once, however many pages there are.
  const trees = new Map<string, unknown>();
  const tree = (key: string, compiled: readonly string[] = []) => {
    const id = [key, ...compiled].join(' ');
    const known = trees.get(id);
    if (known !== undefined) return known;
    const node = findNode(messages, key);
    if (node === undefined) throw new Error(`No texts stand below ${key}`);
    const texts = isTree(node) ? toTexts(node, key, compiled) : mapTexts(node, (text) => format(text, key));
    trees.set(id, texts);
    return texts;
  };

  const toTexts = (node: MessageTree, key: string, compiled: readonly string[]) => {
    const entries = Object.entries(node).map(([name, child]) => [
      name,
      compiled.includes(name) ? compile(`${key}.${name}`) : mapTexts(child, (text) => format(text, key)),
    ]);
    return Object.fromEntries(entries);
  };

  const compile = (key: string) => {
    const text = findNode(messages, key);
    return typeof text === 'string' ? compileMessage(text) : key;
  };

  return Object.assign(translate, { tree, compile }) as Translator<Messages>;
}
