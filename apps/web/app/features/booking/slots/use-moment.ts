import { isTimeZone } from '@tt/contract/time/time-zone';
import type { Instant } from '@tt/contract/time/time-zone-offset';
import { useSyncExternalStore } from 'react';
import { toCurrentZoneName } from './clock/current-zone-name.ts';

/** Where and when the visitor looks at the page. */
export interface Moment {
  now: Instant;
  deviceTimeZone: string;
  /** BCP 47 tag of the browser, whose region knows the hour cycle and the first day of the week. */
  browserTag: string;
}

const tickMs = 15_000;
let current: Moment | undefined;

function readMoment(): Moment {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return {
    now: Date.now(),
    deviceTimeZone: isTimeZone(timeZone) ? toCurrentZoneName(timeZone) : 'UTC',
    browserTag: navigator.language,
  };
}

function subscribe(onChange: () => void): () => void {
  const timer = setInterval(() => {
    current = readMoment();
    onChange();
  }, tickMs);
  return () => {
    clearInterval(timer);
    current = undefined;
  };
}

function getMoment(): Moment {
  current ??= readMoment();
  return current;
}

/** The page is prerendered for everybody: the moment is unknown until the browser has taken over. */
export function useMoment(): Moment | null {
  return useSyncExternalStore(subscribe, getMoment, () => null);
}
