/** Loads an exhibit once its page has loaded, is idle and shows its picture. A visitor who saves data keeps the picture. */
export function enhanceExhibits(): void {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (connection?.saveData || matchMedia('(prefers-reduced-data: reduce)').matches) return;
  const seen = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (!isIntersecting) continue;
      seen.unobserve(target);
      const { exhibitScript = '', exhibitStrings = '' } = target.parentElement?.dataset ?? {};
      // Without its script the picture stays as it is.
      import(/* @vite-ignore */ exhibitScript).then(
        ({ mount }) => mount(target, JSON.parse(exhibitStrings)),
        () => {},
      );
    }
  });
  const watch = () => {
    for (const picture of document.querySelectorAll('[data-exhibit] > *')) seen.observe(picture);
  };
  // Safari has no requestIdleCallback, and Chromium may leave a page without changes unattended for many seconds.
  const wait = () =>
    'requestIdleCallback' in window ? requestIdleCallback(watch, { timeout: 2000 }) : setTimeout(watch, 500);
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait);
}
