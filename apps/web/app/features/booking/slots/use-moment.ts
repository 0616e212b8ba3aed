import { isTimeZone } from '@tt/contract/time/time-zone';
import type { Instant } from '@tt/contract/time/time-zone-offset';
import { startTransition, useEffect, useState } from 'react';
import { toCurrentZoneName } from './clock/current-zone-name.ts';

/** Where and when the visitor looks at the page. */
export interface Moment {
  now: Instant;
  deviceTimeZone: string;
  /** BCP 47 tag of the browser, whose region knows the hour cycle and the first day of the week. */
  browserTag: string;
}

const tickMs = 15_000;

function readMoment(): Moment {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return {
    now: Date.now(),
    deviceTimeZone: isTimeZone(timeZone) ? toCurrentZoneName(timeZone) : 'UTC',
    browserTag: navigator.language,
  };
}

/**
 * The page is prerendered for everybody: the moment is unknown until the browser has taken over. It comes in a
 * transition, because all that depends on it, the calendar above all, would hold up a click.
 */
export function useMoment(): Moment | null {
  const [moment, setMoment] = useState<Moment | null>(null);
  useEffect(() => {
    const tick = () => startTransition(() => setMoment(readMoment()));
    tick();
    const timer = setInterval(tick, tickMs);
    return () => clearInterval(timer);
  }, []);
  return moment;
}
