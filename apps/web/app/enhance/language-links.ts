import { closest } from './closest.ts';

/** Language links keep what the address holds now: path of an open-ended id, query and fragment. */
export function enhanceLanguageLinks(): void {
  const complete = (event: Event) => {
    const link = closest(event, 'a[data-language]') as HTMLAnchorElement | null;
    if (!link) return;
    const { pathname, search, hash } = location;
    const isPrefixed = /^\/(en|ua|pl|ru|es)(?=\/|$)/.test(pathname);
    const home = `/${link.dataset.language}`;
    link.href = isPrefixed ? home + pathname.slice(3) + search + hash : home;
  };
  for (const type of ['pointerdown', 'focusin', 'click']) document.addEventListener(type, complete, true);
}
