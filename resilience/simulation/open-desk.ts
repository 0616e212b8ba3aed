import { toDeskHash } from '@tt/api/src/features/desk/access/desk-token.ts';
import type { VirtualDatabase } from './engine/virtual-database.ts';

export interface DeskPerson {
  id: string;
  name: string;
}

export const deskPeople: readonly DeskPerson[] = ['Kim', 'Lea'].map((name, index) => ({
  id: `00000000-0000-4000-a000-00000000001${index}`,
  name,
}));

/** The desk as it is before the first visitor comes: two people may enter. */
export async function openDesk(database: VirtualDatabase): Promise<void> {
  for (const { id, name } of deskPeople) {
    await database.query('insert into desk_person (id, name) values ($1, $2)', [id, name]);
    await database.query(
      `insert into desk_passkey (id, person_id, public_key, counter, transports, device)
       values ($1, $2, '', 0, '{}', 'Laptop')`,
      [name, id],
    );
  }
}

/**
 * A session that is valid now, as its cookie. How a passkey opens one is no part of a history. It waits for no act that holds
 * the session, because nothing else runs meanwhile.
 */
export async function signIn(database: VirtualDatabase, { id, name }: DeskPerson): Promise<string> {
  const token = `token of ${name}`;
  await database.query(
    `with session as (select hash from desk_session where hash = $1 for no key update skip locked),
     used as (
       update desk_session set created_at = clock_timestamp(), seen_at = clock_timestamp()
       where hash in (select hash from session))
     insert into desk_session (hash, person_id, passkey_id) values ($1, $2, $3) on conflict do nothing`,
    [toDeskHash(token), id, name],
  );
  return `__Host-desk=${token}`;
}
