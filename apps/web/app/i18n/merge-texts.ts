type Tree = Record<string, unknown>;

function isTree(node: unknown): node is Tree {
  return typeof node === 'object' && node !== null && !Array.isArray(node);
}

/** Merges the texts of a language over the English ones, so that a missing or empty text falls back to English. */
export function mergeTexts(english: unknown, own: unknown): unknown {
  if (Array.isArray(english) && Array.isArray(own)) {
    const longer = english.length > own.length ? english : own;
    return longer.map((_, place) => mergeTexts(english[place], own[place]));
  }
  if (!isTree(english) || !isTree(own)) return own === '' ? english : (own ?? english);
  const keys = new Set([...Object.keys(english), ...Object.keys(own)]);
  return Object.fromEntries([...keys].map((key) => [key, mergeTexts(english[key], own[key])]));
}
