import type { LaunchLine } from '@tt/contract/launch/launch-list';
import type { LaunchState } from './launch-state.ts';
import { settingsFile } from './launch-state.ts';
import { listContentLines } from './list-content-lines.ts';
import { listExampleLines } from './list-example-lines.ts';

const icons = ['favicon.ico', 'apple-touch-icon.png'];

/** Lists what the owner still has to fill in or confirm. A line goes when the field that it names is filled. */
export function listLaunchLines(state: LaunchState): LaunchLine[] {
  return [
    ...listIdentityLines(state),
    ...listExampleLines(state),
    ...listContentLines(state),
    ...listOfferLines(state),
    ...listReplyLines(state),
    ...listIconLines(state),
  ];
}

/** By law the controller has a name and an address. Not every company has the other fields. */
function listIdentityLines({ identity: { legalName, address } }: LaunchState): LaunchLine[] {
  return legalName && address ? [] : [{ key: 'launch.identity', params: { file: settingsFile } }];
}

function listOfferLines({ offer: { freeUntil, isExtended }, today }: LaunchState): LaunchLine[] {
  if (!freeUntil || freeUntil >= today) return [];
  return [
    {
      key: 'launch.offer',
      params: { date: freeUntil, shown: isExtended ? 'yes' : 'no', file: settingsFile },
    },
  ];
}

function listReplyLines({ site: { replyWithin } }: LaunchState): LaunchLine[] {
  return replyWithin === undefined ? [{ key: 'launch.replyTime', params: { file: settingsFile } }] : [];
}

function listIconLines({ files }: LaunchState): LaunchLine[] {
  const missing = icons.filter((name) => !files.includes(name));
  if (missing.length === 0) return [];
  return [{ key: 'launch.icons', params: { files: missing.join(', '), folder: 'apps/web/public' } }];
}
