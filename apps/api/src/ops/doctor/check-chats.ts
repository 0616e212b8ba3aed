import { checkTelegram } from './check-telegram.ts';
import type { Check, Examination } from './examination.ts';
import { type Finding, fail, ok, warn } from './finding.ts';

/** Whether inquiries would reach the company. Posts nothing. */
export const checkChats: Check = async (examination) => {
  const missing = await checkChannel(examination);
  if (missing.length > 0) return missing;
  return [...checkInbox(examination), ...(await checkTelegram(examination)), ...checkSlack(examination)];
};

/** Whether anything is set by which inquiries could reach the company. */
export const checkChannel: Check = (examination) => {
  const { TELEGRAM_BOT_TOKEN, SLACK_WEBHOOK_URL } = examination.environment;
  if (TELEGRAM_BOT_TOKEN || SLACK_WEBHOOK_URL || checkInbox(examination).length > 0) return [];
  return [
    fail(
      'channel',
      'neither SMTP_URL (for NOTIFY_EMAIL) nor Telegram nor Slack is set: nobody is told of an inquiry, it waits until one is',
    ),
  ];
};

/** The mail server is checked separately. */
function checkInbox({ settings: { SMTP_URL, NOTIFY_EMAIL }, site }: Examination): Finding[] {
  const addresses = NOTIFY_EMAIL ?? [site.email];
  if (!SMTP_URL || addresses.length === 0) return [];
  return [ok('NOTIFY_EMAIL', `inquiries and bookings are announced to ${addresses.join(', ')}`)];
}

export function checkSlack({ settings: { SLACK_WEBHOOK_URL } }: Examination): Finding[] {
  if (!SLACK_WEBHOOK_URL) return [];
  const { protocol, hostname } = new URL(SLACK_WEBHOOK_URL);
  return protocol === 'https:' && hostname.startsWith('hooks.slack.')
    ? [ok('Slack', 'SLACK_WEBHOOK_URL is well formed. Only a message can prove it: send an inquiry and look')]
    : [
        warn(
          'Slack',
          `SLACK_WEBHOOK_URL leads to ${hostname}: it should start with https://hooks.slack.com/`,
        ),
      ];
}
