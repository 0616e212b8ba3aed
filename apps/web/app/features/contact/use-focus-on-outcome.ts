import { type RefObject, useEffect } from 'react';
import type { EmailCheckState } from './email-check.ts';
import { getField } from './get-field.ts';
import type { Outcome } from './submit-enquiry.ts';

/** Brings the outcome of sending before the visitor's eyes and into the reader's focus; a wrong address likewise. */
export function useFocusOnOutcome(
  formRef: RefObject<HTMLFormElement | null>,
  outcome: Outcome,
  email: EmailCheckState,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is found out later, while typing, moves no focus.
  useEffect(() => {
    const form = formRef.current;
    if (!form) return;
    if (outcome.status !== 'idle') form.querySelector<HTMLElement>('[data-outcome]')?.focus();
    else if (email.phase === 'wrong') getField(form, 'email').focus();
  }, [outcome]);
}
