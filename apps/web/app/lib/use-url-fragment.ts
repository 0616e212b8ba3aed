import { useSyncExternalStore } from 'react';

/** The history tells nobody of its own writes, so they are announced by an event of ours. */
const writeEvent = 'urlfragment';

function subscribe(onChange: () => void): () => void {
  const types = ['hashchange', 'popstate', writeEvent];
  for (const type of types) window.addEventListener(type, onChange);
  return () => {
    for (const type of types) window.removeEventListener(type, onChange);
  };
}

const getFragment = () => window.location.hash.slice(1);

/** No server sees a fragment: hydration starts without knowing it and learns it right after. */
const getPrerenderedFragment = () => null;

/** The fragment of the address without its hash, kept up with the history; null while it is not known. */
export function useUrlFragment(): string | null {
  return useSyncExternalStore(subscribe, getFragment, getPrerenderedFragment);
}

/** Writes the fragment as a new entry of the history; an empty one leaves the bare address. */
export function pushUrlFragment(fragment: string): void {
  const { pathname, search } = window.location;
  window.history.pushState(window.history.state, '', pathname + search + (fragment && `#${fragment}`));
  window.dispatchEvent(new Event(writeEvent));
}
