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
  // Runs when a heading crosses the line, and not with every step of a scroll.
  const observer = new IntersectionObserver(mark, { rootMargin: `0px 0px -${(1 - readingLine) * 100}% 0px` });
  for (const heading of headings) observer.observe(heading);
}
