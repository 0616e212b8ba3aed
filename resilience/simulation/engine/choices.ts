/** Everything that chance decides during a history, from one number; 0 always takes the first. */
export class Choices {
  #state = 0;
  #ids = 0;

  reset(seed: number): void {
    this.#state = seed;
    this.#ids = 0;
  }

  pick(count: number): number {
    // Only what is a choice moves chance on: how often nothing could be chosen differs with the machine.
    if (this.#state === 0 || count < 2) return 0;
    // mulberry32, which is short and even enough for choosing among a handful.
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
