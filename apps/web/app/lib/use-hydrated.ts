import { useEffect, useState } from 'react';

/** False in prerendered markup. Once React listens it is true, and presses that came too early are played again. */
export function useHydrated(): boolean {
  const [isHydrated, setHydrated] = useState(false);
  useEffect(() => {
    document.documentElement.dataset.hydrated = '';
    document.dispatchEvent(new Event('hydrated'));
    setHydrated(true);
  }, []);
  return isHydrated;
}
