import { useLayoutEffect } from 'react';

/**
 * Announces that React handles clicks, so that earlier ones can be repeated. A layout effect runs in the same step as
 * the hydration, so that every click is handled exactly once.
 */
export function useHydrated(): void {
  useLayoutEffect(() => {
    document.documentElement.dataset.hydrated = '';
    document.dispatchEvent(new Event('hydrated'));
  }, []);
}
