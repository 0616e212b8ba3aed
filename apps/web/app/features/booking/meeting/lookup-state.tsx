import { Button } from '../../../ui/actions/button.tsx';
import { ButtonRow } from '../../../ui/actions/button-row.tsx';
import { Spinner } from '../../../ui/actions/spinner.tsx';
import { Alert } from '../../../ui/text/alert.tsx';
import type { MeetingTexts } from './load-meeting-texts.server.ts';

interface LookupStateProps {
  texts: MeetingTexts;
  kind: 'loading' | 'not_found' | 'failed';
  refresh: () => Promise<void>;
}

/** Shown instead of a booking that is being looked up, or that could not be found. */
export function LookupState({ texts, kind, refresh }: LookupStateProps) {
  if (kind === 'loading') {
    return (
      <p className="note" role="status">
        <Spinner />
        {texts.loading}
      </p>
    );
  }
  if (kind === 'not_found') {
    return (
      <Alert tone="bad" title={texts.notFoundTitle}>
        {texts.notFoundText}
      </Alert>
    );
  }
  return (
    <>
      <Alert tone="bad" title={texts.networkError}>
        {texts.connectionError}
      </Alert>
      <ButtonRow>
        <Button variant="line" onClick={refresh}>
          {texts.checkAgain}
        </Button>
      </ButtonRow>
    </>
  );
}
