import type { IncomingMessage, ServerResponse } from 'node:http';

const placesForEachRoute = 256;
/** A person's request arrives whole within this time, also from a slow telephone. */
const arrivalMs = 1_000;
const lookIntervalMs = 100;

/**
 * The requests of one route that are being answered. A request that takes its time to arrive costs next to nothing, so
 * when places run out it waits aside: one sender of slow requests can't close the route to everybody.
 */
export class RoutePlaces {
  readonly #arrivals = new Map<IncomingMessage, number>();
  #lookedAt = Number.NEGATIVE_INFINITY;

  /** Answers false when every place is taken. */
  take(request: IncomingMessage, response: ServerResponse): boolean {
    const now = performance.now();
    if (this.#arrivals.size >= placesForEachRoute) this.#setSlowAside(now);
    if (this.#arrivals.size >= placesForEachRoute) return false;
    this.#arrivals.set(request, now);
    response.once('close', () => this.#arrivals.delete(request));
    return true;
  }

  #setSlowAside(now: number): void {
    // In a flood every refusal would look through all places.
    if (now - this.#lookedAt < lookIntervalMs) return;
    this.#lookedAt = now;
    for (const [request, arrivedAt] of this.#arrivals) {
      if (request.complete || now - arrivedAt < arrivalMs) continue;
      this.#arrivals.delete(request);
      request.once('end', () => this.#arrivals.set(request, performance.now()));
    }
  }
}
