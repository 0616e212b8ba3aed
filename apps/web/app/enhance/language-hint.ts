import { url } from 'virtual:page-script/hint';
import { findOtherVersion, isArrivingPerson } from './other-version.ts';

/** Offers the page in the browser's first language. Only a visitor who gets the line loads its script. */
export function enhanceLanguageHint(): void {
  if (!isArrivingPerson(navigator, document.referrer, location.origin) || !findOtherVersion()) return;
  // Without the script there is no line, and the page is as it was.
  import(/* @vite-ignore */ url).catch(() => {});
}
