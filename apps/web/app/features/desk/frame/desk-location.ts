import { useSyncExternalStore } from 'react';
import { deskPath } from '../../../i18n/paths.ts';

const listeners = new Set<() => void>();
const notify = () => {
  for (const listener of listeners) listener();
};

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) addEventListener('popstate', notify);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) removeEventListener('popstate', notify);
  };
}

/** The address now. */
export function useDeskLocation(): URL {
  const href = useSyncExternalStore(
    subscribe,
    () => location.href,
    () => '',
  );
  return new URL(href);
}

/** Goes to an address of the desk without loading a page. */
export function navigate(href: string, { isReplacing = false } = {}): void {
  const isOtherPath = new URL(href, location.href).pathname !== location.pathname;
  if (isReplacing) history.replaceState(null, '', href);
  else history.pushState(null, '', href);
  notify();
  if (isOtherPath) scrollTo(0, 0);
}

type Click = Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey' | 'defaultPrevented'>;
type Link = Pick<HTMLAnchorElement, 'target' | 'origin' | 'pathname' | 'search' | 'hash' | 'hasAttribute'>;

/** Whether the desk follows a link itself. Everything else, such as a new tab or a fragment, is the browser's. */
export function isFollowed(
  click: Click,
  link: Link,
  here: Pick<URL, 'origin' | 'pathname' | 'search'>,
): boolean {
  const isPlain =
    click.button === 0 &&
    !(click.metaKey || click.ctrlKey || click.shiftKey || click.altKey || click.defaultPrevented);
  const isOwn =
    link.origin === here.origin && (link.pathname === deskPath || link.pathname.startsWith(`${deskPath}/`));
  const isFragment = link.hash !== '' && link.pathname === here.pathname && link.search === here.search;
  return isPlain && isOwn && !isFragment && link.target === '' && !link.hasAttribute('download');
}

/** Follows the desk's own links, which are plain links everywhere; returns what ends it. */
export function followLinks(): () => void {
  const follow = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link?.href || !isFollowed(event, link, location)) return;
    event.preventDefault();
    navigate(link.href);
  };
  document.addEventListener('click', follow);
  return () => document.removeEventListener('click', follow);
}
