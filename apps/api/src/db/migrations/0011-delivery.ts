import { type Kysely, sql } from 'kysely';

/**
 * One table for what was delivered, whatever it is about. The previous release reads and writes a table for each subject,
 * so triggers copy every record both ways: neither release sends what the other has delivered, in a deploy as in a roll
 * back. A later release drops those tables, the triggers on them and `copy_delivery_back`.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTable(db);
  // Most rows are copied before anything is locked: this may take a while, and nobody waits for it.
  await copyRecords(db, sql`true`);
  await sql`
    lock table client_request, enquiry_summary, booking,
      client_request_delivery, enquiry_summary_delivery, booking_delivery in share row exclusive mode`.execute(
    db,
  );
  await addTriggers(db);
  // What was recorded meanwhile. `now()` is the start of this migration, and no record takes an hour to commit.
  await copyRecords(db, sql`delivered_at > now() - interval '1 hour'`);
  await copyBack(db);
  await emptyFormerJobs(db);
}

// Without a foreign key: one that names three tables does not exist. A trigger deletes what hangs on a row instead.
async function createTable(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table delivery (
      subject_id uuid not null,
      purpose text not null,
      channel text not null,
      delivered_at timestamptz not null default now(),
      primary key (subject_id, purpose, channel)
    )`.execute(db);
}

async function copyRecords(db: Kysely<unknown>, condition: ReturnType<typeof sql>): Promise<void> {
  await sql`
    insert into delivery (subject_id, purpose, channel, delivered_at)
    select * from (
      select client_request_id, 'announcement', channel, delivered_at from client_request_delivery
      union all select summary_id, 'announcement', channel, delivered_at from enquiry_summary_delivery
      union all select booking_id, purpose, channel, delivered_at from booking_delivery
    ) as former (subject_id, purpose, channel, delivered_at)
    where ${condition}
    on conflict do nothing`.execute(db);
}

async function addTriggers(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function copy_delivery() returns trigger language plpgsql as $$
    begin
      insert into delivery (subject_id, purpose, channel, delivered_at)
      values (
        (to_jsonb(new) ->> tg_argv[0])::uuid, coalesce(to_jsonb(new) ->> 'purpose', 'announcement'), new.channel,
        new.delivered_at)
      on conflict do nothing;
      return null;
    end $$`.execute(db);
  await sql`
    create function forget_deliveries() returns trigger language plpgsql as $$
    begin
      delete from delivery where subject_id = old.id;
      return null;
    end $$`.execute(db);
  for (const [table, column] of [
    ['client_request', 'client_request_id'],
    ['enquiry_summary', 'summary_id'],
    ['booking', 'booking_id'],
  ] as const) {
    await sql`
      create trigger ${sql.ref(`${table}_delivery_copied`)} after insert on ${sql.table(`${table}_delivery`)}
      for each row execute function copy_delivery(${sql.lit(column)})`.execute(db);
    await sql`
      create trigger ${sql.ref(`${table}_forget_deliveries`)} after delete on ${sql.table(table)}
      for each row execute function forget_deliveries()`.execute(db);
  }
}

async function copyBack(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function copy_delivery_back() returns trigger language plpgsql as $$
    begin
      insert into client_request_delivery (client_request_id, channel, delivered_at)
      select id, new.channel, new.delivered_at from client_request where id = new.subject_id on conflict do nothing;
      insert into enquiry_summary_delivery (summary_id, channel, delivered_at)
      select id, new.channel, new.delivered_at from enquiry_summary where id = new.subject_id on conflict do nothing;
      insert into booking_delivery (booking_id, purpose, channel, delivered_at)
      select id, new.purpose, new.channel, new.delivered_at from booking where id = new.subject_id
      on conflict do nothing;
      return null;
    end $$`.execute(db);
  // Only for what this release records itself: a copy is there already.
  await sql`
    create trigger delivery_copied_back after insert on delivery for each row
    when (pg_trigger_depth() = 0) execute function copy_delivery_back()`.execute(db);
}

// Jobs of earlier releases carried what a person had written, and may wait in a dead-letter queue for months. Every
// release that can run beside this one needs the id alone.
async function emptyFormerJobs(db: Kysely<unknown>): Promise<void> {
  await sql`
    update job_outbox set data = jsonb_build_object('id', data -> 'id')
    where queue = 'contact-form-notification' and data ? 'email'`.execute(db);
  const { rows } = await sql<{ exists: boolean }>`
    select to_regclass('pgboss.job') is not null as exists`.execute(db);
  if (!rows[0]?.exists) return;
  await sql`
    update pgboss.job set data = jsonb_build_object('id', data -> 'id')
    where name in ('contact-form-notification', 'contact-form-notification-dead') and data ? 'email'`.execute(
    db,
  );
}
