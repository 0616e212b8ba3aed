import { toCityName } from '@tt/contract/time/city-name';
import { useEffect, useRef } from 'react';
import { Button } from '../../../ui/actions/button.tsx';
import { ButtonRow } from '../../../ui/actions/button-row.tsx';
import { Alert } from '../../../ui/text/alert.tsx';
import { formatWhen } from '../meeting/format-meeting.ts';
import { RichText } from '../meeting/rich-text.tsx';
import type { Meeting } from '../meeting/to-meeting.ts';
import { useCityNames } from '../slots/clock/use-city-names.ts';
import type { ManagePageData } from './load-manage-page.server.ts';
import type { Canceling } from './managed-booking-state.ts';

interface CancelQuestionProps {
  page: ManagePageData;
  meeting: Meeting;
  canceling: Canceling;
  /** The visitor has asked to cancel on the page before. */
  isAsked: boolean;
  onCancel: () => void;
}

/** A disclosure that asks before it cancels. */
export function CancelQuestion({ page, meeting, canceling, isAsked, onCancel }: CancelQuestionProps) {
  const {
    cancel: texts,
    meeting: { tag },
  } = page;
  const disclosureRef = useRef<HTMLDetailsElement>(null);
  const summaryRef = useRef<HTMLElement>(null);
  const isRunning = canceling === 'running';
  const cities = useCityNames(page.meeting, meeting.timeZone);

  useEffect(() => {
    if (!isAsked || !disclosureRef.current) return;
    disclosureRef.current.open = true;
    summaryRef.current?.focus();
  }, [isAsked]);

  function keep() {
    if (disclosureRef.current) disclosureRef.current.open = false;
    summaryRef.current?.focus();
  }

  const values = { ...formatWhen(meeting, tag), city: toCityName(meeting.timeZone, cities) };
  return (
    <details className="ask" ref={disclosureRef} data-escape>
      <summary className="quiet quiet-bad" ref={summaryRef}>
        {texts.button}
      </summary>
      <div className="ask-box">
        {canceling === 'failed' && <Alert tone="bad" title={texts.failed} />}
        <p>
          <RichText message={texts.question} tag={tag} values={values} />
        </p>
        <ButtonRow isMiddle>
          <Button variant="bad" isBusy={isRunning} disabled={isRunning} onClick={onCancel}>
            {isRunning ? texts.canceling : texts.yes}
          </Button>
          <button type="button" className="quiet" disabled={isRunning} onClick={keep}>
            {texts.keep}
          </button>
        </ButtonRow>
      </div>
    </details>
  );
}
