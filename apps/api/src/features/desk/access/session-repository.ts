import { type SqlBool, sql } from 'kysely';
import type pg from 'pg';
import { type Client, query, run } from '../../../db/query.ts';
import type { Row } from '../../../db/tables.ts';
import { createDeskToken, toDeskHash } from './desk-token.ts';

/** A session ends when nobody has used it for this long, and after a month whatever happens. */
const idleHours = 12;
export const longestDays = 30;

const now = sql<Date>`clock_timestamp()`;
const lastIdle = sql<Date>`statement_timestamp() - make_interval(hours => ${sql.lit(idleHours)})`;
const lastCreated = sql<Date>`statement_timestamp() - make_interval(days => ${sql.lit(longestDays)})`;

/** Nobody can use it any more. */
export const hasEnded = sql<SqlBool>`seen_at <= ${lastIdle} or created_at <= ${lastCreated}`;

export interface SignedIn {
  hash: string;
  person: Row<'desk_person'>;
}

export async function createSession(
  client: Client,
  owner: { personId: string; passkeyId: string },
): Promise<string> {
  const { token, hash } = createDeskToken();
  await run(
    client,
    query.insertInto('desk_session').values({ hash, person_id: owner.personId, passkey_id: owner.passkeyId }),
  );
  return token;
}

/** The session that a token opens; undefined if it has ended. Notes its use, at most once a minute. */
export async function touchSession(pool: pg.Pool, token: string): Promise<SignedIn | undefined> {
  const hash = toDeskHash(token);
  const statement = query
    .with('seen', (cte) =>
      cte
        .updateTable('desk_session')
        .set({ seen_at: now })
        .where('hash', '=', hash)
        .where('seen_at', '>', lastIdle)
        .where('seen_at', '<', sql<Date>`statement_timestamp() - interval '1 minute'`),
    )
    .selectFrom('desk_session as session')
    .innerJoin('desk_person as person', 'person.id', 'session.person_id')
    .selectAll('person')
    .where('session.hash', '=', hash)
    .where('session.seen_at', '>', lastIdle)
    .where('session.created_at', '>', lastCreated);
  const person = (await run(pool, statement, 'touch-desk-session')).rows[0];
  return person && { hash, person };
}

/**
 * Keeps a session from ending before the transaction does; false if it has ended. A change that ends the sessions of a
 * person locks them too: in one order, so that two who remove each other at once don't deadlock.
 */
export async function holdSession(client: Client, hash: string, endedPersonId?: string): Promise<boolean> {
  return (await lockSessions(client, { hash, personId: endedPersonId })).includes(hash);
}

/**
 * Not a shared lock: whoever acted without a pause would share it for ever, and whoever removes them would never get it.
 */
export async function lockSessions(
  client: Client,
  { hash, personId }: { hash?: string; personId: string | undefined },
): Promise<string[]> {
  const statement = query
    .selectFrom('desk_session')
    .select('hash')
    .where((row) =>
      row.or([
        ...(hash ? [row('hash', '=', hash)] : []),
        ...(personId ? [row('person_id', '=', personId)] : []),
      ]),
    )
    .orderBy('hash')
    .forUpdate();
  return (await run(client, statement)).rows.map((row) => row.hash);
}

export async function endSession(client: Client, hash: string): Promise<void> {
  await run(client, query.deleteFrom('desk_session').where('hash', '=', hash));
}
