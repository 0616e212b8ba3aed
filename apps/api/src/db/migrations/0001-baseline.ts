import { type Kysely, sql } from 'kysely';
import { createBookings } from './baseline/booking.ts';
import { createBookingFunctions } from './baseline/booking-functions.ts';
import { createBusyFunctions, createCalendar } from './baseline/calendar.ts';
import { createDelivery, forgetDeliveriesOf } from './baseline/delivery.ts';
import { createDesk } from './baseline/desk.ts';
import { createDeskEntries } from './baseline/desk-entries.ts';
import { createInquiries } from './baseline/inquiry.ts';
import { createLimits } from './baseline/limits.ts';
import { createMailboxes } from './baseline/mailbox.ts';
import { createWebhooks } from './baseline/webhooks.ts';

/** The schema of the first release. It changes until that release has its tag, and never after it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create extension if not exists btree_gist`.execute(db);
  await sql`create extension if not exists pg_trgm`.execute(db);
  await createDelivery(db);
  await createLimits(db);
  await createInquiries(db);
  await createMailboxes(db);
  await createWebhooks(db);
  await createBookings(db);
  await createCalendar(db);
  await createBusyFunctions(db);
  await createBookingFunctions(db);
  await createDesk(db);
  await createDeskEntries(db);
  await createBackups(db);
  await createReleaseNotices(db);
}

// Backups that were stored and verified, so that the age of the last one can be measured. The backup deletes old rows itself.
async function createBackups(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table backup_run (
      finished_at timestamptz not null default clock_timestamp(),
      bytes bigint not null,
      place text not null
    )`.execute(db);
}

/** What became of a commit that the releaser saw. Each new row deletes those older than a month. */
async function createReleaseNotices(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table release_notice (
      id uuid primary key default gen_random_uuid(),
      kind text not null check (kind in ('live', 'refused')),
      revision text not null,
      author text not null,
      title text not null,
      reason text,
      created_at timestamptz not null default clock_timestamp()
    )`.execute(db);
  await forgetDeliveriesOf(db, 'release_notice');
}
