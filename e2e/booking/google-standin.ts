import type pg from 'pg';

/** A fault of docs/standins.md. */
export type GoogleFault = { on: string; kind: string; [setting: string]: unknown };

export interface CalendarEvent {
  id: string;
  status: string;
  body: { start: { dateTime: string }; end: { dateTime: string }; summary: string };
}

export type GoogleStandin = ReturnType<typeof createGoogleStandin>;

/**
 * The account that is signed in to the stand-in. The worker uses the company's account, so no journey's fault affects
 * it.
 */
const visitor = { account: 'visitor@example.com' };

const turnLock = 4_170_001;

/** The Google stand-in that all tests share. A test that scripts a fault locks it until the fault has happened. */
export function createGoogleStandin(url: string, session: pg.Client) {
  async function call(method: string, path: string, body?: unknown) {
    const content = body
      ? { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }
      : {};
    const response = await fetch(`${url}/__admin/${path}`, { method, ...content });
    if (!response.ok) throw new Error(`Google stand-in: ${response.status} ${await response.text()}`);
    return response;
  }

  async function takeTurn<Result>(mode: '' | '_shared', action: () => Promise<Result>): Promise<Result> {
    await session.query(`select pg_advisory_lock${mode}($1)`, [turnLock]);
    try {
      return await action();
    } finally {
      await session.query(`select pg_advisory_unlock${mode}($1)`, [turnLock]);
    }
  }

  return {
    /** Runs an action that calls Google, with a scripted fault or without any. */
    async during<Result>(fault: GoogleFault | undefined, action: () => Promise<Result>): Promise<Result> {
      if (!fault) return takeTurn('_shared', action);
      return takeTurn('', async () => {
        await call('POST', 'faults', fault.on === 'insert' ? { ...visitor, ...fault } : fault);
        try {
          return await action();
        } finally {
          await call('DELETE', 'faults');
        }
      });
    },
    /** An access token of another visitor, without a browser. */
    async issueToken(): Promise<string> {
      const response = await call('POST', 'tokens', { email: 'grace@example.com' });
      return ((await response.json()) as { token: string }).token;
    },
    /** The event of a booking, by the id that both share. */
    async findEvent(bookingId: string): Promise<CalendarEvent | undefined> {
      const { events } = (await (await call('GET', 'state')).json()) as { events: CalendarEvent[] };
      return events.find(({ id }) => id === bookingId.replaceAll('-', ''));
    },
    async findToken(token: string): Promise<{ isRevoked: boolean } | undefined> {
      const state = await (await call('GET', 'state')).json();
      const { tokens } = state as { tokens: { token: string; isRevoked: boolean }[] };
      return tokens.find((issued) => issued.token === token);
    },
  };
}
