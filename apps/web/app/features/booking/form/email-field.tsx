import { bookingLimits } from '@tt/contract/booking/booking-limits';
import { toEmailWords } from '../../../lib/visitor-form/to-email-words.ts';
import { TextInput } from '../../../ui/forms/text-input.tsx';
import type { BookingPageData } from '../load-booking-page.server.ts';
import type { FieldProblems } from './booking-check.ts';
import { bindField } from './text-fields.tsx';
import type { BookingForm } from './use-booking-form.ts';

interface EmailFieldProps {
  texts: BookingPageData['emailWay'];
  form: BookingForm;
  problems: FieldProblems;
}

/**
 * Any text in it enables the button. The check refuses a wrong address when the visitor leaves the field or sends.
 */
export function EmailField({ texts, form, problems }: EmailFieldProps) {
  const { state, check } = form.emailCheck;

  function leave(email: string) {
    // Skipped while the button is pressed. Sending checks too, and a refusal would disable the button during the
    // press.
    if (email.trim() && state.phase === 'unchecked' && !form.isPressed()) check(email);
  }

  return (
    <TextInput
      {...bindField(form, 'email')}
      type="email"
      label={texts.label}
      autoComplete="email"
      maxLength={bookingLimits.email}
      onFocus={form.release}
      onBlur={({ target }) => leave(target.value)}
      checking={state.phase === 'checking' ? texts.checking : undefined}
      confirmed={state.phase === 'verified' ? texts.ok : undefined}
      error={findEmailError(texts, form, problems)}
    />
  );
}

/** What is wrong with the address, in words. */
export function findEmailError(
  { problems: words }: BookingPageData['emailWay'],
  { emailCheck: { state } }: BookingForm,
  problems: FieldProblems,
): string | undefined {
  if (state.phase === 'wrong') return toEmailWords(state.problem, words);
  return problems.email && words[problems.email];
}
