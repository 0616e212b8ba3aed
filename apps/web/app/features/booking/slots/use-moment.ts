import type { Instant } from '@tt/contract/time/time-zone-offset';
import { useMemo } from 'react';
import { getDeviceTimeZone } from './clock/browser-settings.ts';
import { useNow } from './use-now.ts';

/** The time and zone of the visitor's visit. */
export interface Moment {
  now: Instant;
  deviceTimeZone: string;
}

/** The moment, or null until the page has hydrated. */
export function useMoment(): Moment | null {
  const now = useNow();
  return useMemo(() => (now === null ? null : { now, deviceTimeZone: getDeviceTimeZone() }), [now]);
}
