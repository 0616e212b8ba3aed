import { readLaunchList } from '../../adapters/launch-list.ts';
import { toLaunchSentences } from '../launch-list.ts';
import type { Check } from './examination.ts';
import { warn } from './finding.ts';

/** The build's list of what the owner still has to fill in or confirm. It stops no release. */
export const checkLaunch: Check = async ({ settings }) => {
  const lines = settings.LAUNCH_LIST ? await readLaunchList(settings.LAUNCH_LIST) : [];
  return toLaunchSentences(lines).map((text) => warn('before launch', text));
};
