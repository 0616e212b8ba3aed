import { inquiryTrapField } from '@tt/contract/inquiry/inquiry';
import { type FocusEvent, type FormEvent, useRef, useState, useSyncExternalStore } from 'react';
import { showToast } from '../../lib/toasts.tsx';
import { sendInquiry } from './contact-backend.ts';
import { findFormToken, verifyDomain } from '../../lib/visitor-form/form-backend.ts';
import { createEmailCheck } from '../../lib/visitor-form/email-check.ts';
import { fieldNames } from '@tt/contract/inquiry/inquiry-fields';
import { type FieldProblems, parseValues } from '@tt/contract/inquiry/inquiry-values';
import { readTrap, readValues } from './inquiry-values.ts';
import { createFormToken } from '../../lib/visitor-form/form-token.ts';
import type { ContactTexts } from './load-contact-page.server.ts';
import { type Outcome, submitInquiry } from './submit-inquiry.ts';
import { toOutcomeToast } from './to-outcome-toast.ts';
import { useContactDraft } from './use-contact-draft.ts';
import { useSource } from './use-source.ts';
import { useFocusOnOutcome } from './use-focus-on-outcome.ts';

const idle: Outcome = { status: 'idle' };
const invalid: Outcome = { status: 'invalid' };

/** The form's behavior: what is typed is kept, checked and sent; the markup only shows what this returns. */
export function useContactForm(texts: ContactTexts) {
  const formRef = useRef<HTMLFormElement>(null);
  const [emailCheck] = useState(() => createEmailCheck(verifyDomain));
  const [formToken] = useState(() => createFormToken(findFormToken));
  const [problems, setProblems] = useState<FieldProblems>({});
  const [outcome, setOutcome] = useState<Outcome>(idle);
  const [isSending, setIsSending] = useState(false);
  const isPressed = useRef(false);
  const email = useSyncExternalStore(emailCheck.subscribe, emailCheck.getState, emailCheck.getState);
  // Before the draft, which clears the address.
  const { source, removeTopic } = useSource(texts.topic.titles);
  const draft = useContactDraft(formRef, texts, { onResume: formToken.resume, onArrival: setOutcome });

  // No transition: the outcome must not wait behind other rendering.
  async function submit(form: FormData): Promise<void> {
    setIsSending(true);
    const next = await sendForm(form);
    const toast = toOutcomeToast(next, texts.messages);
    if (toast) showToast(toast.tone, toast);
    setOutcome(next);
    setIsSending(false);
  }

  async function sendForm(form: FormData): Promise<Outcome> {
    const { inquiry } = parseValues(readValues(form), texts.language);
    if (!inquiry) return invalid;
    const next = await submitInquiry(
      { ...inquiry, ...source },
      {
        emailCheck,
        sendInquiry: (checked) => {
          const body = {
            ...checked,
            form_token: formToken.find(),
            [inquiryTrapField]: readTrap(form),
          };
          return sendInquiry(body, draft.getIdempotencyKey());
        },
      },
    );
    if (next.status !== 'sent') return next;
    draft.clear();
    formToken.forget();
    emailCheck.clear();
    return next;
  }

  useFocusOnOutcome(formRef, outcome);

  const wrongFields = fieldNames.filter(
    (name) => problems[name] || (name === 'email' && email.phase === 'wrong'),
  );
  const isBlocked = isSending || email.phase === 'checking' || email.phase === 'wrong';

  return {
    formRef,
    outcome,
    problems,
    wrongFields,
    email,
    isSending,
    isBlocked,
    topic: source.topic,
    onRemoveTopic: removeTopic,
    isFromBooking: draft.isFromBooking,
    descriptionLength: draft.descriptionLength,
    onFocus({ target }: FocusEvent<HTMLFormElement>) {
      if (target.name) formToken.begin();
      if (target.name === 'email') isPressed.current = false;
    },
    onInput(event: FormEvent<HTMLFormElement>) {
      const { name } = event.target as HTMLInputElement;
      if (name === 'email') emailCheck.clear();
      setProblems(({ [name as keyof FieldProblems]: _, ...rest }) => rest);
      // Once the last field is corrected, the summary stays away until sending fails again.
      if (outcome.status === 'invalid' && wrongFields.every((field) => field === name)) setOutcome(idle);
      draft.save();
    },
    onBlur({ target }: FocusEvent<HTMLFormElement>) {
      const isUnchecked = email.phase === 'unchecked';
      // Skipped while the button is pressed: sending checks too, and a check would disable the button under the press.
      if (target.name === 'email' && target.value && isUnchecked && !isPressed.current)
        emailCheck.check(target.value);
    },
    onPress() {
      isPressed.current = true;
    },
    onSubmit(event: FormEvent<HTMLFormElement>) {
      event.preventDefault();
      isPressed.current = false;
      if (isBlocked) return;
      const form = new FormData(event.currentTarget);
      const { inquiry, problems: found = {} } = parseValues(readValues(form), texts.language);
      setProblems(found);
      if (!inquiry) {
        // A new object, so that each attempt takes the focus.
        setOutcome({ status: 'invalid' });
        // Everything that is wrong is named at once. Leaving the field did not check while the button was pressed.
        if (found.email !== 'required' && email.phase === 'unchecked')
          emailCheck.check(String(form.get('email')));
        return;
      }
      submit(form);
    },
    /** Shows an empty form again; what it sends is another inquiry. */
    onStartOver: () => setOutcome(idle),
  };
}
