import type { LanguageCode } from './language.ts';

const noBreakSpace = '\u00a0';

/** What the letter before and the letter behind a word of its own may not be. */
const within = String.raw`[\p{L}\p{M}\p{N}’'\-]`;

/** Signs of a text's markup between a word and its space. */
const markup = String.raw`(?:</?\w+>|\*)*`;

/** A word behind a number is its unit where a no-break space stands between them: 15 min. */
const unit = String.raw`[\p{N}#\}]\u00a0`;

const toForward = (word: string) => new RegExp(`(?<!${within}|${unit})((?:${word})${markup}) (?!\\s)`, 'gv');

/** A word that belongs to the one before: it must not begin a line, and may end one. */
const particles = 'же|ж|бы|би|б|ли|ль';
const backward = new RegExp(`(?<=[\\p{L}\\p{N}»”\\)]) (?=(?:${particles})(?!${within}))`, 'gv');

/** Words of one or two letters, but for particles and for capitals such as ИИ, which are nouns and units. */
const cyrillic = toForward(
  String.raw`(?!(?:${particles})(?!${within}))\p{Script=Cyrillic}[\p{Script=Cyrillic}&&\p{Ll}]?`,
);

/** Polish lets words of two letters stand at the end of a line. */
const polish = toForward('[AIOUWZaiouwz]');

const rules: Partial<Record<LanguageCode, (text: string) => string>> = {
  ua: bindCyrillic,
  ru: bindCyrillic,
  pl: (text) => text.replace(polish, `$1${noBreakSpace}`),
};

function bindCyrillic(text: string): string {
  return text.replace(backward, noBreakSpace).replace(cyrillic, `$1${noBreakSpace}`);
}

/**
 * Binds short words to the next one where a language doesn't leave them at the end of a line: prepositions, conjunctions,
 * pronouns. The text may be an ICU message, and may have some of the spaces already.
 */
export function bindShortWords(text: string, language: LanguageCode): string {
  return rules[language]?.(text) ?? text;
}

/** Binds the short words of all texts of a tree. */
export function bindTexts<Tree>(node: Tree, language: LanguageCode): Tree;
export function bindTexts(node: unknown, language: LanguageCode): unknown {
  if (typeof node === 'string') return bindShortWords(node, language);
  if (Array.isArray(node)) return node.map((child) => bindTexts(child, language));
  if (typeof node !== 'object' || node === null) return node;
  return Object.fromEntries(Object.entries(node).map(([key, child]) => [key, bindTexts(child, language)]));
}
