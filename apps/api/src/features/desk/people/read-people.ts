import type { DeskPeople } from '@tt/contract/desk/desk-people';
import { sql } from 'kysely';
import type pg from 'pg';
import { query, run } from '../../../db/query.ts';
import { listPeople } from '../access/person-repository.ts';
import { toText } from '../entries/entry-row.ts';

const shownActs = 50;

export interface PeopleOptions {
  deskPool: pg.Pool;
  now: () => Date;
  readLaunchList: () => Promise<DeskPeople['launch']>;
}

/** Who has access, with which devices and links, and who did what. */
export async function readPeople(
  { deskPool: pool, now, readLaunchList }: PeopleOptions,
  personId: string,
): Promise<DeskPeople> {
  const [people, devices, inHand, acts, launch] = await Promise.all([
    listPeople(pool),
    listDevices(pool),
    countInHand(pool),
    listActs(pool),
    readLaunchList(),
  ]);
  return {
    now: now().toISOString(),
    people: people.map(({ id, name, language, invited_by, seen_at, invited_until }) => ({
      ...{ id, name, language },
      isYou: id === personId,
      invitedBy: invited_by,
      devices: devices
        .filter(({ person_id }) => person_id === id)
        .map((row) => ({ id: row.id, device: row.device, lastUsedAt: toText(row.last_used_at) })),
      seenAt: toText(seen_at),
      invitedUntil: toText(invited_until),
      inHand: inHand.find(({ holder_id }) => holder_id === id)?.count ?? 0,
    })),
    log: acts.map(({ at, who, kind, reference, before, after }) => ({
      ...{ who, kind, reference, before, after },
      at: at.toISOString(),
    })),
    launch,
  };
}

async function listDevices(pool: pg.Pool) {
  const statement = query
    .selectFrom('desk_passkey')
    .select(['id', 'person_id', 'device', 'last_used_at'])
    .orderBy('created_at');
  return (await run(pool, statement)).rows;
}

async function countInHand(pool: pg.Pool) {
  const statement = query
    .selectFrom('desk_entry')
    .select(['holder_id', sql<number>`count(*)::int`.as('count')])
    .where('holder_id', 'is not', null)
    .groupBy('holder_id');
  return (await run(pool, statement)).rows;
}

/** There are many records of reading. The log shows only changes. */
async function listActs(pool: pg.Pool) {
  const statement = query
    .selectFrom('desk_act as act')
    .innerJoin('desk_person as person', 'person.id', 'act.person_id')
    .leftJoin('desk_entry as entry', 'entry.id', 'act.entry_id')
    .select(['act.at', 'act.kind', 'act.before', 'act.after', 'person.name as who', 'entry.reference'])
    .where('act.kind', '<>', 'opened')
    .orderBy('act.id', 'desc')
    .limit(shownActs);
  return (await run(pool, statement)).rows;
}
