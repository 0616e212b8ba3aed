import type { BookingMethod } from '@tt/contract/booking/booking-response';
import { Button } from '../../../ui/actions/button.tsx';
import { Spinner } from '../../../ui/actions/spinner.tsx';
import type { MeetingTexts } from './load-meeting-texts.server.ts';
import { SlipBlock } from './slip-block.tsx';
import { usePendingLink } from './use-pending-link.ts';

interface PendingLinkProps {
  texts: MeetingTexts['beingPrepared'];
  method: BookingMethod;
  refresh: () => Promise<void>;
}

/** Shown instead of a pending link, which it polls for. */
export function PendingLink({ texts, method, refresh }: PendingLinkProps) {
  const { isAsking, askAgain } = usePendingLink(refresh);
  return (
    <SlipBlock heading={texts.title}>
      <p>{method === 'email' ? texts.textEmail : texts.text}</p>
      {isAsking ? (
        <p className="note" role="status">
          <Spinner />
          {texts.checking}
        </p>
      ) : (
        <Button variant="line" onClick={askAgain}>
          {texts.checkAgain}
        </Button>
      )}
    </SlipBlock>
  );
}
