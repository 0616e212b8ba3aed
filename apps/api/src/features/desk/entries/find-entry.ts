import type { DeskEntry } from '@tt/contract/desk/desk-entry';
import { dayMs } from '@tt/contract/time/time-zone-offset';
import { type InferResult, sql } from 'kysely';
import { flaggedFromScore } from '../../../forms/spam-score.ts';
import { type Client, query, run, toTypedId } from '../../../db/query.ts';
import { type History, toEvents } from './entry-events.ts';
import { selectEntries, toDeskRow } from './entry-row.ts';
import type { ListOptions } from './list-entries.ts';

/** Moves by the desk are among its acts. */
export const moveKeyPrefix = 'desk:';

/** The whole entry as a person of the desk sees it; undefined if there is none. */
export async function findEntry(
  options: Pick<ListOptions, 'now' | 'reply' | 'flaggedDays'>,
  client: Client,
  { id, personId }: { id: string; personId: string },
): Promise<DeskEntry | undefined> {
  const [row] = (await run(client, selectWhole(personId).where('entry.id', '=', toTypedId(id)))).rows;
  if (!row) return undefined;
  const shown = toDeskRow(row, options.reply);
  const { notes, ...history } = await readHistory(client, row.id);
  const deletedOn =
    row.state === 'flagged' ? new Date(row.received_at.getTime() + options.flaggedDays * dayMs) : null;
  return {
    ...shown,
    now: options.now().toISOString(),
    message: row.message ?? '',
    socialMedia: row.social_media ?? '',
    phone: row.phone ?? '',
    emailVerdict: row.email_domain_verdict,
    isEmailVerified: row.is_verified ?? false,
    isMine: row.holder_id === personId,
    source: {
      referringHost: row.referring_host ?? '',
      utmSource: row.utm_source ?? '',
      utmMedium: row.utm_medium ?? '',
      utmCampaign: row.utm_campaign ?? '',
    },
    spamScore: row.spam_score,
    spamLimit: flaggedFromScore,
    notes,
    events: toEvents({
      ...history,
      kind: row.kind,
      receivedAt: row.received_at,
      cancelledByVisitorAt: row.cancelled_by === 'visitor' ? row.cancelled_at : null,
      dueAt: shown.dueAt ? new Date(shown.dueAt) : null,
      meetingAt: row.status === 'cancelled' ? null : row.starts_at,
      deletedOn,
    }),
    booking: toBooking(row),
  };
}

const selectWhole = (personId: string) =>
  selectEntries(personId).select([
    ...(['inquiry.social_media', 'inquiry.email_domain_verdict', 'inquiry.spam_score'] as const),
    ...([
      'inquiry.referring_host',
      'inquiry.utm_source',
      'inquiry.utm_medium',
      'inquiry.utm_campaign',
    ] as const),
    ...(['booking.phone', 'booking.is_verified', 'booking.method', 'booking.sequence'] as const),
    ...(['booking.timezone', 'booking.meet_link', 'booking.meet_link_status'] as const),
    ...(['booking.synced_sequence', 'booking.event_fault'] as const),
    ...(['booking.cancelled_at', 'entry.holder_id'] as const),
    sql<string>`coalesce(inquiry.project_description, booking.message)`.as('message'),
  ]);

type WholeRow = InferResult<ReturnType<typeof selectWhole>>[number];

function toBooking(row: WholeRow): DeskEntry['booking'] {
  if (!row.method || row.sequence === null || !row.timezone) return null;
  const isSynced = row.synced_sequence === row.sequence;
  // A change that is under way brings a deleted event back, or takes the booking away too.
  const eventFault = isSynced || row.event_fault === 'differs' ? row.event_fault : null;
  return {
    method: row.method,
    sequence: row.sequence,
    timezone: row.timezone,
    meetLink: row.meet_link,
    meetLinkStatus: row.meet_link_status,
    isInCalendar: row.method === 'email' ? isSynced && !eventFault : null,
    eventFault,
  };
}

type ReadHistory = Pick<History, 'acts' | 'deliveries' | 'visitorMoves'> & Pick<DeskEntry, 'notes'>;

async function readHistory(client: Client, id: string): Promise<ReadHistory> {
  const acts = query
    .selectFrom('desk_act as act')
    .innerJoin('desk_person as person', 'person.id', 'act.person_id')
    .select(['act.at', 'act.kind', 'person.name as who', 'act.before', 'act.after'])
    .where('act.entry_id', '=', id)
    .orderBy('act.id');
  const notes = query
    .selectFrom('desk_note as note')
    .innerJoin('desk_person as person', 'person.id', 'note.person_id')
    .select(['note.id', 'note.written_at', 'note.text', 'person.name as who'])
    .where('note.entry_id', '=', id)
    .orderBy('note.written_at');
  const deliveries = query
    .selectFrom('delivery')
    .select(['purpose', 'channel', 'delivered_at'])
    .where('subject_id', '=', id);
  const moves = query
    .selectFrom('booking_move')
    .select('moved_at')
    .where('booking_id', '=', id)
    .where('key', 'not like', `${moveKeyPrefix}%`);
  const actRows = (await run(client, acts)).rows;
  return {
    acts: actRows.filter(isFirstOpening),
    notes: (await run(client, notes)).rows.map(({ id: note, who, text, written_at }) => ({
      ...{ id: note, who, text },
      at: written_at.toISOString(),
    })),
    deliveries: (await run(client, deliveries)).rows,
    visitorMoves: (await run(client, moves)).rows.map(({ moved_at }) => moved_at),
  };
}

/** Every reading is recorded, and the first of each person is shown. */
function isFirstOpening(
  { kind, who }: { kind: string; who: string },
  index: number,
  acts: readonly { kind: string; who: string }[],
): boolean {
  return kind !== 'opened' || acts.findIndex((act) => act.kind === kind && act.who === who) === index;
}
