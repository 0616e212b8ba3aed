import { useCallback, useEffect, useState } from 'react';
import { sendBookingAccess } from '../../../lib/send-booking-access.ts';
import { pushUrlFragment, useUrlFragment } from '../../../lib/use-url-fragment.ts';
import type { Booked } from '../form/use-submission.ts';
import { findViewKey, toConfirmationFragment } from './confirmation-address.ts';
import { type Confirmation, toConfirmation } from './to-confirmation.ts';

export type ConfirmationView =
  | { kind: 'none' }
  | { kind: 'loading' }
  | { kind: 'shown'; confirmation: Confirmation }
  | { kind: 'not_found' }
  | { kind: 'failed' };

async function askForConfirmation(viewKey: string): Promise<ConfirmationView> {
  const result = await sendBookingAccess('view', viewKey);
  if (!result.ok) return { kind: result.code === 'not_found' ? 'not_found' : 'failed' };
  const confirmation = toConfirmation(result.data);
  return confirmation ? { kind: 'shown', confirmation } : { kind: 'failed' };
}

/** The confirmation that the address names, which survives a reload, or the one of a booking made just now. */
export function useConfirmation() {
  const viewKey = findViewKey(useUrlFragment() ?? '');
  const [known, setKnown] = useState<{ viewKey?: string; view: ConfirmationView }>();
  const isKnown = known !== undefined && known.viewKey === viewKey;

  const refresh = useCallback(async () => {
    if (viewKey) setKnown({ viewKey, view: await askForConfirmation(viewKey) });
  }, [viewKey]);

  useEffect(() => {
    if (!isKnown) refresh();
  }, [isKnown, refresh]);

  return {
    view: toView(viewKey, isKnown ? known.view : undefined),
    refresh,
    confirm({ response, ...asked }: Booked) {
      const confirmation = toConfirmation(response, asked);
      if (!confirmation) return;
      setKnown({ viewKey: confirmation.viewKey, view: { kind: 'shown', confirmation } });
      if (confirmation.viewKey) pushUrlFragment(toConfirmationFragment(confirmation.viewKey));
    },
    leave() {
      setKnown(undefined);
      if (viewKey) pushUrlFragment('');
    },
  };
}

function toView(viewKey: string | undefined, known: ConfirmationView | undefined): ConfirmationView {
  return known ?? { kind: viewKey ? 'loading' : 'none' };
}
