import { useSyncExternalStore } from 'react';

/** `history` fires no event for its own writes, so we dispatch one. */
const writeEvent = 'urlfragment';

function subscribe(onChange: () => void): () => void {
  const types = ['hashchange', 'popstate', writeEvent];
  for (const type of types) window.addEventListener(type, onChange);
  return () => {
    for (const type of types) window.removeEventListener(type, onChange);
  };
}

const getFragment = () => window.location.hash.slice(1);

/**
 * The URL's fragment without the hash, updated with the history. Pages are prerendered without one: hydration starts
 * with `unknown` and applies the fragment right after. If both are equal, React renders nothing again.
 */
export function useUrlFragment<Unknown extends '' | null>(unknown: Unknown): string | Unknown {
  return useSyncExternalStore<string | Unknown>(subscribe, getFragment, () => unknown);
}

/** Writes the fragment as a new history entry; an empty one removes it. */
export function pushUrlFragment(fragment: string): void {
  window.history.pushState(window.history.state, '', toUrl(fragment));
  window.dispatchEvent(new Event(writeEvent));
}

/** Writes the fragment into the present history entry, so that the back button skips what it named. */
export function replaceUrlFragment(fragment: string): void {
  window.history.replaceState(window.history.state, '', toUrl(fragment));
  window.dispatchEvent(new Event(writeEvent));
}

function toUrl(fragment: string): string {
  const { pathname, search } = window.location;
  return pathname + search + (fragment && `#${fragment}`);
}
