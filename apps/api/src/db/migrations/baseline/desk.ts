import { type Kysely, sql } from 'kysely';
import { forgetDeliveriesOf } from './delivery.ts';

/** Who of the company may enter the desk, and by what. Tokens are stored as hashes. */
export async function createDesk(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table desk_person (
      id uuid primary key default gen_random_uuid(),
      name text not null,
      mail text,
      -- The name of a colleague; null for the operator.
      invited_by text,
      language text not null default 'en',
      has_single_keys boolean not null default true,
      created_at timestamptz not null default clock_timestamp(),
      -- What a person did names them until it is deleted, also when they have left.
      removed_at timestamptz
    )`.execute(db);
  await forgetDeliveriesOf(db, 'desk_person');
  await sql`create unique index desk_person_name on desk_person (lower(name)) where removed_at is null`.execute(
    db,
  );
  await sql`
    create table desk_passkey (
      -- The credential's own ID.
      id text primary key,
      person_id uuid not null references desk_person on delete cascade,
      public_key bytea not null,
      counter bigint not null,
      transports text[] not null,
      device text not null,
      created_at timestamptz not null default clock_timestamp(),
      last_used_at timestamptz
    )`.execute(db);
  await sql`create index desk_passkey_person on desk_passkey (person_id)`.execute(db);
  // A link for one use: for the first passkey of a person, or for a further device.
  await sql`
    create table desk_invitation (
      hash text primary key,
      person_id uuid not null references desk_person on delete cascade,
      invited_by text,
      expires_at timestamptz not null
    )`.execute(db);
  await sql`create index desk_invitation_person on desk_invitation (person_id)`.execute(db);
  await sql`
    create table desk_session (
      hash text primary key,
      person_id uuid not null references desk_person on delete cascade,
      passkey_id text not null references desk_passkey on delete cascade,
      created_at timestamptz not null default clock_timestamp(),
      seen_at timestamptz not null default clock_timestamp()
    )`.execute(db);
  await sql`create index desk_session_person on desk_session (person_id)`.execute(db);
  await sql`create index desk_session_passkey on desk_session (passkey_id)`.execute(db);
  // Answers of passkeys that have signed somebody in, so that nobody can send one again while it is valid.
  await sql`
    create table desk_used_challenge (
      challenge text primary key,
      used_at timestamptz not null default clock_timestamp()
    )`.execute(db);
}
