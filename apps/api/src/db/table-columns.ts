import type { Row, TableName } from './tables.ts';

type SqlType<Value> = Value extends Date
  ? 'timestamptz'
  : Value extends number
    ? 'smallint' | 'integer'
    : Value extends boolean
      ? 'boolean'
      : Value extends string
        ? 'text' | 'uuid' | 'bigint' | 'tstzrange' | 'tstzmultirange'
        : Value extends Uint8Array
          ? 'bytea'
          : Value extends string[]
            ? 'text[]'
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
    visitor_email: 'text null',
    is_verified: 'boolean',
    meet_link: 'text null',
    meet_link_status: 'text null',
    method: 'text',
    email_key: 'text null',
    hour_cycle: 'text null',
    suspicion: 'text null',
    is_rechecked: 'boolean',
    sequence: 'integer',
    moves: 'smallint',
    changed_at: 'timestamptz',
    previous_starts_at: 'timestamptz null',
    cancelled_by: 'text null',
    synced_sequence: 'integer',
    synced_starts_at: 'timestamptz null',
    synced_ends_at: 'timestamptz null',
    event_etag: 'text null',
    event_sequence: 'integer',
    event_missing_at: 'timestamptz null',
    short_id: 'text',
  },
  booking_claim: { id: 'bigint', booking_id: 'uuid', lane: 'smallint', blocks: 'tstzrange' },
  booking_move: {
    key: 'text',
    booking_id: 'uuid',
    request_hash: 'text',
    sequence: 'integer',
    moved_at: 'timestamptz',
  },
  calendar_connection: {
    id: 'uuid',
    kind: 'text',
    account_email: 'text',
    calendar_id: 'text',
    scopes: 'text',
    refresh_token_sealed: 'text null',
    status: 'text',
    broken_reason: 'text null',
    broken_at: 'timestamptz null',
    connected_at: 'timestamptz',
    last_ok_at: 'timestamptz null',
  },
  calendar_snapshot: { calendar_id: 'text', busy: 'tstzmultirange', fetched_at: 'timestamptz' },
  verified_address: { email_hash: 'text', verified_until: 'timestamptz' },
  mailbox_mail: { mail: 'text', email_hash: 'text', taken_at: 'timestamptz' },
  inquiry_summary: { id: 'uuid', kind: 'text', created_at: 'timestamptz' },
  delivery: { subject_id: 'uuid', purpose: 'text', channel: 'text', delivered_at: 'timestamptz' },
  delivery_claim: { key: 'text', owner: 'uuid', claimed_until: 'timestamptz' },
  job_outbox: {
    id: 'bigint',
    queue: 'text',
    data: 'jsonb',
    start_after: 'timestamptz null',
    created_at: 'timestamptz',
    postponed_until: 'timestamptz null',
  },
  rate_limit: { key: 'text', count: 'integer', resets_at: 'timestamptz' },
  feed_key: {
    id: 'uuid',
    hash: 'text',
    label: 'text',
    detail: 'text',
    created_at: 'timestamptz',
    revoked_at: 'timestamptz null',
    last_used_at: 'timestamptz null',
  },
  webhook_endpoint: {
    id: 'uuid',
    url: 'text',
    secret_sealed: 'bytea',
    previous_secret_sealed: 'bytea null',
    events: 'text[]',
    created_at: 'timestamptz',
    disabled_at: 'timestamptz null',
  },
  backup_run: { finished_at: 'timestamptz', bytes: 'bigint', place: 'text' },
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
