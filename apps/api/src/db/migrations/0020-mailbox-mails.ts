import { type Kysely, sql } from 'kysely';

/** Limits for what anybody can do with somebody else's address. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await countMails(db);
  await replaceKeepFunction(db);
  // To find everything about a mailbox, however its address was written.
  await sql`create index booking_mailbox on booking (email_key) where email_key is not null`.execute(db);
}

// Mails to mailboxes that nobody has proven. A mailbox is known by its hash alone.
async function countMails(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table mailbox_mail (
      mail text primary key,
      email_hash text not null,
      taken_at timestamptz not null default clock_timestamp()
    )`.execute(db);
  await sql`create index mailbox_mail_hash on mailbox_mail (email_hash, taken_at)`.execute(db);
  // Returns whether a mail may go out. A mail that may is counted once, however often it is tried.
  await sql`
    create function take_mail(p_mail text, p_hash text, p_most integer) returns boolean language plpgsql as $$
    begin
      perform pg_advisory_xact_lock(hashtextextended('mailbox:' || p_hash, 0));
      if exists (select from mailbox_mail where mail = p_mail)
        or exists (select from proven_address where email_hash = p_hash and proven_until > clock_timestamp())
      then return true; end if;
      if (select count(*) from mailbox_mail
          where email_hash = p_hash and taken_at > statement_timestamp() - interval '1 day') >= p_most
      then return false; end if;
      insert into mailbox_mail (mail, email_hash) values (p_mail, p_hash);
      return true;
    end $$`.execute(db);
}

// As before, and what has happened since the place was held counts: other meetings of the address, and the company's own
// appointments. The previous release sends no maxUpcoming and has no limit here.
async function replaceKeepFunction(db: Kysely<unknown>): Promise<void> {
  await sql`
    create or replace function keep_booking(p_id uuid, rules jsonb, jobs jsonb) returns text language plpgsql as $$
    declare
      b booking;
      place smallint;
      wanted tstzrange;
    begin
      perform pg_advisory_xact_lock(hashtextextended('booking-email:' || email_key, 0)) from booking where id = p_id;
      select * into b from booking where id = p_id for update;
      if b.id is null or b.method <> 'email' then return 'not_found'; end if;
      if b.status in ('confirmed', 'cancelled') then return b.status; end if;
      if b.starts_at <= clock_timestamp() then return 'past'; end if;
      if (
        select count(*) from booking other
        where (other.email_key = b.email_key or lower(other.organizer_email) = lower(b.organizer_email))
          and other.status = 'confirmed' and other.ends_at > clock_timestamp()
      ) >= (rules ->> 'maxUpcoming')::integer then return 'too_many'; end if;
      wanted := to_blocks(b.starts_at, b.ends_at, rules);
      if not isempty(foreign_busy(wanted)) then return 'taken'; end if;
      select c.lane into place from booking_claim c where c.booking_id = p_id;
      if place is null then place := claim_lane(p_id, wanted, (rules ->> 'capacity')::integer); end if;
      if place is null then return 'taken'; end if;
      update booking set status = 'confirmed', lane = place, confirmed_at = clock_timestamp(), changed_at = clock_timestamp()
      where id = p_id;
      perform send_booking_jobs(jobs, p_id, b.sequence);
      return 'confirmed';
    end $$`.execute(db);
}
