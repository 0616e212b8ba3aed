/** All random choices of a history, from one seed; 0 always takes the first option. */
export class Choices {
  #state = 0;
  #ids = 0;

  reset(seed: number): void {
    this.#state = seed;
    this.#ids = 0;
  }

  pick(count: number): number {
    // Only a real choice advances the generator: how often there was a single option differs between machines.
    if (this.#state === 0 || count < 2) return 0;
    // mulberry32, which is short and uniform enough to choose among a handful.
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % count;
  }

  createId(): string {
    this.#ids += 1;
    return `00000000-0000-4000-8000-${this.#ids.toString(16).padStart(12, '0')}`;
  }
}
