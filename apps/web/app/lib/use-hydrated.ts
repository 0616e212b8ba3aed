import { useLayoutEffect } from 'react';

/**
 * Announces that React answers clicks, so that earlier ones can be pressed again. A layout effect runs in the same
 * step as the hydration: a click can neither be answered twice nor fall in between.
 */
export function useHydrated(): void {
  useLayoutEffect(() => {
    document.documentElement.dataset.hydrated = '';
    document.dispatchEvent(new Event('hydrated'));
  }, []);
}
