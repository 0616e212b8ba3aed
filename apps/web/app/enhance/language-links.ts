import { closest } from './closest.ts';

/** Language links keep the current URL's open-ended ID, query and fragment. */
export function enhanceLanguageLinks(): void {
  const complete = (event: Event) => {
    const link = closest(event, '[data-language]') as HTMLAnchorElement | null;
    if (!link) return;
    const { pathname, search, hash } = location;
    // Every page links to all languages, so the page itself knows which prefixes are languages.
    const isPrefixed = document.querySelector(`[data-language="${pathname.split('/')[1]}"]`);
    const home = `/${link.dataset.language}`;
    link.href = isPrefixed ? home + pathname.slice(3) + search + hash : home;
  };
  for (const type of ['pointerdown', 'focusin', 'click']) document.addEventListener(type, complete, true);
}
