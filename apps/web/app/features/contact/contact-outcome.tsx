import { Alert } from '../../ui/alert.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import type { ContactTexts } from './contact-texts.ts';
import type { Outcome, SubmitFailure } from './submit-enquiry.ts';

interface ContactOutcomeProps {
  outcome: Outcome;
  texts: ContactTexts;
}

/** The thank-you, or what went wrong and the other way to reach us. It takes the focus when it appears. */
export function ContactOutcome({ outcome, texts }: ContactOutcomeProps) {
  const { messages } = texts;
  if (outcome.status === 'idle') return null;
  return (
    <div data-outcome tabIndex={-1}>
      {outcome.status === 'sent' ? (
        <Alert tone="ok" title={messages.successTitle}>
          {messages.successText}
        </Alert>
      ) : (
        <Alert tone="bad" title={messages.something_went_wrong}>
          {toReason(outcome.failure, texts)}
          {outcome.failure !== 'scriptless' && <Consolation texts={texts} />}
        </Alert>
      )}
    </div>
  );
}

function toReason(failure: SubmitFailure, { messages, fallback }: ContactTexts): string {
  const reasons: Record<SubmitFailure, string> = {
    refused: messages.error_submitting,
    scriptless: messages.error_submitting,
    exception: messages.unexpected_error,
    rateLimited: fallback.rateLimited,
    offline: fallback.offline,
  };
  return reasons[failure];
}

function Consolation({ texts: { fallback, contactAddress } }: { texts: ContactTexts }) {
  const [before, after] = fallback.writeInstead.split(contactAddress);
  return (
    <>
      {' '}
      {fallback.kept} {before}
      <TextLink href={`mailto:${contactAddress}`}>{contactAddress}</TextLink>
      {after}
    </>
  );
}
