/** Caches one answer for its maximum age. Concurrent callers share one query. */
export class SharedAnswer<Value> {
  readonly #find: () => Promise<Value>;
  readonly #maxAgeMs: number;
  #current: { answer: Promise<Value>; askedAt: number } | undefined;

  constructor(find: () => Promise<Value>, maxAgeMs: number) {
    this.#find = find;
    this.#maxAgeMs = maxAgeMs;
  }

  get(): Promise<Value> {
    const isFresh = this.#current && performance.now() - this.#current.askedAt < this.#maxAgeMs;
    if (this.#current && isFresh) return this.#current.answer;
    const asked = { answer: this.#find(), askedAt: performance.now() };
    this.#current = asked;
    // A failure is not cached: the next caller may succeed.
    asked.answer.catch(() => {
      if (this.#current === asked) this.#current = undefined;
    });
    return asked.answer;
  }

  /** Invalidates the answer: later callers get a new one. */
  forget(): void {
    this.#current = undefined;
  }
}
