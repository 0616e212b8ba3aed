import { Button } from '../../../ui/actions/button.tsx';
import { ButtonRow } from '../../../ui/actions/button-row.tsx';
import { Spinner } from '../../../ui/actions/spinner.tsx';
import { Heading } from '../../../ui/text/heading.tsx';
import type { BookingPageData } from '../load-booking-page.server.ts';
import { usePendingLink } from './use-pending-link.ts';

interface PendingLinkProps {
  texts: BookingPageData['beingPrepared'];
  refresh: () => Promise<void>;
}

/** Shown instead of a pending link, which it polls for. */
export function PendingLink({ texts, refresh }: PendingLinkProps) {
  const { isAsking, askAgain } = usePendingLink(refresh);
  return (
    <>
      <Heading level={2}>{texts.title}</Heading>
      <p>{texts.text}</p>
      {isAsking ? (
        <p className="note" role="status">
          <Spinner />
          {texts.checking}
        </p>
      ) : (
        <ButtonRow>
          <Button variant="line" onClick={askAgain}>
            {texts.checkAgain}
          </Button>
        </ButtonRow>
      )}
    </>
  );
}
