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

/** Where the scale scrolls, it opens with the current area in the middle. `scrollIntoView` would move the page too. */
export function enhanceScale(): void {
  const current = document.querySelector<HTMLElement>('.scale [aria-current]');
  const scale = current?.parentElement;
  if (scale) scale.scrollLeft = current.offsetLeft - (scale.clientWidth - current.offsetWidth) / 2;
}

/** A heading is being read once it has passed this part of the screen. */
const readingLine = 0.35;

/** Marks the heading that is being read in the contents of a document. */
export function enhanceContents(): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('[data-contents] a')];
  const headings = [...new Set(links.map(({ hash }) => decodeURIComponent(hash.slice(1))))].flatMap(
    (id) => document.getElementById(id) ?? [],
  );
  if (headings.length === 0) return;
  const mark = () => {
    const line = innerHeight * readingLine;
    const current = headings.findLast((heading) => heading.getBoundingClientRect().top < line);
    for (const link of links) {
      if (current && decodeURIComponent(link.hash.slice(1)) === current.id)
        link.setAttribute('aria-current', 'true');
      else link.removeAttribute('aria-current');
    }
  };
  // Runs only when a heading crosses the line, not with every scroll event.
  const observer = new IntersectionObserver(mark, { rootMargin: `0px 0px -${(1 - readingLine) * 100}% 0px` });
  for (const heading of headings) observer.observe(heading);
}
