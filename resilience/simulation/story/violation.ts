/** A broken invariant. */
export class Violation extends Error {}

export function require(condition: boolean, words: () => string): asserts condition {
  if (!condition) throw new Violation(words());
}
