import { defaultLanguageCode } from '@tt/contract/language/language';
import { type LaunchLine, toLaunchValues } from '@tt/contract/launch/launch-list';
import { launchTexts } from '@tt/contract/launch/launch-texts';
import { createTexts } from '../delivery/create-texts.ts';

const texts = createTexts<LaunchLine['key'] | 'launch.title'>(defaultLanguageCode, (language) => ({
  launch: launchTexts[language],
}));

/** What the owner has to settle, one sentence for each line. */
export function toLaunchSentences(lines: readonly LaunchLine[]): string[] {
  return lines.map((line) => texts(line.key, toLaunchValues(line, defaultLanguageCode)));
}

/** The list for the end of a release, empty once nothing is open. */
export function formatLaunchList(lines: readonly LaunchLine[]): string {
  if (lines.length === 0) return '';
  return [`${texts('launch.title')}:`, ...toLaunchSentences(lines).map((text) => `- ${text}`), ''].join('\n');
}
