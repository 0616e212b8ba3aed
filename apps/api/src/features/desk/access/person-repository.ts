import { invitationHours } from '@tt/contract/desk/desk-access';
import type { LanguageCode } from '@tt/contract/language/language';
import { sql } from 'kysely';
import type pg from 'pg';
import { type Client, query, run, statementTime } from '../../../db/query.ts';
import type { Row } from '../../../db/tables.ts';
import { ApiError } from '../../../api-error.ts';
import { recordAct } from '../acts.ts';
import { createDeskToken, toDeskHash } from './desk-token.ts';
import { lockSessions } from './session-repository.ts';

const now = sql<Date>`clock_timestamp()`;

export type Person = Row<'desk_person'>;

export interface Invitation {
  hash: string;
  person: Person;
  invitedBy: string | null;
  expiresAt: Date;
}

/** While nobody can enter, the desk answers 404. */
export async function hasPeople(pool: pg.Pool): Promise<boolean> {
  const statement = query.selectFrom('desk_person').select('id').where('removed_at', 'is', null).limit(1);
  return (await run(pool, statement, 'has-desk-people')).rows.length > 0;
}

export async function findPersonByName(client: Client, name: string): Promise<Person | undefined> {
  const statement = query
    .selectFrom('desk_person')
    .selectAll()
    .where(sql`lower(name)`, '=', sql<string>`lower(${name})`)
    .where('removed_at', 'is', null);
  return (await run(client, statement)).rows[0];
}

export async function findPerson(client: Client, id: string): Promise<Person | undefined> {
  const statement = query
    .selectFrom('desk_person')
    .selectAll()
    .where('id', '=', id)
    .where('removed_at', 'is', null);
  return (await run(client, statement)).rows[0];
}

/** Keeps a person from being removed before the transaction ends; false if they are removed. */
export async function holdPerson(client: Client, id: string): Promise<boolean> {
  const statement = query
    .selectFrom('desk_person')
    .select('id')
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .forNoKeyUpdate();
  return (await run(client, statement)).count === 1;
}

export async function hasPasskey(client: Client, personId: string): Promise<boolean> {
  const statement = query.selectFrom('desk_passkey').select('id').where('person_id', '=', personId).limit(1);
  return (await run(client, statement)).count > 0;
}

export async function listPeople(pool: pg.Pool) {
  const statement = query
    .selectFrom('desk_person as person')
    .selectAll()
    .select((row) => [
      row
        .selectFrom('desk_passkey')
        .select(sql<number>`count(*)::int`.as('count'))
        .whereRef('person_id', '=', 'person.id')
        .as('devices'),
      row
        .selectFrom('desk_session')
        .select(sql<Date | null>`max(seen_at)`.as('at'))
        .whereRef('person_id', '=', 'person.id')
        .as('seen_at'),
      row
        .selectFrom('desk_invitation')
        .select(sql<Date | null>`max(expires_at)`.as('at'))
        .whereRef('person_id', '=', 'person.id')
        .where('expires_at', '>', statementTime)
        .as('invited_until'),
    ])
    .where('removed_at', 'is', null)
    .orderBy('created_at');
  return (await run(pool, statement)).rows;
}

export interface NewInvitation {
  name: string;
  mail?: string | undefined;
  language?: LanguageCode | undefined;
  /** Left out if the operator invites. */
  invitedBy?: Person;
}

/**
 * Invites a person, or one who is known already once more; earlier links of theirs end. Returns the token of the link.
 * A colleague who is enrolled is invited by the operator alone: whoever opens the link acts under that name.
 */
export async function invite(
  client: Client,
  { name, mail, language, invitedBy }: NewInvitation,
): Promise<string> {
  const values = {
    ...{ name, invited_by: invitedBy?.name ?? null },
    ...(mail && { mail }),
    ...(language && { language }),
  };
  // Also locks the person: two who invite at once, or one who enrols meanwhile, do it one after the other.
  const insertion = query
    .insertInto('desk_person')
    .values(values)
    .onConflict((known) =>
      known
        .expression(sql`lower(name)`)
        .where('removed_at', 'is', null)
        .doUpdateSet({ mail: sql<string | null>`coalesce(excluded.mail, desk_person.mail)` }),
    )
    .returning('id');
  const id = (await run(client, insertion)).rows[0]?.id;
  if (!id) throw new Error('The person was not stored');
  if (invitedBy && (await hasPasskey(client, id))) throw new ApiError('already_enrolled');
  await run(client, query.deleteFrom('desk_invitation').where('person_id', '=', id));
  if (invitedBy) await recordAct(client, { personId: invitedBy.id, kind: 'invited', after: name });
  return addInvitation(client, {
    personId: id,
    invitedBy: invitedBy?.name,
    seconds: invitationHours * 3_600,
  });
}

