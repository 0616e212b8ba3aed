/** The most networks to track. Beyond it, the one that was seen least recently is dropped. */
const maxKeys = 10_000;

/**
 * A token bucket for each key in this process's memory. It protects the process and not the data, so it needs no
 * database: what each process counts is enough.
 */
export class MemoryBucket {
  readonly #perMinute: number;
  readonly #burst: number;
  readonly #levels = new Map<string, { level: number; at: number }>();

  /** Half a minute's share may be used at once. */
  constructor(perMinute: number) {
    this.#perMinute = perMinute;
    this.#burst = Math.max(1, perMinute / 2);
  }

  /** Returns false if the key has used up its share. */
  take(key: string): boolean {
    const now = performance.now();
    const { level, at } = this.#levels.get(key) ?? { level: this.#burst, at: now };
    const refilled = Math.min(this.#burst, level + ((now - at) / 60_000) * this.#perMinute);
    // The oldest entry is at the front, and its bucket is most likely full again.
    this.#levels.delete(key);
    const oldest = this.#levels.size >= maxKeys ? this.#levels.keys().next().value : undefined;
    if (oldest !== undefined) this.#levels.delete(oldest);
    this.#levels.set(key, { level: refilled >= 1 ? refilled - 1 : refilled, at: now });
    return refilled >= 1;
  }
}
