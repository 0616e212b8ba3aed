import { useEffect, useState } from 'react';

/** The server polls for a pending link for a minute; the page polls a little longer. */
const delaysMs = [2_000, 3_000, 4_000, 6_000, 8_000, 10_000, 15_000, 20_000];

/** Polls for a pending link until it is there or a timeout ends. */
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
