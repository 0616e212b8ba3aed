import { useHydrated } from '../../lib/use-hydrated.ts';
import { Button } from '../../ui/actions/button.tsx';
import { ButtonRow } from '../../ui/actions/button-row.tsx';
import { Spinner } from '../../ui/actions/spinner.tsx';
import { Alert } from '../../ui/text/alert.tsx';
import type { ManagePageData } from './load-manage-page.server.ts';
import { ManagedBookingCard } from './managed-booking-card.tsx';
import { useManagedBooking } from './use-managed-booking.ts';

/** What is booked, and how to cancel it, for whoever holds the link. */
export function ManagePage({ page }: { page: ManagePageData }) {
  const { state, refresh, cancel } = useManagedBooking();
  useHydrated();
  return (
    <>
      <section className="wrap page-head page-head-tight">
        <h1>{page.heading}</h1>
        {state.kind !== 'not_found' && <p className="lead">{page.lead}</p>}
      </section>
      <section className="wrap section section-flush stack" data-hydrates>
        {state.kind === 'loading' && (
          <p className="note" role="status">
            <Spinner />
            {page.loading}
          </p>
        )}
        {state.kind === 'not_found' && (
          <Alert tone="bad" title={page.notFoundTitle}>
            {page.notFoundText}
          </Alert>
        )}
        {state.kind === 'unreachable' && (
          <>
            <Alert tone="bad" title={page.networkError}>
              {page.connectionError}
            </Alert>
            <ButtonRow>
              <Button variant="line" onClick={refresh}>
                {page.checkAgain}
              </Button>
            </ButtonRow>
          </>
        )}
        {state.kind === 'found' && <ManagedBookingCard page={page} found={state} onCancel={cancel} />}
      </section>
    </>
  );
}
