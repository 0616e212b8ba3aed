/** The browser may give up a transition between pages at any time. The page changes all the same, so that is no error. */
export function enhancePageTransitions(): void {
  const ignoreEnd = ({ viewTransition }: PageSwapEvent | PageRevealEvent) =>
    viewTransition?.ready.catch(() => undefined);
  window.addEventListener('pageswap', ignoreEnd);
  window.addEventListener('pagereveal', ignoreEnd);
}
