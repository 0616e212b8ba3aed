type Rule = { pattern: RegExp; problem: string };

const mixedWord: Rule = {
  pattern: /\p{Script=Latin}\p{Script=Cyrillic}|\p{Script=Cyrillic}\p{Script=Latin}/u,
  problem: 'mixes Latin and Cyrillic letters in one word: retype it',
};
const noCyrillic: Rule = { pattern: /\p{Script=Cyrillic}/u, problem: 'has Cyrillic letters: retype it' };
const noStraightQuotes: Rule = {
  pattern: /"/,
  problem: 'has a straight quote: use the quotes of the language',
};

/** Its own end may stand within a plural form or a tag. An ellipsis of three is a text of the specification. */
const doubledPeriod: Rule = {
  pattern: /(?<!\.)[.?!](?:\}|<\/\w+>)*\.(?!\.)/,
  problem: 'ends a sentence twice',
};

/** Rules by BCP 47 tag; docs/translation.md lists the quotes of each language. */
const rules: Readonly<Record<string, Rule[]>> = {
  en: [noCyrillic, { pattern: /[„«»]/, problem: 'has foreign quotes: English uses “ ”' }],
  uk: [
    { pattern: /[ыэъё]/iu, problem: 'has Russian letters (ы э ъ ё)' },
    { pattern: /[“„]/, problem: 'has foreign quotes: Ukrainian uses « »' },
    {
      pattern: /\p{Script=Cyrillic}['ʼ]\p{Script=Cyrillic}/u,
      problem: 'has another apostrophe: Ukrainian uses ’',
    },
  ],
  pl: [noCyrillic, { pattern: /[“«»]/, problem: 'has foreign quotes: Polish uses „ ”' }],
  ru: [
    { pattern: /[іїєґ]/iu, problem: 'has Ukrainian letters (і ї є ґ)' },
    { pattern: /[“„]/, problem: 'has foreign quotes: Russian uses « »' },
  ],
  es: [noCyrillic, { pattern: /[“„]/, problem: 'has foreign quotes: Spanish uses « »' }],
};

/** Returns whether a language has rules of its own. */
export function hasLetterRules(tag: string): boolean {
  return Object.hasOwn(rules, tag);
}

/** Lists letters, quotes and ends of sentences that do not belong to a language. */
export function listLetterProblems(text: string, tag: string): string[] {
  const applied = [...(rules[tag] ?? []), mixedWord, noStraightQuotes, doubledPeriod];
  return applied.filter(({ pattern }) => pattern.test(text)).map(({ problem }) => problem);
}
