import { settings } from '@tt/contract/settings/settings';
import type { Tracker, Trackers } from '@tt/contract/site-settings';

export interface ConfiguredTracker {
  name: keyof Trackers;
  id: string;
  /** The URL of the script with the ID filled in. */
  scriptUrl: string;
  /** The foreign origins that the page's security policy has to allow. */
  origins: string[];
}

/** The trackers that load after consent. */
export function listTrackers({ analytics, pixels }: Trackers = settings.trackers): ConfiguredTracker[] {
  return [
    ...(analytics ? [toConfiguredTracker('analytics', analytics)] : []),
    ...(pixels ? [toConfiguredTracker('pixels', pixels)] : []),
  ];
}

function toConfiguredTracker(name: keyof Trackers, tracker: Tracker): ConfiguredTracker {
  const scriptUrl = tracker.scriptUrl.replaceAll('{id}', encodeURIComponent(tracker.id));
  const ownOrigins = scriptUrl.startsWith('/') ? [] : [new URL(scriptUrl).origin];
  return { name, id: tracker.id, scriptUrl, origins: [...ownOrigins, ...tracker.furtherOrigins] };
}
