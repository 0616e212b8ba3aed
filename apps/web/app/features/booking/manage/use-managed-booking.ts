import { useCallback, useEffect, useState } from 'react';
import { sendBookingAccess } from '../../../lib/send-booking-access.ts';
import { replaceUrlFragment, useUrlFragment } from '../../../lib/use-url-fragment.ts';
import type { Meeting } from '../meeting/to-meeting.ts';
import type { OutdatedReason } from '../move/move-outcome.ts';
import { findManageAddress, toManageFragment } from './manage-address.ts';
import {
  type ManagedBooking,
  type ManagedEvent,
  toCancelledBooking,
  toManagedBooking,
} from './managed-booking-state.ts';

/** The code that shows a booking. It loads in parallel with the lookup. */
export const loadFoundView = () => import('./found-view.tsx');

async function lookUp(viewKey: string): Promise<ManagedBooking> {
  const view = loadFoundView().then(
    () => true,
    () => false,
  );
  const managed = toManagedBooking(await sendBookingAccess('view', viewKey));
  return managed.kind !== 'found' || (await view) ? managed : { kind: 'failed' };
}

/** The booking whose view key is in the URL's fragment, and how to cancel it. */
export function useManagedBooking() {
  const fragment = useUrlFragment(null);
  const address = fragment === null ? undefined : findManageAddress(fragment);
  const viewKey = address?.viewKey;
  const [state, setState] = useState<ManagedBooking>({ kind: 'loading' });

  /** Looks the booking up again. If there is no response, the page keeps the booking that it has. */
  const look = useCallback(
    async (event?: ManagedEvent) => {
      if (!viewKey) return setState({ kind: 'not_found' });
      const looked = await lookUp(viewKey);
      setState((known) => {
        if (known.kind !== 'found') return looked;
        if (looked.kind === 'failed') return known;
        return looked.kind === 'found' ? { ...looked, event: event ?? known.event } : looked;
      });
    },
    [viewKey],
  );

  const open = useCallback(async () => {
    setState({ kind: 'loading' });
    await look();
  }, [look]);

  const isKnown = fragment !== null;
  useEffect(() => {
    if (isKnown) open();
  }, [isKnown, open]);

  async function cancel() {
    if (state.kind !== 'found' || !viewKey) return;
    setState({ ...state, canceling: 'running' });
    const cancelled = toCancelledBooking(state, await sendBookingAccess('cancel', viewKey));
    if (cancelled === 'outdated') await look();
    else setState(cancelled);
  }

  /** Shows the result of a move, in place of the view that made it. */
  function leaveMove() {
    if (viewKey) replaceUrlFragment(toManageFragment(viewKey, 'view'));
  }

  return {
    address,
    state,
    open,
    look,
    cancel,
    showMoved(meeting: Meeting, from: Meeting) {
      setState({ kind: 'found', meeting, canceling: 'idle', event: { kind: 'moved', from } });
      leaveMove();
    },
    async showOutdated(reason: OutdatedReason) {
      await look({ kind: 'outdated', reason });
      leaveMove();
    },
  };
}
