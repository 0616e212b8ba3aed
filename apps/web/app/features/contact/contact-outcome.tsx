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
          {outcome.failure !== 'scriptless' && <OtherWay texts={texts} />}
        </Alert>
      )}
    </div>
  );
}

function toReason(failure: SubmitFailure, { messages, fallback }: ContactTexts): string {
  const reasons: Record<SubmitFailure, string> = {
    refused: `${messages.error_submitting} ${fallback.kept}`,
    scriptless: messages.error_submitting,
    exception: `${messages.unexpected_error} ${fallback.kept}`,
    rateLimited: `${fallback.rateLimited} ${fallback.kept}`,
    offline: fallback.offline,
  };
  return reasons[failure];
}

function OtherWay({ texts: { fallback, contactAddress } }: { texts: ContactTexts }) {
  const [before, after] = fallback.writeInstead.split(contactAddress);
  return (
    <>
      {' '}
      {before}
      <TextLink href={`mailto:${contactAddress}`}>{contactAddress}</TextLink>
      {after}
    </>
  );
}
