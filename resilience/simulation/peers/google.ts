import { registerEventRoutes } from '@tt/standins/google/calendar/event-routes';
import { registerFreeBusyRoute } from '@tt/standins/google/calendar/free-busy-route';
import { registerListRoute } from '@tt/standins/google/calendar/list-route';
import { GoogleWorld } from '@tt/standins/google/google-world';
import { registerRevokeRoute } from '@tt/standins/google/oauth/revoke-route';
import { registerTokenInfoRoute } from '@tt/standins/google/oauth/token-info-route';
import { registerTokenRoute } from '@tt/standins/google/oauth/token-route';
import { type FastifyInstance, fastify } from 'fastify';
import type { Scheduler } from '../engine/scheduler.ts';
import type { VirtualClock } from '../engine/virtual-clock.ts';
import { googleClientId } from '../world-config.ts';
import { type CompanyFate, type CompanyOperation, toOperation } from './company-fates.ts';
import { applyFate, type Fate, FateQueue } from './fate.ts';
import type { HttpPeer } from './fetch.ts';

const calendarScope = 'https://www.googleapis.com/auth/calendar.events.owned';

/** The Google stand-in in this process; the fates of a token's calls override its answers. */
export class SimulatedGoogle {
  readonly world = new GoogleWorld([]);
  readonly #app: FastifyInstance;
  readonly #clock: VirtualClock;
  readonly #scheduler: Scheduler;
  readonly #fates = new Map<string, FateQueue>();
  readonly #companyFates = new Map<CompanyOperation, FateQueue>();

  private constructor(app: FastifyInstance, clock: VirtualClock, scheduler: Scheduler) {
    this.#app = app;
    this.#clock = clock;
    this.#scheduler = scheduler;
  }

  static async create(clock: VirtualClock, scheduler: Scheduler): Promise<SimulatedGoogle> {
    const app = fastify();
    app.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );
    const google = new SimulatedGoogle(app, clock, scheduler);
    registerEventRoutes(app, google.world);
    registerFreeBusyRoute(app, google.world);
    registerListRoute(app, google.world);
    registerTokenRoute(app, google.world);
    registerRevokeRoute(app, google.world);
    registerTokenInfoRoute(app, google.world);
    await app.ready();
    return google;
  }

  reset(): void {
    this.world.reset();
    this.world.faults.clear();
    this.#fates.clear();
    this.#companyFates.clear();
  }

  heal(): void {
    this.world.faults.clear();
    this.#companyFates.clear();
    for (const fates of this.#fates.values()) fates.clear();
  }

  /** A token of the account, whose calls to the calendar have these fates. */
  issueToken(email: string, token: string, fates: readonly Fate[]): void {
    this.world.tokens.issue({
      account: { email, timeZone: 'Europe/Warsaw' },
      clientId: googleClientId,
      scope: calendarScope,
      expiresInSeconds: 3600,
      token,
    });
    const queue = new FateQueue();
    queue.add(fates);
    this.#fates.set(token, queue);
  }

  /** What happens to the next calls of each kind about the company's calendar. */
  troubleCompany(fates: readonly CompanyFate[]): void {
    for (const { on, fate } of fates) {
      const queue = this.#companyFates.get(on) ?? new FateQueue();
      queue.add([fate]);
      this.#companyFates.set(on, queue);
    }
  }

  readonly call: HttpPeer = (url, init) => {
    const headers = Object.fromEntries(new Headers(init.headers));
    const token = /^Bearer (.+)$/.exec(headers.authorization ?? '')?.[1];
    const operation = toOperation(init.method, url);
    const own = token && this.#fates.get(token);
    const fates = own || (operation && this.#companyFates.get(operation)) || new FateQueue();
    return applyFate(fates.take(), {
      clock: this.#clock,
      perform: () => this.#scheduler.track(this.#ask(url, init, headers)),
      toAnswer: (answer) => {
        if (answer === 'malformed') return new Response('{"kind": "calendar#event", "id": "');
        const { status, reason, retryAfterSeconds } = answer;
        const body = { error: { code: status, message: reason, errors: [{ reason }] } };
        const retryAfter = retryAfterSeconds ? { 'retry-after': String(retryAfterSeconds) } : undefined;
        return Response.json(body, { status, ...(retryAfter && { headers: retryAfter }) });
      },
    });
  };

  async #ask(url: URL, init: RequestInit, headers: Record<string, string>): Promise<Response> {
    const isForm = init.body instanceof URLSearchParams;
    const answer = await this.#app.inject({
      method: (init.method ?? 'GET') as 'GET',
      url: `${url.pathname}${url.search}`,
      headers: { ...headers, ...(isForm && { 'content-type': 'application/x-www-form-urlencoded' }) },
      ...(init.body && { payload: String(init.body) }),
    });
    return new Response(answer.body || null, {
      status: answer.statusCode,
      headers: { 'content-type': 'application/json' },
    });
  }
}
