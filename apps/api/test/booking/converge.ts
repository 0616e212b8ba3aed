import { randomUUID } from 'node:crypto';
import { toEventId } from '../../src/features/booking/event/event-draft.ts';
import { cancel } from '../../src/features/booking/request/cancel.ts';
import { createBookingParts } from '../../src/booking-parts.ts';
import { syncEvent } from '../../src/features/booking/calendar/sync-event.ts';
import { createJobHandlers } from '../../src/job-handlers.ts';
import { moveBooking, takeBooking } from '../../src/features/booking/place/place-repository.ts';
import { createTestContext } from '../create-test-context.ts';
import { type Google, startTestGoogle, toGoogleEnvironment } from './start-booking-app.ts';
import { connectTestCalendar, toCompanyEnvironment } from './start-email-app.ts';

export interface ConvergeOptions {
  histories: number;
  seed: number;
  /** How many histories run at once; each has its own day. */
  lanes?: number;
}

export interface ConvergeReport {
  violations: string[];
  /** How often a scripted fault has happened. */
  struck: number;
  calls: number;
  moved: number;
  cancelled: number;
  adopted: number;
}

type Fault = Parameters<Google['admin']['script']>[0];

const operations = ['insert', 'get', 'patch', 'delete', 'list'] as const;
const hour = 3_600_000;
const stepsOfHistory = 14;
/** As the look for changes has it. */
const mostDeletions = 3;
const followingJob = { queue: 'booking-calendar', data: {} } as const;

/** A generator of numbers from 0 to 1 that a seed determines. */
function createRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

function toFault(random: () => number): Fault {
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)] as Item;
  const on = pick(operations);
  switch (pick(['reset', 'after', 'error', 'rate', 'late', 'pending', 'hang'] as const)) {
    case 'reset':
      return { on, kind: 'connection_reset' };
    case 'after':
      return { on, kind: 'error_after_commit' };
    case 'error':
      return { on, kind: 'error', reason: 'backendError' };
    case 'rate':
      return { on, kind: 'error', reason: 'rateLimitExceeded' };
    case 'late':
      return { on, kind: 'commit_late', commitAfterMs: 40, answerAfterMs: 5 };
    case 'pending':
      return { on: 'insert', kind: 'conference_pending', answers: 2 };
    case 'hang':
      return { on, kind: 'malformed_json' };
  }
}

/**
 * Books by email, moves, cancels and edits by hand while two workers follow and Google fails, over HTTP and a real
 * database. In the end every event must be where its booking is, once, with its first link.
 */
