import type { CompanyChannel } from '../invariants/evidence.ts';
import type { World } from '../world/world.ts';
import { readMetrics } from './read-metrics.ts';

interface StoredInquiry {
  id: string;
  project_description: string;
  /** No summary has named it yet, and a metric counts it. */
  waitsForSummary: boolean;
}

export interface StoredBookingRow {
  id: string;
  status: string;
  /** Undefined in releases that know only one. */
  method?: 'google' | 'email' | null;
  starts_at: Date;
  ends_at: Date;
}

interface CalendarEvent {
  bookingId: string;
  calendar: string;
  /** Not a number for an all-day event. */
  startsAt: number;
  endsAt: number;
  isLive: boolean;
}

export interface WaitingJob {
  /** `outbox`, or the name of a queue. */
  place: string;
  data: string;
  isDue: boolean;
}

/** What database, calendars, chats, mailbox and metrics show. */
export interface Reading {
  inquiries: StoredInquiry[];
  bookings: StoredBookingRow[];
  waiting: WaitingJob[];
  events: CalendarEvent[];
  messages: Record<CompanyChannel, string[]>;
  /** To visitors. */
  mails: { id: string; to: string; subject: string }[];
  metrics: string;
}

const inquiryRows = `
  select id, left(project_description, 43) as project_description,
    summary_id is null and (flagged or announcement <> 'single') as "waitsForSummary"
  from client_request`;

const waitingJobs = `
  select 'outbox' as place, data::text, coalesce(start_after, created_at) < now() - interval '5 seconds' as "isDue"
  from job_outbox
  union all
  select name, data::text,
    name like '%-dead' or state = 'retry' or coalesce(started_on, start_after) < now() - interval '5 seconds'
  from pgboss.job
  where state < 'completed' and name not like '\\_\\_%'`;

export async function readWorld(world: World): Promise<Reading> {
  const { database, peers } = world;
  const [inquiries, bookings, waiting, google, telegram, slack, mailbox, metrics] = await Promise.all([
    database.query<StoredInquiry>(inquiryRows),
    database.query<StoredBookingRow>(
      `select id, status, to_jsonb(b)->>'method' as method, starts_at, ends_at from booking b`,
    ),
    database.query<WaitingJob>(waitingJobs),
    peers.google.admin.readState(),
    peers.telegram.admin.readState(),
    peers.slack.admin.readState(),
    peers.mailbox.admin.readState(),
    readMetrics(world),
  ]);
  const mails = mailbox.mails.map(({ headers, envelope, subject, text }) => ({
    id: headers.find(({ key }) => key === 'message-id')?.value ?? '',
    to: envelope.to.join(),
    subject,
    text,
  }));
  const [toCompany, toVisitors] = [true, false].map((isCompany) =>
    mails.filter(({ id }) => id.includes('.company.') === isCompany),
  ) as [typeof mails, typeof mails];
  return {
    inquiries,
    bookings,
    waiting,
    events: google.events.map(({ id, calendar, status, body }) => ({
      bookingId: toUuid(id),
      calendar,
      startsAt: Date.parse(body.start.dateTime ?? ''),
      endsAt: Date.parse(body.end.dateTime ?? ''),
      isLive: status === 'confirmed',
    })),
    messages: {
      telegram: telegram.messages.map(({ text }) => text),
      slack: slack.messages.map(({ text }) => text),
      inbox: toCompany.map(({ text }) => text),
    },
    mails: toVisitors,
    metrics,
  };
}

/** An event's id is the booking's without its hyphens. */
function toUuid(id: string): string {
  return id.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