export async function addInvitation(
  client: Client,
  { personId, invitedBy, seconds }: { personId: string; invitedBy?: string | undefined; seconds: number },
): Promise<string> {
  const { token, hash } = createDeskToken();
  const expires = sql<Date>`${now} + make_interval(secs => ${seconds})`;
  await run(
    client,
    query
      .insertInto('desk_invitation')
      .values({ hash, person_id: personId, invited_by: invitedBy ?? null, expires_at: expires }),
  );
  return token;
}

/** A link that still works; undefined if it was used, withdrawn, is over or never existed. */
export async function findInvitation(client: Client, token: string): Promise<Invitation | undefined> {
  const statement = query
    .selectFrom('desk_invitation as link')
    .innerJoin('desk_person as person', 'person.id', 'link.person_id')
    .selectAll('person')
    .select(['link.hash', 'link.invited_by as link_by', 'link.expires_at'])
    .where('link.hash', '=', toDeskHash(token))
    .where('link.expires_at', '>', statementTime)
    .where('person.removed_at', 'is', null);
  const row = (await run(client, statement)).rows[0];
  if (!row) return undefined;
  const { hash, link_by, expires_at, ...person } = row;
  return { hash, person, invitedBy: link_by, expiresAt: expires_at };
}

/** Whether a link of a person still works. */
export async function hasInvitation(client: Client, personId: string): Promise<boolean> {
  const statement = query
    .selectFrom('desk_invitation')
    .select('hash')
    .where('person_id', '=', personId)
    .where('expires_at', '>', statementTime)
    .limit(1);
  return (await run(client, statement)).count > 0;
}

export async function withdrawInvitation(client: Client, hash: string): Promise<void> {
  await run(client, query.deleteFrom('desk_invitation').where('hash', '=', hash));
}

export async function saveSettings(
  client: Client,
  id: string,
  { language, hasSingleKeys }: { language: LanguageCode; hasSingleKeys: boolean },
): Promise<void> {
  const settings = { language, has_single_keys: hasSingleKeys };
  await run(client, query.updateTable('desk_person').set(settings).where('id', '=', id));
}

/** Signs a person out everywhere, also where a link would still let a device in; returns how many sessions have ended. */
export async function endSessions(client: Client, personId: string): Promise<number> {
  await lockSessions(client, { personId });
  const ended = await run(client, query.deleteFrom('desk_session').where('person_id', '=', personId));
  // Afterwards, so that no session adds another.
  await run(client, query.deleteFrom('desk_invitation').where('person_id', '=', personId));
  return ended.count;
}

export async function signOutEverywhere(client: Client, personId: string): Promise<void> {
  await endSessions(client, personId);
  await recordAct(client, { personId, kind: 'signed_out_everywhere' });
}

/**
 * Takes a person's access away at once; what they had in hand is new again, and whoever they have invited needs a new link.
 * Their name stays with what they did.
 */
export async function removePerson(client: Client, { id, name }: Person, by?: Person): Promise<void> {
  // First, like every change: what the person is doing at this moment ends before the rest is taken away.
  await lockSessions(client, { personId: id });
  const removal = query
    .updateTable('desk_person')
    .set({ removed_at: now, mail: null })
    .where('id', '=', id)
    .where('removed_at', 'is', null);
  // Somebody else has just done it.
  if ((await run(client, removal)).count === 0) return;
  // The sessions go with the passkeys.
  const passkeys = await run(client, query.deleteFrom('desk_passkey').where('person_id', '=', id));
  const links = query
    .deleteFrom('desk_invitation')
    .where((link) => link.or([link('person_id', '=', id), link('invited_by', '=', name)]));
  await run(client, links);
  await run(
    client,
    query
      .updateTable('desk_entry')
      .set((row) => ({ state: 'new', holder_id: null, taken_at: null, version: row('version', '+', 1) }))
      .where('holder_id', '=', id),
  );
  const kind = passkeys.count > 0 ? 'removed' : 'withdrew';
  if (by) await recordAct(client, { personId: by.id, kind, after: name });
}
