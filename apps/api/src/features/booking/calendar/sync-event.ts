import type pg from 'pg';
import type { Logger } from 'pino';
import type { MailKind } from '../../../db/tables.ts';
import type { Conference } from '../../../adapters/calendar/calendar.ts';
import type { CalendarFailure, CompanyEvent } from '../../../adapters/calendar/company-calendar.ts';
import { runInTransaction } from '../../../db/transaction.ts';
import { parseJobData } from '../../../queue/job-data.ts';
import { PermanentJobFailure, PostponedJobFailure } from '../../../queue/job-failure.ts';
import type { JobHandler } from '../../../queue/work-queue.ts';
import { sendMailJob, sendNoticeJob } from '../core/booking-jobs.ts';
import type { Company } from '../core/booking-texts.ts';
import { findBooking } from '../core/booking-repository.ts';
import type { BookingRow } from '../core/booking-row.ts';
import type { CompanyAccess, OpenCalendar } from './company-access.ts';
import { findConnection } from './connection-repository.ts';
import { ensureEvent, removeEvent } from './event-calls.ts';
import { noteRefused, recordSynced } from './event-repository.ts';
import { toEventId } from '@tt/contract/booking/calendar-file';

export interface SyncOptions {
  pool: pg.Pool;
  log: Logger;
  companyAccess: CompanyAccess;
  company: Company;
  /** Marks the events of this site. */
  app: string;
  /** How long to wait for a link that Google is still creating. */
  linkTimeoutMs: number;
}

/** More changes in a row than people make. */
const maxRounds = 20;

/** The link does not exist yet, so the job runs again. */
export class LinkPending extends PostponedJobFailure {
  constructor() {
    super('Google is still making the video link', 5);
  }
}

/** Without a connection there is nothing to do. When a calendar is connected, all upcoming bookings are synced. */
class NoCalendar extends Error {
  constructor() {
    super('No company calendar is connected');
  }
}

/**
 * Makes the company's calendar match the booking: reads the event, then makes the missing changes. So it is
 * idempotent and can run concurrently and after any crash. If the booking changes in the meantime, it reads again,
 * because the run for that change may have ended before a late effect of this one. If a calendar keeps contradicting
 * itself, the queue retries with longer pauses.
 */
export async function syncEvent(
  options: SyncOptions,
  bookingId: string,
  signal?: AbortSignal,
): Promise<void> {
  for (let round = 0; round < maxRounds; round += 1) {
    const row = await findBooking(options.pool, bookingId);
    if (row && (row.method !== 'email' || !['confirmed', 'cancelled'].includes(row.status))) return;
    // A canceled booking is always checked, because a late insert may have created the event after a run that found
    // nothing to remove.
    if (round === 0 && row?.status === 'confirmed' && isSynced(row)) return;
    const open = await options.companyAccess.find();
    if (!open) throw await toMissingCalendar(options);
    if (row ? await syncOnce(options, open, row, signal) : await forget(open, bookingId, signal)) return;
    signal?.throwIfAborted();
  }
  throw new Error('The booking or its event changed each time that it was looked at');
}

async function toMissingCalendar({ pool }: SyncOptions): Promise<Error> {
  const isUnreadable = (await findConnection(pool)) !== undefined;
  return isUnreadable ? new Error('The credential of the company calendar can’t be read') : new NoCalendar();
}

/** The row was erased while the call to Google was under way. Its event has a name that must not stay. */
async function forget(
  { calendar }: OpenCalendar,
  bookingId: string,
  signal: AbortSignal | undefined,
): Promise<boolean> {
  const outcome = await removeEvent({ calendar, limits: toLimits(signal) }, toEventId(bookingId));
  if (outcome.kind === 'gone') return true;
  if (outcome.kind === 'again') return false;
  throw new Error(outcome.detail);
}

const toLimits = (signal: AbortSignal | undefined) => ({ timeoutMs: 10_000, ...(signal && { signal }) });

function isSynced(row: BookingRow): boolean {
  return row.synced_sequence === row.sequence && row.meet_link_status !== 'pending';
}

