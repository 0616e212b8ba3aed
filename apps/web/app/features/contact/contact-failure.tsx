import { TextLink } from '../../ui/actions/text-link.tsx';
import { Alert } from '../../ui/text/alert.tsx';
import type { ContactTexts } from './load-contact-page.server.ts';
import type { SubmitFailure } from './submit-inquiry.ts';

interface ContactFailureProps {
  failure: SubmitFailure;
  texts: ContactTexts;
}

/** What went wrong, and the email address as an alternative. It takes the focus when it appears. */
export function ContactFailure({ failure, texts }: ContactFailureProps) {
  return (
    <div data-failure tabIndex={-1}>
      <Alert tone="bad" title={texts.messages.something_went_wrong}>
        {toReason(failure, texts)}
        {failure !== 'scriptless' && <EmailFallback texts={texts} />}
      </Alert>
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

function EmailFallback({ texts: { fallback, contactAddress } }: { texts: ContactTexts }) {
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
