import { type Kysely, sql } from 'kysely';
import { forgetDeliveriesOf } from './delivery.ts';

export async function createInquiries(db: Kysely<unknown>): Promise<void> {
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
      topic text not null default '',
      page_before text not null default '',
      referring_host text not null default '',
      utm_source text not null default '',
      utm_medium text not null default '',
      utm_campaign text not null default '',
      email_domain_verdict text not null check (email_domain_verdict in ('valid', 'unknown')),
      spam_score smallint not null,
      flagged boolean not null,
      idempotency_key text unique,
      content_hash bigint not null,
      same_text_until timestamptz not null,
      announcement text not null default 'single' check (announcement in ('single', 'summary', 'digest')),
      summary_id uuid,
      constraint client_request_same_text
        exclude using gist (content_hash with =, tstzrange(created_at, same_text_until) with &&)
    )`.execute(db);
  await sql`create index client_request_created_at on client_request (created_at)`.execute(db);
  await sql`create index client_request_email on client_request (lower(email))`.execute(db);
  await sql`
    create index client_request_unannounced on client_request (created_at)
    where summary_id is null and (flagged or announcement <> 'single')`.execute(db);
  await sql`
    create index client_request_summary on client_request (summary_id) where summary_id is not null`.execute(
    db,
  );
  await sql`
    create table inquiry_summary (
      id uuid primary key default gen_random_uuid(),
      kind text not null check (kind in ('summary', 'digest')),
      created_at timestamptz not null default now()
    )`.execute(db);
  await forgetDeliveriesOf(db, 'client_request');
  await forgetDeliveriesOf(db, 'inquiry_summary');
}
