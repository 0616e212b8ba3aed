import type { DeskRow } from '@tt/contract/desk/desk-list';
import { toReplyDue } from '@tt/contract/inquiry/reply-due';
import { type InferResult, sql } from 'kysely';
import { query } from '../../../db/query.ts';
import { isWaiting } from './entry-filter.ts';

/** Enough for two lines on a phone. */
const shownCharacters = 200;

/** An entry with what its row in the list shows. */
export const selectEntries = (personId: string) =>
  query
    .selectFrom('desk_entry as entry')
    .leftJoin('client_request as inquiry', 'inquiry.id', 'entry.id')
    .leftJoin('booking', 'booking.id', 'entry.id')
    .leftJoin('desk_person as holder', 'holder.id', 'entry.holder_id')
    .select([
      ...(['entry.id', 'entry.kind', 'entry.reference', 'entry.language', 'entry.received_at'] as const),
      ...(['entry.waits_since', 'entry.state', 'entry.taken_at', 'entry.answered_at'] as const),
      ...(['entry.outcome', 'entry.version', 'holder.name as holder'] as const),
      ...(['inquiry.company_name', 'inquiry.page_before'] as const),
      ...(['booking.starts_at', 'booking.ends_at', 'booking.status'] as const),
      ...(['booking.cancelled_by', 'booking.previous_starts_at'] as const),
    ])
    .select((row) => [
      isWaiting(row).as('is_waiting'),
      row.fn.coalesce('inquiry.name', 'booking.name').as('name'),
      row.fn.coalesce('inquiry.email', 'booking.visitor_email').as('email'),
      row.fn.coalesce('inquiry.topic', 'booking.topic').as('topic'),
      sql<string>`left(coalesce(inquiry.project_description, booking.message), ${sql.lit(shownCharacters)})`.as(
        'words',
      ),
      row
        .not(
          row.exists(
            row
              .selectFrom('desk_act')
              .select('desk_act.id')
              .whereRef('desk_act.entry_id', '=', 'entry.id')
              .where('desk_act.person_id', '=', personId)
              .where('desk_act.kind', '=', 'opened'),
          ),
        )
        .as('is_unread'),
    ]);

export type EntryRow = InferResult<ReturnType<typeof selectEntries>>[number];

/** The reply time that the desk assumes if the owner promises none. */
export interface ReplyTime {
  workingDays: number;
  timeZone: string;
}

export function toDeskRow(row: EntryRow, reply: ReplyTime): DeskRow {
  const { id, kind, reference, language, state, holder, version } = row;
  return {
    ...{ id, kind, reference, language, state, holder, version },
    name: row.name ?? '',
    email: row.email,
    company: row.company_name ?? '',
    words: row.words,
    topic: row.topic ?? '',
    pageBefore: row.page_before ?? '',
    receivedAt: row.received_at.toISOString(),
    dueAt: toDue(row, reply)?.toISOString() ?? null,
    takenAt: toText(row.taken_at),
    answeredAt: toText(row.answered_at),
    isUnread: Boolean(row.is_unread),
    meeting: toMeeting(row),
  };
}

export function toText(date: Date | null): string | null {
  return date?.toISOString() ?? null;
}

function toDue(
  { is_waiting, waits_since }: EntryRow,
  { workingDays, timeZone }: ReplyTime,
): Date | undefined {
  return is_waiting ? new Date(toReplyDue(waits_since.getTime(), workingDays, timeZone)) : undefined;
}

function toMeeting(row: EntryRow): DeskRow['meeting'] {
  if (!row.starts_at || !row.ends_at) return null;
  return {
    startsAt: row.starts_at.toISOString(),
    endsAt: row.ends_at.toISOString(),
    isCancelled: row.status === 'cancelled',
    cancelledBy: row.cancelled_by,
    movedFrom: toText(row.previous_starts_at),
    outcome: row.outcome,
  };
}
