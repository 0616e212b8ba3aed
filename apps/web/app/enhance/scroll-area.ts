const hideDelayMs = 600;

/** The bar of a scroll area shows while the pointer is over it or it moves, and hides a moment later. */
export function enhanceScrollAreas(): void {
  for (const area of document.querySelectorAll<HTMLElement>('[data-scroll-area]')) {
    let hiding: ReturnType<typeof setTimeout> | undefined;
    const hideSoon = () => {
      clearTimeout(hiding);
      hiding = setTimeout(() => area.classList.remove('is-scrolling'), hideDelayMs);
    };
    const show = () => {
      clearTimeout(hiding);
      area.classList.add('is-scrolling');
    };
    area.addEventListener('pointerenter', show);
    area.addEventListener('pointerleave', hideSoon);
    area.addEventListener('scroll', () => {
      show();
      if (!area.matches(':hover')) hideSoon();
    });
  }
}
