import { type InferResult, sql } from 'kysely';
import type { Context } from '../context.ts';
import { query, run, statementTime, toTypedId } from '../db/query.ts';
import type { Row } from '../db/tables.ts';
import { cancel } from '../features/booking/core/cancel.ts';
import { toPrinted } from './to-printed.ts';
import { UsageError } from './usage-error.ts';

/** Which columns `show` prints, in this order; keys and hashes mean nothing to a reader. */
const columns = toPrinted({
  id: true,
  status: true,
  starts_at: true,
  ends_at: true,
  created_at: true,
  confirmed_at: true,
  cancelled_at: true,
  failure_code: true,
  name: true,
  phone: true,
  message: true,
  topic: true,
  language: true,
  timezone: true,
  visitor_email: true,
  is_verified: true,
  meet_link: true,
  meet_link_status: true,
  idempotency_key: false,
  request_hash: false,
  view_key_hash: false,
  hold_expires_at: false,
  attempt: false,
  attempt_expires_at: false,
  event_may_exist: false,
  short_id: true,
  method: true,
  hour_cycle: false,
  suspicion: true,
  is_rechecked: true,
  sequence: true,
  moves: true,
  changed_at: true,
  previous_starts_at: true,
  moved_by: true,
  cancelled_by: true,
  cancel_line: true,
  synced_sequence: true,
  email_key: false,
  synced_starts_at: false,
  synced_ends_at: false,
  event_etag: false,
  event_sequence: false,
  event_missing_at: true,
  event_fault: true,
} satisfies Record<keyof Row<'booking'>, boolean>);
const selectAll = query.selectFrom('booking').select(columns);
type PrintedBooking = InferResult<typeof selectAll>[number];

const deliveries = sql<string[]>`
  array(select purpose || ' by ' || channel || ' at ' || delivered_at
        from delivery where subject_id = booking.id order by delivered_at)`.as('deliveries');

export async function runBookings(context: Context, [action, argument]: string[]): Promise<string> {
  if (action === 'list') return listBookings(context, argument === '--all');
  if (action === 'show' && argument) return showBooking(context, argument);
  if (action === 'cancel' && argument) return cancelBooking(context, argument);
  throw new UsageError();
}

async function listBookings({ pool }: Context, isAll: boolean): Promise<string> {
  const now = sql<Date>`clock_timestamp()`;
  const toCome = selectAll
    .where((booking) =>
      booking.or([
        booking('status', 'in', ['confirmed', 'in_doubt']),
        booking.and([booking('status', '=', 'held'), booking('hold_expires_at', '>', now)]),
      ]),
    )
    .where('ends_at', '>', statementTime)
    .orderBy('starts_at');
  const newest = selectAll.orderBy('created_at', 'desc').limit(50);
  return (await run(pool, isAll ? newest : toCome)).rows.map(formatLine).join('');
}

async function showBooking({ pool }: Context, id: string): Promise<string> {
  const statement = selectAll.select(deliveries).where('id', '=', toTypedId(id));
  const { rows } = await run(pool, statement);
  return rows[0] ? `${JSON.stringify(rows[0], null, 2)}\n` : 'There is no such booking.\n';
}

async function cancelBooking({ pool }: Context, id: string): Promise<string> {
  const { rows } = await run(pool, selectAll.where('id', '=', toTypedId(id)));
  const isCancelled = rows[0] !== undefined && (await cancel(pool, rows[0], { by: 'company' }));
  return isCancelled
    ? 'Canceled. Visitor and company will be notified.\n'
    : 'There is no such confirmed booking.\n';
}

function formatLine(row: PrintedBooking): string {
  const minutes = `${(row.ends_at.getTime() - row.starts_at.getTime()) / 60_000} min`;
  const words = [
    row.id,
    row.starts_at.toISOString(),
    minutes,
    row.status,
    row.name,
    row.visitor_email ?? '-',
  ];
  return `${words.join('  ')}\n`;
}
