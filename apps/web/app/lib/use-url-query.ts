import { useSyncExternalStore } from 'react';

/** `history` fires no event for its own writes, so we dispatch one. */
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

/** The URL's query, `?a=b` or empty, updated with the history. */
export function useUrlQuery(): string {
  return useSyncExternalStore(subscribe, getQuery, getPrerenderedQuery);
}

/** Writes the URL's query; Back undoes a pushed entry, a replaced one leaves no trace. */
export function writeUrlQuery(query: string, entry: 'push' | 'replace'): void {
  const { pathname, search, hash } = window.location;
  if (query === search) return;
  const url = pathname + query + hash;
  if (entry === 'push') window.history.pushState(window.history.state, '', url);
  else window.history.replaceState(window.history.state, '', url);
  window.dispatchEvent(new Event(writeEvent));
}
