const pollMs = 20_000;

/** Acts when the page is seen again or is back online and, if `isPolled`, every 20 seconds while it is seen; returns what ends it. */
export function watchPage(act: () => void, { isPolled }: { isPolled: boolean }): () => void {
  const actIfSeen = () => {
    if (document.visibilityState === 'visible') act();
  };
  const timer = isPolled ? setInterval(actIfSeen, pollMs) : undefined;
  document.addEventListener('visibilitychange', actIfSeen);
  addEventListener('online', actIfSeen);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', actIfSeen);
    removeEventListener('online', actIfSeen);
  };
}
