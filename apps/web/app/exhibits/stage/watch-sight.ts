const thresholds = [0, 0.2, 0.4, 0.6, 0.8];

/** Reports which share of an element is on screen, and 0 while the tab is hidden. Call the result to stop. */
export function watchSight(element: Element, callback: (share: number) => void): () => void {
  let share = 0;
  const report = () => callback(document.hidden ? 0 : share);
  const observer = new IntersectionObserver(
    (entries) => {
      const entry = entries.at(-1);
      share = entry?.isIntersecting ? Math.max(0.01, entry.intersectionRatio) : 0;
      report();
    },
    { threshold: thresholds },
  );
  observer.observe(element);
  document.addEventListener('visibilitychange', report);
  return () => {
    observer.disconnect();
    document.removeEventListener('visibilitychange', report);
  };
}
