import { closest } from './closest.ts';

const closeDelayMs = 110;

/** The Products dropdown: opens on hover, focus or tap, closes a moment after pointer and focus have left, or on Esc. */
export function enhanceDropdown(): void {
  const dropdown = document.querySelector<HTMLElement>('[data-dropdown]');
  const button = dropdown?.querySelector('button');
  if (!dropdown || !button) return;
  let closing: ReturnType<typeof setTimeout> | undefined;

  const setOpen = (isOpen: boolean) => {
    clearTimeout(closing);
    dropdown.classList.toggle('is-open', isOpen);
    button.setAttribute('aria-expanded', `${isOpen}`);
  };
  const isOpen = () => dropdown.classList.contains('is-open');
  const closeSoon = () => {
    clearTimeout(closing);
    closing = setTimeout(() => setOpen(false), closeDelayMs);
  };

  dropdown.addEventListener('pointerenter', (event) => {
    if (event.pointerType === 'mouse') setOpen(true);
  });
  dropdown.addEventListener('pointerleave', (event) => {
    if (event.pointerType === 'mouse' && !dropdown.querySelector(':focus-visible')) closeSoon();
  });
  dropdown.addEventListener('focusin', (event) => {
    if (event.target instanceof Element && event.target.matches(':focus-visible')) setOpen(true);
  });
  dropdown.addEventListener('focusout', (event) => {
    if (!dropdown.contains(event.relatedTarget as Node | null) && !dropdown.matches(':hover')) closeSoon();
  });
  // A mouse has already opened it by hovering. Only a finger or a key toggles it.
  button.addEventListener('click', () => setOpen(!isOpen() || matchMedia('(hover: hover)').matches));
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || !isOpen()) return;
    event.preventDefault();
    if (dropdown.contains(document.activeElement)) button.focus();
    setOpen(false);
  });
  document.addEventListener('pointerdown', (event) => {
    if (isOpen() && !dropdown.contains(event.target as Node)) setOpen(false);
  });
  // The browser may keep the page as it was left.
  addEventListener('pagehide', () => setOpen(false));
}

const open = '[data-disclosure][open]';
/** Only Esc closes these too. */
const escapable = '[data-escape][open]';

/** Native disclosures of the bar: Esc, a press or the focus outside and a followed link close them. */
export function enhanceDisclosures(): void {
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    const disclosure =
      document.querySelector<HTMLDetailsElement>(open) ??
      document.activeElement?.closest<HTMLDetailsElement>(escapable);
    if (!disclosure) return;
    event.preventDefault();
    disclosure.open = false;
    disclosure.querySelector('summary')?.focus();
  });
  const closeOutside = ({ target }: Event) => {
    for (const disclosure of document.querySelectorAll<HTMLDetailsElement>(open)) {
      if (!disclosure.contains(target as Node)) disclosure.open = false;
    }
  };
  document.addEventListener('pointerdown', closeOutside);
  document.addEventListener('focusin', closeOutside);
  document.addEventListener('click', (event) => {
    if (!closest(event, `${open} a`)) return;
    for (const disclosure of document.querySelectorAll<HTMLDetailsElement>(open)) disclosure.open = false;
  });
}

/**
 * The fragment of the section that the visitor is reading. On the first screen, and if the URL's fragment is a
 * message to the page, it is the URL's own. `build-steps/name-sections.ts` gives sections the same IDs in all
 * languages. IDs that begin with `_` come from React: the heading of the booking's slip has one, and it is always in
 * view.
 */
function findFragment(): string {
  const { hash } = location;
  if (scrollY < innerHeight || (hash && !document.querySelector(':target'))) return hash;
  const current = [...document.querySelectorAll<HTMLElement>('main :is(h2,.work)[id]:not([id^=_])')].findLast(
    (heading) => heading.offsetHeight && heading.getBoundingClientRect().top < innerHeight / 2,
  );
  return current ? `#${current.id}` : hash;
}

/** Language links keep the current URL's open-ended ID and query, and lead to the section that is being read. */
export function enhanceLanguageLinks(): void {
  const complete = (event: Event) => {
    const link = closest(event, '[data-language]') as HTMLAnchorElement | null;
    if (!link) return;
    const { pathname, search } = location;
    // Every page links to all languages, so the page itself knows which prefixes are languages.
    const isPrefixed = document.querySelector(`[data-language="${pathname.split('/')[1]}"]`);
    const home = `/${link.dataset.language}`;
    link.href = isPrefixed ? home + pathname.slice(3) + search + findFragment() : home;
  };
  for (const type of ['pointerdown', 'focusin', 'click']) document.addEventListener(type, complete, true);
}

/** Switches between light and dark and remembers the choice. */
export function enhanceThemeToggle(): void {
  const root = document.documentElement;
  document.addEventListener('click', (event) => {
    if (!closest(event, '[data-theme-toggle]')) return;
    const systemTheme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
    const theme = (root.dataset.theme ?? systemTheme) === 'dark' ? 'light' : 'dark';
    root.dataset.theme = theme;
    try {
      localStorage.setItem('tt_theme', theme);
    } catch {
      // A browser that refuses storage still shows the chosen theme on this page.
    }
  });
  // A page that comes back from the browser's memory has missed what was chosen since.
  addEventListener('pageshow', ({ persisted }) => {
    try {
      const theme = persisted && localStorage.getItem('tt_theme');
      if (theme) root.dataset.theme = theme;
    } catch {}
  });
}
