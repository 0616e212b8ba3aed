import { type DeskEntry, deskActAnswerSchema, eraseAnswerSchema } from '@tt/contract/desk/desk-entry';
import { useState } from 'react';
import { useTexts } from '../frame/desk-context.ts';
import { sendToDesk } from '../frame/desk-client.ts';
import { navigate } from '../frame/desk-location.ts';
import type { DeskKey } from '../frame/desk-texts.ts';
import { toFailureKey } from '../frame/failure-key.ts';
import { erasedReference } from '../inbox/erased-reference.ts';
import { removeHeldRow } from '../inbox/held-list.ts';
import { removeDraft } from './drafts.ts';
import { usePlace } from './place-nav.tsx';

/** The visitor's email is made from the entry, so it has to be sent before the erasure. */
const tries = 10;
const pauseMs = 2_000;

const refusals = {
  wrong_reference: 'desk.errors.eraseMismatch',
  booking_ahead: 'desk.errors.erase',
  mail_waiting: 'desk.errors.eraseMailWaiting',
} as const satisfies Record<string, DeskKey>;

/** Erases an entry and goes to the list. An upcoming meeting is canceled first. */
export function useErase({ id, reference, name, booking }: DeskEntry) {
  const t = useTexts();
  const { listHref } = usePlace(id);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const [isMailWaiting, setMailWaiting] = useState(false);

  const cancel = () =>
    sendToDesk({
      path: `entries/${id}/cancel`,
      answer: deskActAnswerSchema,
      body: { sequence: booking?.sequence ?? 0 },
    });

  const eraseOnce = async (withoutMail: boolean): Promise<DeskKey | undefined> => {
    const result = await sendToDesk({
      path: `entries/${id}/erase`,
      answer: eraseAnswerSchema,
      body: { reference, withoutMail },
    });
    if (!result.ok) return toFailureKey(result.code);
    return result.data.success ? undefined : refusals[result.data.code ?? 'booking_ahead'];
  };

  const erase = async ({ isAhead, withoutMail }: { isAhead: boolean; withoutMail: boolean }) => {
    setBusy(true);
    setProblem('');
    if (isAhead) await cancel();
    let refusal = await eraseOnce(withoutMail);
    for (let left = tries; isAhead && refusal === refusals.mail_waiting && left > 0; left -= 1) {
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
      refusal = await eraseOnce(withoutMail);
    }
    setBusy(false);
    setMailWaiting(refusal === refusals.mail_waiting);
    if (refusal) {
      setProblem(t(refusal, { ref: reference, name: name || reference }));
      return;
    }
    removeDraft(id);
    removeHeldRow(id);
    erasedReference.set(reference);
    navigate(listHref, { isReplacing: true });
  };

  return { erase, isBusy, problem, isMailWaiting };
}
