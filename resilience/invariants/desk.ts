import { unless, type Violation } from './violation.ts';

/** What a person of the company asked for at the desk, whether or not an answer came. */
export interface AskedAct {
  entryId: string;
  personId: string;
  kind: 'state' | 'note' | 'moved' | 'cancelled';
  /** What the person's page showed: the version of the entry, or the sequence of the booking. */
  seen: number;
  /** The state, or the start as an ISO instant; empty for the others. */
  wanted: string;
  /** The page's own ID of a note or of a move. */
  key: string;
  isAcknowledged: boolean;
}

/** A row of the log of acts. */
interface RecordedAct {
  personId: string;
  kind: string;
  after: string | null;
}

/** What is read of an entry `e` with its booking `b`. */
export const entryColumns = `
    e.state, e.holder_id as "holderId", e.version,
    array(select id::text from desk_note where entry_id = e.id) as "noteIds",
    array(
      select json_build_object('personId', person_id, 'kind', kind, 'after', after) from desk_act
      where entry_id = e.id and kind <> 'opened' order by id) as acts,
    array(
      select json_build_object('key', substr(key, 6), 'sequence', sequence) from booking_move
      where booking_id = e.id and key like 'desk:%' order by sequence) as moves,
    case when b.id is not null then json_build_object('status', b.status, 'sequence', b.sequence,
      'startsAt', extract(epoch from b.starts_at) * 1000, 'cancelledBy', b.cancelled_by) end as booking`;

/** An inquiry or a booking that was ever confirmed, an entry of the desk, or both. */
export interface DeskEntry {
  id: string;
  hasRow: boolean;
  isEntered: boolean;
  state: string;
  holderId: string | null;
  version: number;
  /** What was done to it, in order; readings are left out. */
  acts: readonly RecordedAct[];
  noteIds: readonly string[];
  /** Moves that the desk made, in order. */
  moves: readonly { key: string; sequence: number }[];
  booking: { status: string; sequence: number; startsAt: number; cancelledBy: string | null } | null;
}

export interface DeskEvidence {
  asked: readonly AskedAct[];
  entries: readonly DeskEntry[];
}

const stateKinds = ['took', 'gave_back', 'state', 'released'];

/** Every act of the desk is written down once, by whom, and holds until a later one. True at every moment. */
export function checkDesk({ asked, entries }: DeskEvidence): Violation[] {
  return entries.flatMap((entry) => {
    const missing = checkEntered(entry);
    if (missing.length > 0) return missing;
    const own = asked.filter(({ entryId }) => entryId === entry.id);
    const byKind = (kind: AskedAct['kind']) => own.filter((act) => act.kind === kind);
    return [
      ...checkStates(entry, byKind('state')),
      ...checkNotes(entry, byKind('note')),
      ...checkMoves(entry, byKind('moved')),
      ...checkCancellation(entry, byKind('cancelled')),
    ];
  });
}

/** Nothing that a visitor sent is missing at the desk, and nothing stays there that is deleted. */
function checkEntered({ id, hasRow, isEntered }: DeskEntry): Violation[] {
  return [
    ...unless(isEntered, 'lost', () => `${id} is not at the desk`),
    ...unless(hasRow, 'leaked', () => `the entry ${id} is left of what was deleted`),
  ];
}

function checkStates(entry: DeskEntry, asked: readonly AskedAct[]): Violation[] {
  const { id, version, state } = entry;
  const acts = entry.acts.filter(({ kind }) => stateKinds.includes(kind));
  const last = acts.at(-1);
  return [
    ...checkCount(version, acts.length, `changes of the state of ${id}`),
    ...unless(count(acts, 'released') <= 1, 'doubled', () => `${id} was released more than once`),
    // The number of an act is the version that it found, so nobody overrules what their page did not show.
    ...acts.flatMap((act, index) =>
      unless(
        asked.some(({ seen, wanted, personId }) => {
          return seen === index && wanted === act.after && personId === act.personId;
        }),
        'failed',
        () => `${act.personId} made ${id} ${act.after} and did not know version ${index}`,
      ),
    ),
    ...unless(
      !last || (state === last.after && entry.holderId === (state === 'hand' ? last.personId : null)),
      'lost',
      () => `${id} is ${state}, and its last act made it ${last?.after}`,
    ),
    ...asked.flatMap(({ isAcknowledged, wanted, personId }) =>
      unless(
        !isAcknowledged || (wanted === 'new' ? state !== 'flagged' : acts.some(isBy(wanted, personId))),
        'lost',
        () => `${personId} was told that ${id} is ${wanted}, and no act says so`,
      ),
    ),
  ];
}

