/** One answer for everybody who asks within its age; asked while it is being found, all wait for the same. */
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
    // A failure is not kept: whoever asks next may have more luck.
    asked.answer.catch(() => {
      if (this.#current === asked) this.#current = undefined;
    });
    return asked.answer;
  }

  /** Whoever asks from now on gets what is true from now on. */
  forget(): void {
    this.#current = undefined;
  }
}
