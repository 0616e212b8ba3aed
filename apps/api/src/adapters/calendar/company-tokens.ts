import type { CalendarFailure } from './company-calendar.ts';

/** Access tokens for the company's calendar. */
export interface CompanyTokens {
  /** Throws a `TokenFailure` if there is none. */
  getToken: () => Promise<string>;
  /** Forgets a token that the calendar refused. */
  drop: (token: string) => void;
}

/** Why there is no token. Its message is safe to log. */
export class TokenFailure extends Error {
  readonly failure: CalendarFailure;

  constructor(failure: CalendarFailure) {
    super(failure.detail);
    this.name = 'TokenFailure';
    this.failure = failure;
  }
}

export interface GrantedToken {
  token: string;
  lifetimeMs: number;
}

const renewEarlyMs = 5 * 60_000;

/**
 * Keeps the token in memory until five minutes before it expires. Concurrent callers share one request. If a renewal
 * fails temporarily, the current token is used until it expires.
 */
export function cacheTokens(request: () => Promise<GrantedToken>, now = Date.now): CompanyTokens {
  let kept: { token: string; expiresAt: number } | undefined;
  let running: Promise<string> | undefined;

  async function renew(): Promise<string> {
    const askedAt = now();
    try {
      const { token, lifetimeMs } = await request();
      kept = { token, expiresAt: askedAt + lifetimeMs };
      return token;
    } catch (error) {
      const isPassing = error instanceof TokenFailure && error.failure.kind === 'transient';
      if (isPassing && kept && kept.expiresAt > now()) return kept.token;
      throw error;
    }
  }

  return {
    getToken: async () => {
      if (kept && kept.expiresAt - renewEarlyMs > now()) return kept.token;
      running ??= renew().finally(() => {
        running = undefined;
      });
      return running;
    },
    drop: (token) => {
      if (kept?.token === token) kept = undefined;
    },
  };
}
