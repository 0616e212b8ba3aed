import { useCallback, useEffect, useState } from 'react';
import { sendBookingAccess } from '../../../lib/send-booking-access.ts';
import { pushUrlFragment, useUrlFragment } from '../../../lib/use-url-fragment.ts';
import type { Booked } from '../form/use-submission.ts';
import { findViewKey, toConfirmationFragment } from './confirmation-address.ts';
import { type Meeting, toMeeting } from '../meeting/to-meeting.ts';

export type ConfirmationView =
  | { kind: 'none' }
  | { kind: 'loading' }
  | { kind: 'shown'; meeting: Meeting }
  | { kind: 'not_found' }
  | { kind: 'failed' };

async function askForConfirmation(viewKey: string): Promise<ConfirmationView> {
  const result = await sendBookingAccess('view', viewKey);
  if (!result.ok) return { kind: result.code === 'not_found' ? 'not_found' : 'failed' };
  const meeting = toMeeting(result.data);
  return meeting ? { kind: 'shown', meeting } : { kind: 'failed' };
}

/** The confirmation that the address names, which survives a reload, or the one of a booking made just now. */
export function useConfirmation() {
  const viewKey = findViewKey(useUrlFragment(''));
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
      const meeting = toMeeting(response, asked);
      if (!meeting) return;
      setKnown({ viewKey: meeting.viewKey, view: { kind: 'shown', meeting } });
      if (meeting.viewKey) pushUrlFragment(toConfirmationFragment(meeting.viewKey));
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
