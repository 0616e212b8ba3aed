import type { Instant } from '@tt/contract/time/time-zone-offset';
import { startTransition, useEffect, useState } from 'react';

const tickMs = 15_000;

/**
 * The page is prerendered for everybody, so the time is unknown until it has hydrated. It is set in a transition,
 * because rendering everything that depends on it, above all the calendar, would delay a click.
 */
export function useNow(): Instant | null {
  const [now, setNow] = useState<Instant | null>(null);
  useEffect(() => {
    const tick = () => startTransition(() => setNow(Date.now()));
    tick();
    const timer = setInterval(tick, tickMs);
    return () => clearInterval(timer);
  }, []);
  return now;
}
