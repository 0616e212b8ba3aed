import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { inquiryFragments } from '@tt/contract/inquiry/inquiry';
import { defaultLanguageCode } from '@tt/contract/language/language';
import type { Logger } from 'pino';
import type { BoundedPool } from '../db/bounded-pool.ts';
import type { Metrics, refusalReasons } from '../process/metrics.ts';
import type { EventLoopWatch } from './event-loop-watch.ts';
import { RoutePlaces } from './route-places.ts';

const retryAfterSeconds = 2;
const logIntervalMs = 1_000;
const body = JSON.stringify({ error: { code: 'overloaded' } });
const unbounded = new Set(['/healthz', '/readyz']);

export interface AdmissionOptions {
  log: Logger;
  pool: Pick<BoundedPool, 'isFull'>;
  loop: Pick<EventLoopWatch, 'isBehind'>;
  metrics: Pick<Metrics, 'refusals'>;
  siteOrigin: string;
}

/**
 * Refuses requests that can't be answered in time. It runs before the framework: under overload only a refusal
 * that costs almost nothing leaves time for admitted requests, so it reads no body and logs no line.
 * Each route has places of its own, so that a slow peer of one route does not block the others.
 */
export class Admission {
  readonly #options: AdmissionOptions;
  readonly #others = new RoutePlaces();
  readonly #routes = new Map<string, RoutePlaces>();
  readonly #headers: string[];
  #loggedAt = 0;
  #refused = 0;

  constructor(options: AdmissionOptions) {
    this.#options = options;
    this.#headers = Object.entries({
      'content-type': 'application/json; charset=utf-8',
      'content-length': String(body.length),
      'retry-after': String(retryAfterSeconds),
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'access-control-allow-origin': options.siteOrigin,
      vary: 'Origin',
    }).flat();
  }

  addRoute(path: string): void {
    if (!unbounded.has(path)) this.#routes.set(path, new RoutePlaces());
  }

  guard(handle: RequestListener): RequestListener {
    return (request, response) => {
      const path = toPath(request);
      if (unbounded.has(path)) return handle(request, response);
      if (this.#options.loop.isBehind) return this.#refuse(request, response, 'event_loop');
      if (this.#options.pool.isFull) return this.#refuse(request, response, 'waiting');
      const places = this.#routes.get(path) ?? this.#others;
      if (!places.take(request, response)) return this.#refuse(request, response, 'places');
      handle(request, response);
    };
  }

  #refuse(request: IncomingMessage, response: ServerResponse, reason: (typeof refusalReasons)[number]): void {
    const contactPage = findContactPage(request);
    if (contactPage) response.writeHead(303, { location: this.#options.siteOrigin + contactPage }).end();
    else response.writeHead(503, this.#headers).end(body);
    this.#options.metrics.refusals.inc({ reason });
    this.#refused += 1;
    const now = performance.now();
    if (now - this.#loggedAt < logIntervalMs) return;
    this.#options.log.warn(
      { refused: this.#refused },
      'requests are refused because too many arrived at once',
    );
    this.#loggedAt = now;
    this.#refused = 0;
  }
}

/**
 * A visitor without script would see the code. The contact page says it in words, and what was typed is one step back in the
 * browser.
 */
function findContactPage({ headers, url = '' }: IncomingMessage): string | undefined {
  if (!headers['content-type']?.startsWith('application/x-www-form-urlencoded')) return undefined;
  const language = /\?language=([a-z]{2})$/.exec(url)?.[1] ?? defaultLanguageCode;
  return `/${language}/contact#${inquiryFragments.failed}`;
}

function toPath({ url = '' }: IncomingMessage): string {
  const end = url.indexOf('?');
  return end === -1 ? url : url.slice(0, end);
}
