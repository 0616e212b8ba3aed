import type { DeskActAnswer } from '@tt/contract/desk/desk-entry';
import type { DeskKey, DeskTranslator } from '../frame/desk-texts.ts';
import { formatTime } from '../frame/moment.ts';

export type Refusal = Extract<DeskActAnswer, { success: false }>;

const keys: Partial<Record<Refusal['code'], DeskKey>> = {
  too_late: 'desk.errors.tooLateToUndo',
  slot_taken: 'desk.errors.moveTaken',
  too_soon: 'desk.errors.moveTooSoon',
  too_close: 'desk.errors.moveTooSoon',
  booking_past: 'desk.errors.movePast',
  booking_cancelled: 'desk.errors.alreadyCanceled',
  calendar_unavailable: 'desk.errors.calendarUnavailable',
};

interface Tried {
  /** The person wanted to take the entry. */
  isTaking: boolean;
  /** The fallback if no code has a sentence of its own. */
  fallback: DeskKey;
}

/** Why nothing was changed, in a sentence. If a colleague was faster, it says who. */
export function formatRefusal(
  t: DeskTranslator,
  { code, conflict, entry }: Refusal,
  { isTaking, fallback }: Tried,
): string {
  if (code !== 'changed' && code !== 'booking_changed') return t(keys[code] ?? fallback);
  // If nobody at the desk did it, the visitor did.
  const name = conflict?.by ?? entry.name;
  if (isTaking && entry.state === 'hand' && conflict?.at)
    return t('desk.errors.takenMeanwhile', { name, time: formatTime(t, new Date(conflict.at)) });
  return t('desk.errors.changedMeanwhile', { name });
}
