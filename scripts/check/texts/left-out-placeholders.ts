export type LeftOut = { placeholder: string; reason: string };

const vocative = {
  placeholder: 'name',
  reason: 'A greeting takes the vocative, which can’t be formed from a name as it was typed',
};

/** Placeholders that a language leaves out on purpose, by language code and key. */
const leftOut: Partial<Record<string, Partial<Record<string, LeftOut>>>> = {
  pl: { 'desk.templates.greeting.named': vocative },
  ua: { 'desk.templates.greeting.named': vocative },
};

/** Finds the placeholder that a text may lack although English has it. */
export function findLeftOut(languageCode: string, key: string): LeftOut | undefined {
  return leftOut[languageCode]?.[key];
}
