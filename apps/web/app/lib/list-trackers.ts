import { type Tracker, trackers } from '@tt/contract/site-settings';

export interface ConfiguredTracker {
  name: keyof typeof trackers;
  id: string;
  /** The URL of the script with the ID filled in. */
  scriptUrl: string;
  /** The foreign origins that the page's security policy has to allow. */
  origins: string[];
}

/** The trackers that load after consent: those with an id. */
export function listTrackers(
  settings: Record<keyof typeof trackers, Tracker> = trackers,
): ConfiguredTracker[] {
  const names = Object.keys(settings) as (keyof typeof trackers)[];
  return names.filter((name) => settings[name].id).map((name) => toConfiguredTracker(name, settings[name]));
}

function toConfiguredTracker(name: keyof typeof trackers, tracker: Tracker): ConfiguredTracker {
  const scriptUrl = tracker.scriptUrl.replaceAll('{id}', encodeURIComponent(tracker.id));
  if (!scriptUrl.startsWith('/') && !scriptUrl.startsWith('https://')) {
    throw new Error(`trackers.${name} has an id and needs a scriptUrl that starts with https:// or /`);
  }
  const ownOrigins = scriptUrl.startsWith('/') ? [] : [new URL(scriptUrl).origin];
  return { name, id: tracker.id, scriptUrl, origins: [...ownOrigins, ...tracker.furtherOrigins] };
}
