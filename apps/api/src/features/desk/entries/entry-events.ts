import type { DeskEvent } from '@tt/contract/desk/desk-entry';
import type { Purpose } from '../../../db/tables.ts';

interface PastAct {
  at: Date;
  kind: string;
  who: string;
  before: string | null;
  after: string | null;
}

interface PastDelivery {
  purpose: Purpose;
  channel: string;
  delivered_at: Date;
}

export interface History {
  kind: 'inquiry' | 'booking';
  receivedAt: Date;
  acts: readonly PastAct[];
  deliveries: readonly PastDelivery[];
  /** When the visitor moved the meeting. */
  visitorMoves: readonly Date[];
  cancelledByVisitorAt: Date | null;
  /** In the future, or null. */
  dueAt: Date | null;
  meetingAt: Date | null;
  deletedOn: Date | null;
}

/** What happened to an entry and what will happen, in order. Computed from rows that exist for other reasons. */
export function toEvents(history: History): DeskEvent[] {
  const { kind, receivedAt, cancelledByVisitorAt, dueAt, meetingAt, deletedOn } = history;
  const past = [
    toEvent(kind === 'inquiry' ? 'received' : 'booked', receivedAt),
    ...history.deliveries.flatMap(toDelivered),
    ...history.acts.map(({ kind: act, at, who, before, after }) =>
      toEvent(act as DeskEvent['kind'], at, { who, detail: act === 'moved' ? before : toState(after) }),
    ),
    ...history.visitorMoves.map((at) => toEvent('moved', at)),
    ...(cancelledByVisitorAt ? [toEvent('cancelled', cancelledByVisitorAt)] : []),
    ...(meetingAt ? [toEvent('meeting', meetingAt)] : []),
  ];
  // Even if the answer is late, it is still listed as to come.
  const toCome = [
    ...(dueAt && kind === 'inquiry' ? [toEvent('answer_due', dueAt)] : []),
    ...(deletedOn ? [toEvent('deleted_on', deletedOn)] : []),
  ];
  return [...past.toSorted((one, other) => (one.at ?? '').localeCompare(other.at ?? '')), ...toCome];
}

function toEvent(
  kind: DeskEvent['kind'],
  at: Date,
  { who = null, detail = null }: Partial<Pick<DeskEvent, 'who' | 'detail'>> = {},
): DeskEvent {
  return { kind, at: at.toISOString(), who, detail };
}

/** Messages to the company and to the visitor. Webhooks are for machines. */
function toDelivered({ purpose, channel, delivered_at: at }: PastDelivery): DeskEvent[] {
  const [kind = ''] = purpose.split(':');
  if (channel === 'smtp' && kind === 'receipt') return [toEvent('receipt', at)];
  if (channel === 'smtp') return [toEvent(kind === 'confirmation' ? kind : 'mail', at, { detail: kind })];
  if (kind === 'announcement' || kind === 'booked') return [toEvent('announced', at, { detail: channel })];
  return [];
}

/** Without the holder. */
function toState(value: string | null): string | null {
  return value?.split(':')[0] ?? null;
}
