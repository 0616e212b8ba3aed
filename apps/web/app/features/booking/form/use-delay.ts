import { useEffect, useState } from 'react';

/** Returns whether something has lasted for a while already. */
export function useDelay(isActive: boolean, delayMs: number): boolean {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    if (!isActive) return;
    const timer = setTimeout(() => setOver(true), delayMs);
    return () => {
      clearTimeout(timer);
      setOver(false);
    };
  }, [isActive, delayMs]);
  return isOver;
}
