import type { Row, TableName } from './tables.ts';

type SqlType<Value> = Value extends Date
  ? 'timestamptz'
  : Value extends number
    ? 'smallint' | 'integer'
    : Value extends boolean
      ? 'boolean'
      : Value extends string
        ? 'text' | 'uuid' | 'bigint'
        : 'jsonb';

/** `null` stands behind the type of a column that may be empty. */
type SqlColumn<Value> = null extends Value ? `${SqlType<NonNullable<Value>>} null` : SqlType<Value>;

type Columns<Name extends TableName> = { [Column in keyof Row<Name>]-?: SqlColumn<Row<Name>[Column]> };

/**
 * The columns of every table as data. The type check compares them with the types of `tables.ts`, a test with the
 * migrated database.
 */
export const tableColumns: { [Name in TableName]: Columns<Name> } = {
  client_request: {
    id: 'uuid',
    created_at: 'timestamptz',
    name: 'text',
    email: 'text',
    company_name: 'text',
    social_media: 'text',
    project_description: 'text',
    language: 'text',
    email_domain_verdict: 'text',
    spam_score: 'smallint',
    flagged: 'boolean',
    announcement: 'text',
    idempotency_key: 'text null',
    content_hash: 'bigint',
    same_text_until: 'timestamptz',
    summary_id: 'uuid null',
  },
  booking: {
    id: 'uuid',
    idempotency_key: 'text null',
    request_hash: 'text',
    view_key_hash: 'text',
    status: 'text',
    lane: 'smallint',
    starts_at: 'timestamptz',
    ends_at: 'timestamptz',
    created_at: 'timestamptz',
    hold_expires_at: 'timestamptz',
    attempt: 'integer',
    attempt_expires_at: 'timestamptz',
    confirmed_at: 'timestamptz null',
    cancelled_at: 'timestamptz null',
    failure_code: 'text null',
    event_may_exist: 'boolean',
    name: 'text',
    phone: 'text',
    message: 'text',
    language: 'text',
    timezone: 'text',
    organizer_email: 'text null',
    meet_link: 'text null',
    meet_link_status: 'text null',
  },
  enquiry_summary: { id: 'uuid', kind: 'text', created_at: 'timestamptz' },
  delivery: { subject_id: 'uuid', purpose: 'text', channel: 'text', delivered_at: 'timestamptz' },
  delivery_claim: { key: 'text', owner: 'uuid', claimed_until: 'timestamptz' },
  job_outbox: {
    id: 'bigint',
    queue: 'text',
    data: 'jsonb',
    start_after: 'timestamptz null',
    created_at: 'timestamptz',
    set_aside_until: 'timestamptz null',
  },
  rate_limit: { key: 'text', count: 'integer', resets_at: 'timestamptz' },
};

/** The names of a table's columns without those that are left out, in the order of `tableColumns`. */
export function listColumns<Name extends TableName, Omitted extends keyof Row<Name> = never>(
  table: Name,
  omitted: readonly Omitted[] = [],
): Exclude<keyof Row<Name>, Omitted>[] {
  const names = Object.keys(tableColumns[table]) as (keyof Row<Name>)[];
  return names.filter((name) => !omitted.some((other) => other === name)) as Exclude<
    keyof Row<Name>,
    Omitted
  >[];
}
