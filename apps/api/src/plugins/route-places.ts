import type { IncomingMessage, ServerResponse } from 'node:http';

const placesForEachRoute = 256;
/** A person's request arrives completely within this time, even from a slow phone. */
const arrivalMs = 1_000;
const lookIntervalMs = 100;

/**
 * The requests of one route that are in progress. A request that arrives slowly costs next to nothing, so
 * when places run out its place is freed until it has arrived: slow senders can't block the route for everybody.
 */
export class RoutePlaces {
  readonly #arrivals = new Map<IncomingMessage, number>();
  #lookedAt = Number.NEGATIVE_INFINITY;

  /** Returns false if every place is taken. */
  take(request: IncomingMessage, response: ServerResponse): boolean {
    const now = performance.now();
    if (this.#arrivals.size >= placesForEachRoute) this.#freeSlowPlaces(now);
    if (this.#arrivals.size >= placesForEachRoute) return false;
    this.#arrivals.set(request, now);
    response.once('close', () => this.#arrivals.delete(request));
    return true;
  }

  #freeSlowPlaces(now: number): void {
    // In a flood every refusal would scan all places.
    if (now - this.#lookedAt < lookIntervalMs) return;
    this.#lookedAt = now;
    for (const [request, arrivedAt] of this.#arrivals) {
      if (request.complete || now - arrivedAt < arrivalMs) continue;
      this.#arrivals.delete(request);
      request.once('end', () => this.#arrivals.set(request, performance.now()));
    }
  }
}
