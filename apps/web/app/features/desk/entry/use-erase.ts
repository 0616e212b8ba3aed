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

/** Erases an entry and goes to the list. An upcoming meeting is canceled first. */
export function useErase({ id, reference, booking }: DeskEntry) {
  const t = useTexts();
  const { listHref } = usePlace(id);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');

  const cancel = () =>
    sendToDesk({
      path: `entries/${id}/cancel`,
      answer: deskActAnswerSchema,
      body: { sequence: booking?.sequence ?? 0 },
    });

  const eraseOnce = async (): Promise<DeskKey | 'again' | undefined> => {
    const result = await sendToDesk({
      path: `entries/${id}/erase`,
      answer: eraseAnswerSchema,
      body: { reference },
    });
    if (!result.ok) return toFailureKey(result.code);
    if (result.data.success) return undefined;
    return result.data.code === 'booking_ahead' ? 'again' : 'desk.errors.eraseMismatch';
  };

  const erase = async (isAhead: boolean) => {
    setBusy(true);
    setProblem('');
    if (isAhead) await cancel();
    let outcome = await eraseOnce();
    for (let left = tries; isAhead && outcome === 'again' && left > 0; left -= 1) {
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
      outcome = await eraseOnce();
    }
    setBusy(false);
    if (outcome) {
      setProblem(t(outcome === 'again' ? 'desk.errors.erase' : outcome, { ref: reference }));
      return;
    }
    removeDraft(id);
    removeHeldRow(id);
    erasedReference.set(reference);
    navigate(listHref, { isReplacing: true });
  };

  return { erase, isBusy, problem };
}
