import type { BookingMethod } from '@tt/contract/booking/booking-response';
import { useEffect, useId, useState } from 'react';
import { Button } from '../../../ui/actions/button.tsx';
import { TextLink } from '../../../ui/actions/text-link.tsx';
import type { SubmissionStatus } from './use-submission.ts';
import type { BookingPageData } from '../load-booking-page.server.ts';
import type { BookingSummary } from './booking-summary.ts';

export type Lack = 'submitNeedsStep' | 'submitNeedsWay' | 'submitNeedsAuth';

interface FinalRowProps {
  page: BookingPageData;
  summary: BookingSummary;
  status: SubmissionStatus;
  method: BookingMethod | null;
  lack: Lack;
  /** Why the address is refused, in words. */
  emailProblem: string | undefined;
  onPress: () => void;
}

const slowAfterMs = 5_000;

/** The end of the form: the button, what it is about to book, and why it is disabled. */
export function FinalRow({ page, summary, status, method, lack, ...props }: FinalRowProps) {
  const { form: texts, messages } = page;
  const { emailProblem, onPress } = props;
  const id = useId();
  const isSending = status.kind === 'sending';
  const isSlow = useDelay(isSending, slowAfterMs);
  const label = isSending ? texts.sending : status.kind === 'sent' ? texts.sent : texts.submit;
  const reason = method ? emailProblem : texts[lack];
  return (
    <div className="final" id="book">
      <Button
        type="submit"
        isBusy={isSending}
        disabled={isSending || reason !== undefined}
        aria-describedby={id}
        onPointerDown={onPress}
      >
        {label}
      </Button>
      <Recap summary={summary} />
      <p className="note" role="status" id={id}>
        {isSlow ? messages.stillWorking : reason}
      </p>
      <p className="note">
        <span>
          {texts.privacyNote} <TextLink href={texts.privacyLink.href}>{texts.privacyLink.label}</TextLink>
        </span>
      </p>
    </div>
  );
}

function Recap({ summary: { when, time, duration, zone, price } }: { summary: BookingSummary }) {
  return (
    <p className="recap">
      {time ? (
        <>
          <b className="nb">{when}</b>
          <br />
          <span>{[duration, zone, price.now].join(' · ')}</span>
        </>
      ) : (
        <span>{when}</span>
      )}
    </p>
  );
}

/** Returns whether something has lasted for a while. */
function useDelay(isActive: boolean, delayMs: number): boolean {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    if (!isActive) return;
    const timer = setTimeout(() => setOver(true), delayMs);
    return () => {
      clearTimeout(timer);
      setOver(false);
    };
  }, [isActive, delayMs]);
  return isOver;
}
