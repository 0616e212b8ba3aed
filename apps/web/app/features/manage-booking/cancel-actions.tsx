import { useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/actions/button.tsx';
import { ButtonLink } from '../../ui/actions/button-link.tsx';
import { ButtonRow } from '../../ui/actions/button-row.tsx';
import { Alert } from '../../ui/text/alert.tsx';
import type { ManagePageData } from './load-manage-page.server.ts';
import type { ManagedPhase } from './managed-booking-state.ts';

interface CancelActionsProps {
  texts: ManagePageData['cancel'];
  bookingHref: string;
  question: string;
  phase: ManagedPhase;
  onCancel: () => void;
}

/** Canceling asks for confirmation; keeping the booking is the first choice. */
export function CancelActions({ texts, bookingHref, question, phase, onCancel }: CancelActionsProps) {
  const [isAsking, setAsking] = useState(false);
  if (phase === 'past') return <p>{texts.past}</p>;
  if (phase === 'canceled' || phase === 'already_canceled') {
    return (
      <>
        <CanceledAlert texts={texts} isNew={phase === 'canceled'} />
        <ButtonRow>
          <ButtonLink href={bookingHref}>{texts.bookNewTime}</ButtonLink>
        </ButtonRow>
      </>
    );
  }
  if (!isAsking) {
    return (
      <ButtonRow>
        <Button variant="line" onClick={() => setAsking(true)}>
          {texts.cancelButton}
        </Button>
      </ButtonRow>
    );
  }
  const isCanceling = phase === 'canceling';
  return (
    <>
      {phase === 'cancel_failed' && <Alert tone="bad" title={texts.failed} />}
      <Question text={question} />
      <ButtonRow>
        <Button disabled={isCanceling} icon="back" onClick={() => setAsking(false)}>
          {texts.keep}
        </Button>
        <Button variant="line" isBusy={isCanceling} disabled={isCanceling} onClick={onCancel}>
          {isCanceling ? texts.canceling : texts.cancelButton}
        </Button>
      </ButtonRow>
    </>
  );
}

/** Takes the focus, so that the question is heard where the button was. */
function Question({ text }: { text: string }) {
  const ref = useRef<HTMLParagraphElement>(null);
  useEffect(() => ref.current?.focus(), []);
  return (
    <p ref={ref} tabIndex={-1}>
      <b>{text}</b>
    </p>
  );
}

function CanceledAlert({ texts, isNew }: { texts: ManagePageData['cancel']; isNew: boolean }) {
  return (
    <>
      <Alert tone="ok" title={isNew ? texts.canceledTitle : texts.alreadyCanceled}>
        {isNew && texts.canceledText}
      </Alert>
      <p>{texts.calendarNote}</p>
    </>
  );
}
