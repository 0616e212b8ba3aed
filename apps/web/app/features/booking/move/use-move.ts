import type { BookedAnswer } from '@tt/contract/booking/booked-answer';
import { toWireStart } from '@tt/contract/slots/slot-wire';
import type { Instant } from '@tt/contract/time/time-zone-offset';
import { useRef, useState } from 'react';
import { createRandomKey } from '../../../lib/random-key.ts';
import { type Meeting, toMeeting } from '../meeting/to-meeting.ts';
import { type MoveRefusal, isTimeLost, type OutdatedReason } from './move-outcome.ts';
import { sendMove } from './send-move.ts';

interface MoveHandlers {
  onMoved: (meeting: Meeting) => void;
  onOutdated: (reason: OutdatedReason) => void;
  onTimeLost: (isTaken: boolean) => void;
}

/** Moves a booking; the same time sent again is the same attempt, so that it is never moved twice. */
export function useMove(meeting: Meeting, { onMoved, onOutdated, onTimeLost }: MoveHandlers) {
  const [isSending, setSending] = useState(false);
  const [refusal, setRefusal] = useState<MoveRefusal>();
  const attempt = useRef({ startsAt: 0, idempotencyKey: '' });

  async function move(startsAt: Instant, timeZone: string) {
    const { viewKey, sequence } = meeting;
    if (isSending || !viewKey) return;
    setSending(true);
    setRefusal(undefined);
    if (attempt.current.startsAt !== startsAt) {
      attempt.current = { startsAt, idempotencyKey: createRandomKey() };
    }
    const request = { key: viewKey, ...toWireStart(startsAt), timezone: timeZone, sequence };
    const outcome = await sendMove(request, attempt.current.idempotencyKey);
    setSending(false);
    if (outcome.kind === 'moved')
      return onMoved(toMovedMeeting(outcome.answer, { ...meeting, startsAt, timeZone }));
    if (outcome.kind === 'outdated') return onOutdated(outcome.reason);
    if (outcome.isFinal) attempt.current = { startsAt: 0, idempotencyKey: '' };
    setRefusal(outcome.refusal);
    if (isTimeLost(outcome.refusal)) onTimeLost(outcome.refusal === 'slot_taken');
  }

  return { isSending, refusal, move };
}

/** Values that the response leaves out are unchanged. */
function toMovedMeeting(answer: BookedAnswer, wanted: Meeting): Meeting {
  const asked = { ...wanted, sequence: wanted.sequence + 1 };
  return (answer.booking && toMeeting(answer, asked)) ?? asked;
}
