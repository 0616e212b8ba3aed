import { useEffect, useState } from 'react';

/** The server follows a pending link for a minute; the page asks a little longer. */
const delaysMs = [2_000, 3_000, 4_000, 6_000, 8_000, 10_000, 15_000, 20_000];

/** Asks again and again for a pending link, until its place is taken by the link or patience ends. */
export function usePendingLink(refresh: () => Promise<void>) {
  const [round, setRound] = useState(0);
  const delayMs = delaysMs[round];

  useEffect(() => {
    if (delayMs === undefined) return;
    const timer = setTimeout(async () => {
      await refresh();
      setRound((current) => current + 1);
    }, delayMs);
    return () => clearTimeout(timer);
  }, [delayMs, refresh]);

  return { isAsking: delayMs !== undefined, askAgain: () => setRound(0) };
}
