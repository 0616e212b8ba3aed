import { useSyncExternalStore } from 'react';

/** The history tells nobody of its own writes, so they are announced by an event of ours. */
const writeEvent = 'urlquery';

function subscribe(onChange: () => void): () => void {
  const types = ['popstate', writeEvent];
  for (const type of types) window.addEventListener(type, onChange);
  return () => {
    for (const type of types) window.removeEventListener(type, onChange);
  };
}

const getQuery = () => window.location.search;

/** Pages are prerendered without a query: hydration starts from that and applies the real one right after. */
const getPrerenderedQuery = () => '';

/** The query of the address, `?a=b` or empty, kept up with the history. */
export function useUrlQuery(): string {
  return useSyncExternalStore(subscribe, getQuery, getPrerenderedQuery);
}

/** Writes the query of the address; a pushed entry can be undone by Back, a replaced one leaves no trace. */
export function writeUrlQuery(query: string, entry: 'push' | 'replace'): void {
  const { pathname, search, hash } = window.location;
  if (query === search) return;
  const url = pathname + query + hash;
  if (entry === 'push') window.history.pushState(window.history.state, '', url);
  else window.history.replaceState(window.history.state, '', url);
  window.dispatchEvent(new Event(writeEvent));
}
