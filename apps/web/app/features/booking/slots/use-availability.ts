import { availabilityResponseSchema, type TakenRange, toTakenRanges } from '@tt/contract/slots/availability';
import { startTransition, useCallback, useEffect, useMemo, useState } from 'react';
import { getBackendClient } from '../../../lib/get-backend-client.ts';

export interface Availability {
  status: 'loading' | 'ready' | 'failed';
  takenRanges: readonly TakenRange[];
}

const staleAfterMs = 60_000;

async function askForAvailability(): Promise<Availability> {
  const result = await getBackendClient().send({
    method: 'GET',
    path: '/functions/v1/booking-availability',
    answer: availabilityResponseSchema,
    timeoutMs: 6_000,
    isRepeatable: true,
    // Another visitor may have booked since the last response, so the page asks again.
    mustBeFresh: true,
  });
  // Without a response, all slots are offered and the server decides.
  return result.ok
    ? { status: 'ready', takenRanges: toTakenRanges(result.data) }
    : { status: 'failed', takenRanges: [] };
}

/** Which times are taken: loaded at the start, on demand, and when the visitor comes back to the tab. */
export function useAvailability() {
  const [availability, setAvailability] = useState<Availability>({ status: 'loading', takenRanges: [] });
  const refresh = useCallback(async () => {
    const answer = await askForAvailability();
    startTransition(() => setAvailability(answer));
  }, []);

  useEffect(() => {
    let askedAt = Date.now();
    const refreshIfStale = () => {
      if (document.hidden || Date.now() - askedAt < staleAfterMs) return;
      askedAt = Date.now();
      refresh();
    };
    refresh();
    document.addEventListener('visibilitychange', refreshIfStale);
    return () => document.removeEventListener('visibilitychange', refreshIfStale);
  }, [refresh]);

  return useMemo(() => ({ ...availability, refresh }), [availability, refresh]);
}
