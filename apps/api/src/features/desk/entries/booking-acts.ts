import type { BookingErrorCode } from '@tt/contract/booking/booking-error-code';
import type { DeskActAnswer } from '@tt/contract/desk/desk-entry';
import { toStartInstant, type WireStart } from '@tt/contract/slots/slot-wire';
import type pg from 'pg';
import type { Change } from '../access/desk-session.ts';
import { recordAct } from '../acts.ts';
import { type EntryCall, type EntryOptions, toActAnswer } from './entry-acts.ts';
import { findEntry, moveKeyPrefix } from './find-entry.ts';

interface MeetingAct {
  id: string;
  sequence: number;
  /** Runs the transaction that changes the meeting. */
  transact: Change;
  /** Runs in that transaction. */
  record: (client: pg.PoolClient) => Promise<unknown>;
}

/**
 * The acts on a meeting that the desk can do, through the services of the visitor's own page. They return why they
 * refused.
 */
interface Meetings {
  move: (act: MeetingAct & { start: WireStart; key: string }) => Promise<BookingErrorCode | undefined>;
  cancel: (act: MeetingAct & { line: string | undefined }) => Promise<BookingErrorCode | undefined>;
}

export type MeetingOptions = EntryOptions & { meetings: Meetings };

/** The same key with the same time is the same move. */
export async function moveMeeting(
  options: MeetingOptions,
  call: EntryCall & WireStart & { sequence: number; key: string },
): Promise<DeskActAnswer> {
  const { id, personId, change: transact, sequence, date, time } = call;
  const before = (await findEntry(options, options.pool, call))?.meeting?.startsAt;
  const after = new Date(toStartInstant({ date, time })).toISOString();
  const refusal = await options.meetings.move({
    ...{ id, sequence, transact, start: { date, time } },
    key: `${moveKeyPrefix}${call.key}`,
    record: (client) => recordAct(client, { personId, kind: 'moved', entryId: id, before, after }),
  });
  return toActAnswer(options, call, refusal);
}

export async function cancelMeeting(
  options: MeetingOptions,
  call: EntryCall & { sequence: number; line?: string | undefined },
): Promise<DeskActAnswer> {
  const { id, personId, change: transact, sequence, line } = call;
  const refusal = await options.meetings.cancel({
    ...{ id, sequence, transact, line: line || undefined },
    record: (client) => recordAct(client, { personId, kind: 'cancelled', entryId: id }),
  });
  return toActAnswer(options, call, refusal);
}
