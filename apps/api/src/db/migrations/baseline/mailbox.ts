import { type Kysely, sql } from 'kysely';

/** Limits for what anybody can do with somebody else's address. A mailbox is known by its hash alone. */
export async function createMailboxes(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table verified_address (
      email_hash text primary key,
      verified_until timestamptz not null
    )`.execute(db);
  // Emails to mailboxes that nobody has verified.
  await sql`
    create table mailbox_mail (
      -- The booking and the purpose.
      mail text primary key,
      email_hash text not null,
      taken_at timestamptz not null default clock_timestamp()
    )`.execute(db);
  await sql`create index mailbox_mail_hash on mailbox_mail (email_hash, taken_at)`.execute(db);
  // Returns whether an email may go out. An email that may is counted once, however often it is tried.
  await sql`
    create function take_mail(p_mail text, p_hash text, p_most integer) returns boolean language plpgsql as $$
    begin
      perform pg_advisory_xact_lock(hashtextextended('mailbox:' || p_hash, 0));
      if exists (select from mailbox_mail where mail = p_mail)
        or exists (select from verified_address where email_hash = p_hash and verified_until > clock_timestamp())
      then return true; end if;
      if (select count(*) from mailbox_mail
          where email_hash = p_hash and taken_at > statement_timestamp() - interval '1 day') >= p_most
      then return false; end if;
      insert into mailbox_mail (mail, email_hash) values (p_mail, p_hash);
      return true;
    end $$`.execute(db);
  // A receipt counts among those emails, and a mailbox gets one in 24 hours, verified or not.
  await sql`
    create function take_receipt(p_mail text, p_hash text, p_most integer) returns boolean language plpgsql as $$
    begin
      perform pg_advisory_xact_lock(hashtextextended(concat('mailbox:', p_hash), 0));
      if exists (select from mailbox_mail where mail = p_mail) then return true; end if;
      if exists (select from mailbox_mail where email_hash = p_hash and mail like '%:receipt'
                 and taken_at > statement_timestamp() - interval '1 day')
        or not take_mail(p_mail, p_hash, p_most)
      then return false; end if;
      insert into mailbox_mail (mail, email_hash) values (p_mail, p_hash) on conflict do nothing;
      return true;
    end $$`.execute(db);
}
