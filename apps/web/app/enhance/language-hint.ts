import { url } from 'virtual:page-script/hint';
import { findOtherVersion, isArrivingPerson } from './other-version.ts';

/** Offers the page in the browser's first language. Only a visitor who gets the line loads its script. */
export function enhanceLanguageHint(): void {
  if (!isArrivingPerson(navigator, document.referrer, location.origin) || !findOtherVersion()) return;
  // If the script fails to load, there is no line, and the page stays as it is.
  import(/* @vite-ignore */ url).catch(() => {});
}
