const bucketCount = 30_000;

/** Latencies in steps of a millisecond, small enough to travel between processes. */
export class LatencyHistogram {
  readonly #counts: number[];

  constructor(counts: number[] = []) {
    this.#counts = counts;
  }

  get count(): number {
    return this.#counts.reduce((sum, count) => sum + (count ?? 0), 0);
  }

  add(ms: number, count = 1): void {
    const bucket = Math.min(bucketCount, Math.max(0, Math.ceil(ms)));
    this.#counts[bucket] = (this.#counts[bucket] ?? 0) + count;
  }

  merge(other: LatencyHistogram): void {
    for (const [ms, count] of other.#counts.entries()) if (count) this.add(ms, count);
  }

  /** The latency that the given share of answers does not exceed; 0 without answers. */
  percentile(share: number): number {
    let left = Math.ceil(this.count * share);
    for (const [ms, count] of this.#counts.entries()) {
      left -= count ?? 0;
      if (left <= 0) return ms;
    }
    return 0;
  }

  /** The share of answers that took at most so long; 1 without answers. */
  shareWithin(ms: number): number {
    const within = this.#counts.slice(0, ms + 1).reduce((sum, count) => sum + (count ?? 0), 0);
    return this.count === 0 ? 1 : within / this.count;
  }

  toJSON(): number[] {
    return this.#counts;
  }
}
