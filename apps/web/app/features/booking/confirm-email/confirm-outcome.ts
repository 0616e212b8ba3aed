import type { BookedAnswer } from '@tt/contract/booking/booked-answer';
import { slotRefusalCodes } from '@tt/contract/slots/slot-refusal';
import type { BackendResult } from '../../../lib/backend-client.ts';
import { type Meeting, toMeeting } from '../meeting/to-meeting.ts';

/** `gone` and `taken` are final; after `failed` the same key can be sent again. */
export type ConfirmProblem = 'gone' | 'taken' | 'failed';

export type ConfirmOutcome =
  | { kind: 'confirmed'; meeting: Meeting }
  | { kind: 'refused'; problem: ConfirmProblem };

const takenCodes: readonly string[] = [...slotRefusalCodes, 'slot_taken', 'too_many_bookings'];
const goneCodes: readonly string[] = ['booking_cancelled', 'booking_past'];

/** Judges the answer to a confirmation. */
export function toConfirmOutcome(result: BackendResult<BookedAnswer>): ConfirmOutcome {
  if (!result.ok) return refuse(result.code === 'not_found' ? 'gone' : 'failed');
  const { success, code = '' } = result.data;
  const meeting = success ? toMeeting(result.data) : undefined;
  if (meeting) return { kind: 'confirmed', meeting };
  if (takenCodes.includes(code)) return refuse('taken');
  return refuse(goneCodes.includes(code) ? 'gone' : 'failed');
}

function refuse(problem: ConfirmProblem): ConfirmOutcome {
  return { kind: 'refused', problem };
}
