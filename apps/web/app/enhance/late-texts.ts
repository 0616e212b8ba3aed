/** The page was built earlier, so the year of the copyright line may have changed. */
export function enhanceCopyrightYear(): void {
  const line = document.querySelector('[data-copyright]');
  if (line?.textContent) line.textContent = line.textContent.replace(/\d{4}/, `${new Date().getFullYear()}`);
}

/** The template of open-ended blog slugs takes its title from the URL: hyphens become spaces. Until then it is an article. */
export function enhanceOpenEndedTitle(): void {
  const places = document.querySelectorAll('[data-slug-title]');
  const name = places[0]?.textContent;
  if (!name) return;
  const slug = location.pathname.split('/')[3] ?? '';
  let title = slug;
  try {
    title = decodeURIComponent(slug);
  } catch {
    // A malformed escape is shown unchanged.
  }
  title = title.replaceAll('-', ' ');
  for (const place of places) place.textContent = title;
  document.title = document.title.replace(name, () => `${name}: ${title}`);
}
