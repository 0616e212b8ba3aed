import { lazy, Suspense } from 'react';
import { Toasts } from '../../../lib/toasts.tsx';
import { useHydrated } from '../../../lib/use-hydrated.ts';
import { Icon } from '../../../ui/actions/icon.tsx';
import { LookupState } from '../meeting/lookup-state.tsx';
import { MeetingHead } from '../meeting/meeting-head.tsx';
import { useNow } from '../slots/use-now.ts';
import type { ManagePageData } from './load-manage-page.server.ts';
import { loadFoundView, useManagedBooking } from './use-managed-booking.ts';

const toastIcons = {
  success: <Icon name="tick" />,
  error: <Icon name="warning" />,
  close: <Icon name="close" />,
};

const FoundView = lazy(async () => ({ default: (await loadFoundView()).FoundView }));

/** What is booked, and how to move or cancel it, for whoever holds the link. */
export function ManagePage({ page }: { page: ManagePageData }) {
  useHydrated();
  return (
    <>
      <ManagedView page={page} />
      <Toasts label={page.meeting.notifications} closeLabel={page.meeting.close} icons={toastIcons} />
    </>
  );
}

function ManagedView({ page }: { page: ManagePageData }) {
  const managed = useManagedBooking();
  const now = useNow();
  const { state, open } = managed;
  const waiting = (
    <>
      <MeetingHead heading={page.heading} view="view" />
      <section className="wrap meeting stack" data-hydrates>
        {state.kind !== 'found' && <LookupState texts={page.meeting} kind={state.kind} refresh={open} />}
      </section>
    </>
  );
  if (state.kind !== 'found' || now === null) return waiting;
  return (
    <Suspense fallback={waiting}>
      <FoundView page={page} managed={managed} found={state} now={now} />
    </Suspense>
  );
}