/** Whoever takes an entry has it in their own hands. Any other state is the same whoever set it. */
function isBy(wanted: string, person: string): (act: RecordedAct) => boolean {
  return ({ after, personId }) => after === wanted && (wanted !== 'hand' || personId === person);
}

function checkNotes({ id, acts, noteIds }: DeskEntry, asked: readonly AskedAct[]): Violation[] {
  return [
    ...checkCount(noteIds.length, count(acts, 'note'), `notes on ${id}`),
    ...asked.flatMap(({ key, isAcknowledged }) =>
      unless(!isAcknowledged || noteIds.includes(key), 'lost', () => `the note ${key} on ${id} is gone`),
    ),
  ];
}

function checkMoves(entry: DeskEntry, asked: readonly AskedAct[]): Violation[] {
  const { id, moves, booking } = entry;
  const acts = entry.acts.filter(({ kind }) => kind === 'moved');
  const uneven = checkCount(moves.length, acts.length, `moves of ${id}`);
  if (uneven.length > 0) return uneven;
  return [
    ...moves.flatMap(({ key, sequence }, index) => {
      const act = acts[index];
      const own = asked.find((request) => request.key === key);
      const isAsked =
        own?.seen === sequence - 1 && own.wanted === act?.after && own.personId === act.personId;
      const isThere = booking?.sequence !== sequence || booking.startsAt === Date.parse(act?.after ?? '');
      return [
        ...unless(isAsked, 'failed', () => `nobody asked for the move ${key} of ${id} to ${act?.after}`),
        ...unless(isThere, 'lost', () => `${id} was moved to ${act?.after} and is not there`),
      ];
    }),
    // Without a row of its own, the booking was where it was to go.
    ...asked.flatMap(({ key, seen, wanted, isAcknowledged }) => {
      const isKept =
        moves.some((move) => move.key === key) ||
        booking?.sequence !== seen ||
        booking.startsAt === Date.parse(wanted);
      return unless(!isAcknowledged || isKept, 'lost', () => `the move ${key} of ${id} is gone`);
    }),
  ];
}

function checkCancellation({ id, acts, booking }: DeskEntry, asked: readonly AskedAct[]): Violation[] {
  const [act, ...others] = acts.filter(({ kind }) => kind === 'cancelled');
  const isOff = booking?.status === 'cancelled' && booking.cancelledBy === 'company';
  const isAsked = asked.some(
    ({ seen, personId }) => seen + 1 === booking?.sequence && personId === act?.personId,
  );
  return [
    ...unless(others.length === 0, 'doubled', () => `${id} was canceled ${others.length + 1} times`),
    ...unless(!act || isOff, 'lost', () => `${id} was canceled at the desk and is ${booking?.status}`),
    ...unless(!act || isAsked, 'failed', () => `nobody asked to cancel ${id} as it was`),
    ...asked.flatMap(({ isAcknowledged, personId }) =>
      unless(
        !isAcknowledged || act?.personId === personId,
        'lost',
        () => `${personId} canceled ${id}, and no act says so`,
      ),
    ),
  ];
}

/** What happened and what is written down. */
function checkCount(happened: number, recorded: number, what: string): Violation[] {
  return unless(
    happened === recorded,
    happened > recorded ? 'lost' : 'doubled',
    () => `${what}: ${happened}, and ${recorded} are written down`,
  );
}

function count(acts: readonly RecordedAct[], wanted: string): number {
  return acts.filter(({ kind }) => kind === wanted).length;
}
