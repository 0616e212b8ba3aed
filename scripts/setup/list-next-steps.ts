import { type Answers, toSettings } from './questions.ts';
import { siteSettingsPath } from './site-settings-file.ts';

/** What setup has done, what the person still has to do, and the next command. */
export function listNextSteps(
  answers: Answers,
  site: { hasChanged: boolean; hasOwnWordmark: boolean },
): string[] {
  const { BACKUP_PATH, SMTP_URL, TELEGRAM_CHAT_ID, SLACK_WEBHOOK_URL } = toSettings(answers);
  const hasChannel = SMTP_URL || TELEGRAM_CHAT_ID || SLACK_WEBHOOK_URL;
  const lines = [
    'Wrote .env with fresh secrets. Keep a copy where you keep passwords, because no backup contains it.',
    site.hasChanged &&
      `Wrote ${siteSettingsPath}. Commit it to a repository of your own. Tagline, hours and prices are still ours: change them there, or later in the editor.`,
    !site.hasOwnWordmark &&
      `The largest letters of the pages are company.wordmark in ${siteSettingsPath}. Change them there.`,
    !hasChannel &&
      'Nobody is told of an inquiry until .env has SMTP_URL, Telegram or Slack. Without one, deploy/release.sh stops; for a trial, add --anyway.',
    BACKUP_PATH &&
      `The backup needs its folder: sudo install --directory --owner=1000 --group=1000 '${BACKUP_PATH}'`,
    'Next: deploy/release.sh',
  ];
  return lines.filter((line) => typeof line === 'string');
}
