/** Something that must never be, whatever happened before. */
export class Violation extends Error {}

export function require(condition: boolean, words: () => string): asserts condition {
  if (!condition) throw new Violation(words());
}
