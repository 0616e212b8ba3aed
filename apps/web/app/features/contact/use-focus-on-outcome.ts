import { type RefObject, useEffect, useRef } from 'react';
import { getField } from './get-field.ts';
import type { Outcome } from './submit-inquiry.ts';

/** Focuses the summary of what went wrong, or the first field of the next form. */
export function useFocusOnOutcome(formRef: RefObject<HTMLFormElement | null>, outcome: Outcome): void {
  const previous = useRef(outcome);
  useEffect(() => {
    const isNextForm = previous.current.status === 'sent';
    previous.current = outcome;
    const form = formRef.current;
    if (!form) return;
    // The toast is in the head of the page.
    if (outcome.status === 'error') window.scrollTo({ top: 0, behavior: 'instant' });
    if (isNextForm) getField(form, 'name').focus();
    else if (outcome.status !== 'idle') form.querySelector<HTMLElement>('[data-failure]')?.focus();
  }, [formRef, outcome]);
}
