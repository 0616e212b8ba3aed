import { type RefObject, useEffect, useRef } from 'react';
import type { EmailCheckState } from '../../lib/visitor-form/email-check.ts';
import { getField } from './get-field.ts';
import type { Outcome } from './submit-enquiry.ts';

/** Focuses a failure, a wrong address, or the first field of the next form. */
export function useFocusOnOutcome(
  formRef: RefObject<HTMLFormElement | null>,
  outcome: Outcome,
  email: EmailCheckState,
): void {
  const former = useRef(outcome);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is found out later, while typing, moves no focus.
  useEffect(() => {
    const isNextForm = former.current.status === 'sent';
    former.current = outcome;
    const form = formRef.current;
    if (!form) return;
    if (outcome.status === 'error') form.querySelector<HTMLElement>('[data-failure]')?.focus();
    else if (isNextForm) getField(form, 'name').focus();
    else if (email.phase === 'wrong') getField(form, 'email').focus();
  }, [outcome]);
}
