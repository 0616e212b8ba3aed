import { useEffect, useState } from 'react';

const stepMs = 15_000;

/** The moment by the server's clock, which runs on while the page is open. */
export function useServerNow(answeredAt: string): Date {
  const [started, setStarted] = useState({ answeredAt, aheadMs: Date.parse(answeredAt) - Date.now() });
  const [, setTick] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setTick((tick) => tick + 1), stepMs);
    return () => clearInterval(timer);
  }, []);
  if (started.answeredAt !== answeredAt)
    setStarted({ answeredAt, aheadMs: Date.parse(answeredAt) - Date.now() });
  return new Date(Date.now() + started.aheadMs);
}
