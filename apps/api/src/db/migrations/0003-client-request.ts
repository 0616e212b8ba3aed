import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create extension if not exists btree_gist`.execute(db);
  await sql`
    create table client_request (
      id uuid primary key default gen_random_uuid(),
      created_at timestamptz not null,
      name text not null,
      email text not null,
      company_name text not null,
      social_media text not null,
      project_description text not null,
      language text not null,
      email_domain_verdict text not null check (email_domain_verdict in ('valid', 'unknown')),
      spam_score smallint not null,
      flagged boolean not null,
      idempotency_key text unique,
      content_hash bigint not null,
      same_text_until timestamptz not null,
      constraint client_request_same_text
        exclude using gist (content_hash with =, tstzrange(created_at, same_text_until) with &&)
    )`.execute(db);
  await sql`create index client_request_created_at on client_request (created_at)`.execute(db);
  await sql`create index client_request_email on client_request (lower(email))`.execute(db);
  await sql`
    create table client_request_delivery (
      client_request_id uuid not null references client_request on delete cascade,
      channel text not null,
      delivered_at timestamptz not null default now(),
      primary key (client_request_id, channel)
    )`.execute(db);
}
