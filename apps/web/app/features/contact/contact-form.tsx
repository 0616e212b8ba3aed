import { inquiryFragments } from '@tt/contract/inquiry/inquiry';
import { useSyncExternalStore } from 'react';
import { toInquiryAction } from '../../lib/visitor-form/inquiry-action.ts';
import { TopicChip } from '../../ui/forms/topic-chip.tsx';
import { Alert } from '../../ui/text/alert.tsx';
import { ContactActions } from './contact-actions.tsx';
import { ContactFailure } from './contact-failure.tsx';
import { ContactFields } from './contact-fields.tsx';
import { ContactProblems } from './contact-problems.tsx';
import type { ContactTexts } from './load-contact-page.server.ts';
import type { useContactForm } from './use-contact-form.ts';

const neverChanges = () => () => {};

interface ContactFormProps {
  texts: ContactTexts;
  form: ReturnType<typeof useContactForm>;
}

/**
 * Without script the browser sends the form itself. It returns to the fragment that shows the outcome, or shows the page by which
 * the API gives a refused form back.
 */
export function ContactForm({ texts, form }: ContactFormProps) {
  const isHydrated = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  const { outcome } = form;
  return (
    <form
      ref={form.formRef}
      className="form"
      aria-label={texts.label}
      method="post"
      action={toInquiryAction(texts.language)}
      noValidate={isHydrated}
      onFocus={form.onFocus}
      onInput={form.onInput}
      onBlur={form.onBlur}
      onSubmit={form.onSubmit}
    >
      {!isHydrated && <ScriptlessOutcome texts={texts} />}
      {!form.isSending && outcome.status === 'error' && (
        <ContactFailure failure={outcome.failure} texts={texts} />
      )}
      {outcome.status === 'invalid' && form.wrongFields.length > 0 && (
        <ContactProblems texts={texts} names={form.wrongFields} />
      )}
      {form.isFromBooking && <p className="note">{texts.fromBooking.note}</p>}
      <p className="note">{texts.requiredNote}</p>
      <ContactFields
        texts={texts}
        topic={
          form.topic && (
            <TopicChip key="topic" texts={texts.topic} topic={form.topic} onRemove={form.onRemoveTopic} />
          )
        }
        problems={form.problems}
        email={form.email}
        descriptionLength={form.descriptionLength}
      />
      <input type="hidden" name="language" value={texts.language} />
      <input type="hidden" name="apikey" value={import.meta.env.VITE_BACKEND_ANON_KEY} />
      <ContactActions texts={texts} form={form} />
    </form>
  );
}

function ScriptlessOutcome({ texts: { messages, fallback } }: { texts: ContactTexts }) {
  return (
    <>
      <div className="target-only" id={inquiryFragments.sent}>
        <Alert tone="ok" title={messages.successTitle}>
          {messages.successText}
        </Alert>
      </div>
      <div className="target-only" id={inquiryFragments.failed}>
        <Alert tone="bad" title={messages.something_went_wrong}>
          {messages.error_submitting} {fallback.oneStepBack}
        </Alert>
      </div>
    </>
  );
}
