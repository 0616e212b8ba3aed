import type { ConsentChoice } from './consent-record.ts';

const switchSelector = '#cookie-settings [data-tracker-script]';
const loaded = new Set<string>();

/** The switches of the panel, one for each tracker of the site. */
export function listSwitches(): HTMLInputElement[] {
  return [...document.querySelectorAll<HTMLInputElement>(switchSelector)];
}

/** The URLs of these pages carry Google's token or a booking's key, which no tracker may see. */
const hasSecretAddress = () => /\/booking(\/|$)/.test(location.pathname);

/** Loads what the visitor has agreed to and this page has not loaded yet. */
export function loadTrackers(choice: ConsentChoice): void {
  if (hasSecretAddress()) return;
  for (const { name, dataset } of listSwitches()) {
    if (choice[name] !== true || loaded.has(name)) continue;
    loaded.add(name);
    loadTracker(dataset.trackerId ?? '', dataset.trackerScript ?? '');
  }
}

/** A script of our own reads the ID from `document.currentScript.dataset.id`. */
function loadTracker(id: string, scriptUrl: string): void {
  const script = document.createElement('script');
  script.src = scriptUrl;
  script.dataset.id = id;
  document.head.append(script);
}
