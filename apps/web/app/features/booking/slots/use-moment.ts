import { isTimeZone } from '@tt/contract/time/time-zone';
import type { Instant } from '@tt/contract/time/time-zone-offset';
import { useMemo } from 'react';
import { toCurrentZoneName } from './clock/current-zone-name.ts';
import { useNow } from './use-now.ts';

/** Where and when the visitor looks at the page. */
export interface Moment {
  now: Instant;
  deviceTimeZone: string;
  /** BCP 47 tag of the browser, whose region knows the hour cycle and the first day of the week. */
  browserTag: string;
}

function toMoment(now: Instant): Moment {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return {
    now,
    deviceTimeZone: isTimeZone(timeZone) ? toCurrentZoneName(timeZone) : 'UTC',
    browserTag: navigator.language,
  };
}

/** The moment, from when the browser has taken over. */
export function useMoment(): Moment | null {
  const now = useNow();
  return useMemo(() => (now === null ? null : toMoment(now)), [now]);
}
