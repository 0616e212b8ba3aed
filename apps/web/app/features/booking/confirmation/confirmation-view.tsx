import { Button } from '../../../ui/actions/button.tsx';
import { ButtonRow } from '../../../ui/actions/button-row.tsx';
import { Spinner } from '../../../ui/actions/spinner.tsx';
import { Alert } from '../../../ui/text/alert.tsx';
import type { BookingPageData } from '../load-booking-page.server.ts';
import { ConfirmationSlip } from './confirmation-slip.tsx';
import type { ConfirmationView as View } from './use-confirmation.ts';

interface ConfirmationViewProps {
  page: BookingPageData;
  view: Exclude<View, { kind: 'none' }>;
  refresh: () => Promise<void>;
  onBookAnother: () => void;
}

export function ConfirmationView({ page, view, refresh, onBookAnother }: ConfirmationViewProps) {
  const { confirmation: texts, messages, beingPrepared } = page;
  return (
    <div className="confirmation">
      {view.kind === 'loading' && (
        <p className="note" role="status">
          <Spinner />
          {texts.loading}
        </p>
      )}
      {view.kind === 'not_found' && (
        <Alert tone="bad" title={texts.notFoundTitle}>
          {texts.notFoundText}
        </Alert>
      )}
      {view.kind === 'failed' && (
        <Alert tone="bad" title={messages.network_error}>
          {messages.connection_error}
        </Alert>
      )}
      {view.kind === 'shown' && (
        <ConfirmationSlip page={page} confirmation={view.confirmation} refresh={refresh} />
      )}
      {view.kind !== 'loading' && (
        <div className="slip-actions">
          <ButtonRow>
            {view.kind === 'failed' && (
              <Button variant="line" onClick={refresh}>
                {beingPrepared.checkAgain}
              </Button>
            )}
            <Button variant="line" onClick={onBookAnother}>
              {texts.bookAnother}
            </Button>
          </ButtonRow>
        </div>
      )}
    </div>
  );
}
