import { viewKeySchema } from '@tt/contract/booking/booking-access';
import { useCallback, useEffect, useState } from 'react';
import { sendBookingAccess } from '../../lib/send-booking-access.ts';
import { useUrlFragment } from '../../lib/use-url-fragment.ts';
import {
  type ManagedBooking,
  type ManagedPhase,
  toCanceledPhase,
  toManagedBooking,
} from './managed-booking-state.ts';

/** The booking whose view key is the URL's fragment, and how to cancel it. */
export function useManagedBooking() {
  const fragment = useUrlFragment();
  const [state, setState] = useState<ManagedBooking>({ kind: 'loading' });

  const refresh = useCallback(async () => {
    if (fragment === null) return;
    const { data: viewKey } = viewKeySchema.safeParse(fragment);
    if (!viewKey) return setState({ kind: 'not_found' });
    setState({ kind: 'loading' });
    setState(toManagedBooking(await sendBookingAccess('view', viewKey), Date.now()));
  }, [fragment]);

  useEffect(() => {
    refresh();
  }, [refresh]);

  async function cancel() {
    if (state.kind !== 'found') return;
    const setPhase = (phase: ManagedPhase) => setState({ ...state, phase });
    setPhase('canceling');
    setPhase(toCanceledPhase(await sendBookingAccess('cancel', state.booking.viewKey)));
  }

  return { state, refresh, cancel };
}
