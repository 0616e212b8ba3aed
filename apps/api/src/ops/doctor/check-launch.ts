import { readLaunchList } from '../../adapters/launch-list.ts';
import { toLaunchSentences } from '../launch-list.ts';
import type { Check } from './examination.ts';
import { warn } from './finding.ts';

/** What the build of the site found to be still ours and not the owner's. It stops nothing. */
export const checkLaunch: Check = async ({ settings }) => {
  const lines = settings.LAUNCH_LIST ? await readLaunchList(settings.LAUNCH_LIST) : [];
  return toLaunchSentences(lines).map((text) => warn('before launch', text));
};
