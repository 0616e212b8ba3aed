// Written by `pnpm db types` from the migrated database.
import type { Generated } from 'kysely';

export interface Schema {
  backup_run: {
    finished_at: Generated<Date>;
    bytes: string;
    place: string;
  };
  booking: {
    id: string;
    idempotency_key: string | null;
    request_hash: string;
    view_key_hash: string;
    status: 'held' | 'confirmed' | 'cancelled' | 'failed' | 'expired' | 'in_doubt';
    starts_at: Date;
    ends_at: Date;
    created_at: Date;
    hold_expires_at: Date;
    attempt: number;
    attempt_expires_at: Date;
    confirmed_at: Date | null;
    cancelled_at: Date | null;
    failure_code: string | null;
    name: string;
    phone: string;
    message: string;
    topic: Generated<string>;
    language: string;
    timezone: string;
    visitor_email: string | null;
    is_verified: Generated<boolean>;
    meet_link: string | null;
    meet_link_status: 'ready' | 'pending' | 'unavailable' | null;
    event_may_exist: Generated<boolean>;
    method: Generated<'google' | 'email'>;
    email_key: string | null;
    hour_cycle: 'h12' | 'h23' | null;
    suspicion: string | null;
    is_rechecked: Generated<boolean>;
    sequence: Generated<number>;
    moves: Generated<number>;
    changed_at: Generated<Date>;
    previous_starts_at: Date | null;
    moved_by: 'visitor' | 'company' | null;
    cancelled_by: 'visitor' | 'company' | null;
    cancel_line: string | null;
    synced_sequence: Generated<number>;
    synced_starts_at: Date | null;
    synced_ends_at: Date | null;
    event_etag: string | null;
    event_sequence: Generated<number>;
    event_missing_at: Date | null;
    event_fault: 'deleted' | 'differs' | null;
    short_id: Generated<string>;
  };
  booking_claim: {
    id: Generated<string>;
    booking_id: string;
    lane: number;
    blocks: string;
  };
  booking_move: {
    key: string;
    booking_id: string;
    request_hash: string;
    sequence: number;
    moved_at: Generated<Date>;
  };
  calendar_connection: {
    id: string;
    kind: 'service_account' | 'refresh_token';
    account_email: string;
    calendar_id: string;
    scopes: string;
    refresh_token_sealed: string | null;
    status: 'connected' | 'broken';
    broken_reason: string | null;
    broken_at: Date | null;
    connected_at: Generated<Date>;
    last_ok_at: Date | null;
  };
  calendar_snapshot: {
    calendar_id: string;
    busy: string;
    fetched_at: Generated<Date>;
  };
  client_request: {
    id: Generated<string>;
    created_at: Date;
    name: string;
    email: string;
    company_name: string;
    social_media: string;
    project_description: string;
    language: string;
    topic: Generated<string>;
    page_before: Generated<string>;
    referring_host: Generated<string>;
    utm_source: Generated<string>;
    utm_medium: Generated<string>;
    utm_campaign: Generated<string>;
    email_domain_verdict: 'valid' | 'unknown';
    spam_score: number;
    flagged: boolean;
    idempotency_key: string | null;
    content_hash: string;
    same_text_until: Date;
    announcement: Generated<'single' | 'summary' | 'digest'>;
    summary_id: string | null;
  };
  delivery: {
    subject_id: string;
    purpose: string;
    channel: string;
    delivered_at: Generated<Date>;
  };
  delivery_claim: {
    key: string;
    owner: string;
    claimed_until: Date;
  };
  desk_act: {
    id: Generated<string>;
    at: Generated<Date>;
    person_id: string;
    kind: string;
    entry_id: string | null;
    before: string | null;
    after: string | null;
  };
  desk_entry: {
    id: string;
    kind: 'inquiry' | 'booking';
    reference: string;
    language: string;
    received_at: Date;
    waits_since: Date;
    waits_until: Generated<Date>;
    state: 'new' | 'hand' | 'answered' | 'won' | 'lost' | 'spam' | 'flagged';
    holder_id: string | null;
    taken_at: Date | null;
    answered_at: Date | null;
    outcome: 'held' | 'no_show' | null;
    version: Generated<number>;
    words: string;
  };
  desk_invitation: {
    hash: string;
    person_id: string;
    invited_by: string | null;
    expires_at: Date;
  };
  desk_note: {
    id: string;
    entry_id: string;
    person_id: string;
    written_at: Generated<Date>;
    text: string;
  };
  desk_passkey: {
    id: string;
    person_id: string;
    public_key: Buffer;
    counter: string;
    transports: string[];
    device: string;
    created_at: Generated<Date>;
    last_used_at: Date | null;
  };
  desk_person: {
    id: Generated<string>;
    name: string;
    mail: string | null;
    invited_by: string | null;
    language: Generated<string>;
    has_single_keys: Generated<boolean>;
    created_at: Generated<Date>;
    removed_at: Date | null;
  };
  desk_reminder: {
    id: Generated<string>;
    day: string;
  };
  desk_session: {
    hash: string;
    person_id: string;
    passkey_id: string;
    created_at: Generated<Date>;
    seen_at: Generated<Date>;
  };
  desk_used_challenge: {
    challenge: string;
    used_at: Generated<Date>;
  };
  feed_key: {
    id: Generated<string>;
    hash: string;
    label: string;
    detail: 'time' | 'name' | 'all';
    created_at: Generated<Date>;
    revoked_at: Date | null;
    last_used_at: Date | null;
  };
  inquiry_summary: {
    id: Generated<string>;
    kind: 'summary' | 'digest';
    created_at: Generated<Date>;
  };
  job_outbox: {
    id: Generated<string>;
    queue: string;
    data: object;
    start_after: Date | null;
    created_at: Generated<Date>;
    postponed_until: Date | null;
  };
  mailbox_mail: {
    mail: string;
    email_hash: string;
    taken_at: Generated<Date>;
  };
  rate_limit: {
    key: string;
    count: number;
    resets_at: Date;
  };
  release_notice: {
    id: Generated<string>;
    kind: 'live' | 'refused';
    revision: string;
    author: string;
    title: string;
    reason: string | null;
    created_at: Generated<Date>;
  };
  verified_address: {
    email_hash: string;
    verified_until: Date;
  };
  webhook_endpoint: {
    id: string;
    url: string;
    secret_sealed: Buffer;
    previous_secret_sealed: Buffer | null;
    events: string[];
    created_at: Generated<Date>;
    disabled_at: Date | null;
  };
}