/** Returns false if the booking or the event has changed meanwhile. */
async function syncOnce(
  options: SyncOptions,
  open: OpenCalendar,
  row: BookingRow,
  signal: AbortSignal | undefined,
): Promise<boolean> {
  const call = { calendar: open.calendar, limits: toLimits(signal) };
  const outcome =
    row.status === 'cancelled'
      ? await removeEvent(call, toEventId(row.id))
      : await ensureEvent(call, row, options);
  if (outcome.kind === 'again') return false;
  if (outcome.kind === 'gone') {
    const { meet_link: meetLink, meet_link_status: meetLinkStatus } = row;
    return recordSynced(options.pool, row, { event: undefined, meetLink, meetLinkStatus });
  }
  if (outcome.kind === 'ensured') {
    await options.companyAccess.reportSuccess(open.connection);
    return recordEvent(options, row, outcome.event, outcome.isWithoutGuest);
  }
  if (outcome.kind === 'refused') {
    options.log.error({ bookingId: row.id, detail: outcome.detail }, 'Google refuses the event of a booking');
    // Without an event there is no link. With an event, it is not at the booking's time.
    const isNew = row.synced_sequence < 0;
    const { id, sequence } = row;
    await runInTransaction(options.pool, async (client) => {
      await noteRefused(client, row);
      if (isNew) await sendNoticeJob(client, id, 'linkMissing');
      else await sendNoticeJob(client, id, 'calendarDiffers', { sequence });
    });
    throw new PermanentJobFailure(outcome.detail);
  }
  await options.companyAccess.reportFailure(open.connection, outcome);
  throw toJobFailure(outcome);
}

async function recordEvent(
  options: SyncOptions,
  row: BookingRow,
  event: CompanyEvent,
  isWithoutGuest: boolean,
): Promise<boolean> {
  const conference = toFinalConference(options, row, event.conference);
  const link = row.meet_link ?? (conference.kind === 'ready' ? conference.link : null);
  const status = link ? 'ready' : conference.kind;
  if (event.iCalUid !== undefined && event.iCalUid !== `${toEventId(row.id)}@google.com`)
    options.log.error(
      { bookingId: row.id, uid: event.iCalUid },
      'Google gave an event another UID than the emails have',
    );
  const isRecorded = await runInTransaction(options.pool, async (client) => {
    const isOurs = await recordSynced(client, row, { event, meetLink: link, meetLinkStatus: status });
    if (!isOurs) return false;
    if (row.meet_link_status === 'pending' && status !== 'pending') {
      await sendMailJob(client, row.id, toStateMail(row), { sequence: row.sequence });
      if (status === 'unavailable') await sendNoticeJob(client, row.id, 'linkMissing');
    }
    if (isWithoutGuest) await sendNoticeJob(client, row.id, 'withoutGuest');
    return true;
  });
  if (isRecorded && status === 'pending') throw new LinkPending();
  return isRecorded;
}

/**
 * The name of the email that promised the link, or that waits for it. Because both use this name, only one is sent.
 */
function toStateMail({ sequence, moved_by }: BookingRow): MailKind {
  if (sequence === 0) return 'confirmation';
  return moved_by === 'company' ? 'movedByCompany' : 'moved';
}

/** A link that is not created in time counts as missing. */
function toFinalConference(
  { linkTimeoutMs }: SyncOptions,
  row: BookingRow,
  conference: Conference,
): Conference {
  const waitedMs = Date.now() - (row.confirmed_at ?? row.created_at).getTime();
  return conference.kind === 'pending' && waitedMs > linkTimeoutMs ? { kind: 'unavailable' } : conference;
}

function toJobFailure(failure: CalendarFailure): Error {
  const seconds = failure.kind === 'transient' && failure.retryAfterMs ? failure.retryAfterMs / 1000 : 0;
  return seconds > 0
    ? new PostponedJobFailure(failure.detail, Math.ceil(seconds))
    : new Error(failure.detail);
}

/** Brings the company's calendar up to date with one booking. */
export function createCalendarJob(options: SyncOptions): JobHandler {
  return async ({ data }) => {
    try {
      await syncEvent(options, parseJobData('booking-calendar', data).bookingId);
    } catch (error) {
      if (!(error instanceof NoCalendar)) throw error;
    }
  };
}
