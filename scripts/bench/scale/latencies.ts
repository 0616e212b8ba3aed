/** Latencies by name, in milliseconds. */
export class Latencies {
  readonly #byName = new Map<string, number[]>();

  add(name: string, ms: number): void {
    const known = this.#byName.get(name);
    if (known) known.push(ms);
    else this.#byName.set(name, [ms]);
  }

  get names(): string[] {
    return [...this.#byName.keys()];
  }

  count(name: string): number {
    return this.#byName.get(name)?.length ?? 0;
  }

  /** The latency that the given share of calls does not exceed; 0 without calls. */
  percentile(name: string, share: number): number {
    const sorted = (this.#byName.get(name) ?? []).toSorted((a, b) => a - b);
    return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0;
  }
}