export async function converge({ histories, seed, lanes = 8 }: ConvergeOptions): Promise<ConvergeReport> {
  const google = await startTestGoogle();
  const environment = {
    ...toGoogleEnvironment(google),
    ...toCompanyEnvironment(google),
    DATABASE_POOL_SIZE: '10',
  };
  const context = await createTestContext({ environment });
  const { pool } = context;
  await connectTestCalendar(context, google);
  const workers = [createBookingParts(context), createBookingParts(context)] as const;
  const place = { capacity: 1, beforeMinutes: 0, afterMinutes: 0 };
  const random = createRandom(seed);
  const links = new Map<string, string>();
  const counts = { moved: 0, cancelled: 0 };
  const look = createJobHandlers(context)['calendar-look'];
  const base = Date.UTC(2041, 0, 1);
  let days = 0;

  /** Jobs that failed, which the queue retries. Nothing else runs twice: a late effect must not need it. */
  const failed: string[] = [];
  const sync = async (id: string) => {
    const worker = workers[random() < 0.5 ? 0 : 1];
    await syncEvent(worker, id).catch(() => failed.push(id));
  };
  /** Delayed jobs wait until the end, which comes later than any late effect of Google's. */
  const runJobs = async (isLater = false) => {
    const { rows } = await pool.query<{ id: string }>(
      `delete from job_outbox where queue = 'booking-calendar' and ($1 or start_after is null or start_after <= now())
       returning data ->> 'bookingId' as id`,
      [isLater],
    );
    const ids = [...rows.map(({ id }) => id), ...failed.splice(0)];
    await Promise.all(ids.map(sync));
    return ids.length;
  };
  const pickTime = (day: number) => {
    const startsAt = base + day * 24 * hour + Math.floor(random() * 8) * hour;
    return [new Date(startsAt), new Date(startsAt + hour / 2)] as const;
  };

  async function runHistory(): Promise<void> {
    const day = days++;
    const id = randomUUID();
    const [starts_at, ends_at] = pickTime(day);
    const email = `visitor-${day}@site.example`;
    const row = {
      ...{ id, idempotency_key: id, request_hash: '', view_key_hash: id, starts_at, ends_at, name: 'Ada' },
      ...({ phone: '', message: '', language: 'en', timezone: 'UTC', hour_cycle: null } as const),
      ...({
        method: 'email',
        organizer_email: email,
        email_key: email,
        meet_link_status: 'pending',
      } as const),
    };
    await takeBooking(pool, row, { ...place, maxUpcoming: 2 }, []);
    const running: Promise<void>[] = [sync(id)];
    for (let step = 0; step < stepsOfHistory; step += 1) {
      const dice = random();
      if (dice < 0.35) await google.admin.script(toFault(random));
      else if (dice < 0.5) {
        const [startsAt, endsAt] = pickTime(day);
        const { kind } = await moveBooking(pool, { id, startsAt, endsAt }, place, [followingJob]);
        if (kind === 'moved') counts.moved += 1;
      } else if (dice < 0.54) {
        if (await cancel(pool, { id, method: 'email' }, 'visitor')) counts.cancelled += 1;
      } else if (dice < 0.62) await editByHand(google, id, pickTime(day));
      else if (dice < 0.64) await google.admin.deleteByHand(toEventId(id)).catch(() => undefined);
      else if (dice < 0.85) running.push(runJobs().then(() => undefined));
      else await Promise.all(running.splice(0));
    }
    await Promise.all(running);
    const { rows } = await pool.query<{ meet_link: string | null }>(
      'select meet_link from booking where id = $1',
      [id],
    );
    if (rows[0]?.meet_link) links.set(id, rows[0].meet_link);
  }

  let started = 0;
  let isOver = false;
  const looking = (async () => {
    while (!isOver) await look({ id: '', data: {}, retryCount: 0, retryLimit: 0 }).catch(() => undefined);
  })();
  const lane = async () => {
    while (started++ < histories) await runHistory();
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  isOver = true;
  await looking;
  const struck = await google.admin.countStruck();
  await google.admin.clearFaults();
  await settle();
  const { events, requests } = await google.admin.readState();
  const adopted = await pool.query("select from booking_move where key like 'look:%'");
  return {
    violations: await findViolations(events),
    struck,
    calls: requests.length,
    ...counts,
    adopted: adopted.rowCount ?? 0,
  };

  /** What the queue and the clock do from then on. */
  async function settle(): Promise<void> {
    for (let round = 0; round < 6; round += 1) {
      await runAllJobs();
      await pool.query("update booking set event_missing_at = event_missing_at - interval '1 hour'");
      await look({ id: '', data: {}, retryCount: 0, retryLimit: 0 });
    }
    // What the last look found is followed too.
    await runAllJobs();
    await cancelCleared();
  }

  /** More than three deletions in one look are told to people, who then cancel what they meant. */
  async function cancelCleared(): Promise<void> {
    const { events } = await google.admin.readState();
    const deleted = events.filter(({ status }) => status === 'cancelled').map(({ id }) => id);
    const { rows } = await pool.query<{ id: string }>(
      "select id from booking where status = 'confirmed' and replace(id::text, '-', '') = any($1)",
      [deleted],
    );
    if (rows.length <= mostDeletions) return;
    for (const { id } of rows) await cancel(pool, { id, method: 'email' }, 'company');
    await runAllJobs();
  }

  async function runAllJobs(): Promise<void> {
    for (let left = 1, tries = 0; left > 0 && tries < 100; tries += 1) left = await runJobs(true);
  }

  async function findViolations(events: Awaited<ReturnType<Google['admin']['readState']>>['events']) {
    const { rows } = await pool.query(
      'select id, status, starts_at, meet_link, meet_link_status, sequence, synced_sequence from booking',
    );
    const found: string[] = [];
    for (const row of rows) {
      const [event, double] = events.filter(({ id }) => id === toEventId(row.id));
      const isThere = event?.status === 'confirmed';
      if (double) found.push(`${row.id}: two events`);
      if (row.status === 'in_doubt') found.push(`${row.id}: in doubt`);
      if (row.sequence !== row.synced_sequence) found.push(`${row.id}: not followed`);
      if (row.status === 'cancelled' && isThere) found.push(`${row.id}: canceled, but the event exists`);
      if (row.status === 'confirmed' && !isThere) found.push(`${row.id}: without its event`);
      if (
        row.status === 'confirmed' &&
        event &&
        Date.parse(event.body.start?.dateTime ?? '') !== row.starts_at.getTime()
      )
        found.push(`${row.id}: the event is at another time`);
      const first = links.get(row.id);
      if (first && row.meet_link !== first) found.push(`${row.id}: another link`);
    }
    if (rows.length !== histories) found.push(`${rows.length} bookings instead of ${histories}`);
    return found;
  }
}

async function editByHand(
  google: Google,
  id: string,
  [startsAt, endsAt]: readonly [Date, Date],
): Promise<void> {
  const times = { startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString() };
  await google.admin.editByHand(toEventId(id), times).catch(() => undefined);
}
