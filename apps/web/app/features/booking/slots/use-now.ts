import type { Instant } from '@tt/contract/time/time-zone-offset';
import { startTransition, useEffect, useState } from 'react';

const tickMs = 15_000;

/**
 * The page is prerendered for everybody: the time is unknown until the browser has taken over. It comes in a transition,
 * because all that depends on it, the calendar above all, would hold up a click.
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
