import type { Instant } from '@tt/contract/time/time-zone-offset';
import { useMemo } from 'react';
import { getDeviceTimeZone } from './clock/browser-settings.ts';
import { useNow } from './use-now.ts';

/** Where and when the visitor looks at the page. */
export interface Moment {
  now: Instant;
  deviceTimeZone: string;
}

/** The moment, from when the browser has taken over. */
export function useMoment(): Moment | null {
  const now = useNow();
  return useMemo(() => (now === null ? null : { now, deviceTimeZone: getDeviceTimeZone() }), [now]);
}
