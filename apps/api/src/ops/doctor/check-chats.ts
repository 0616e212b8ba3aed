import { checkTelegram } from './check-telegram.ts';
import type { Check, Examination } from './examination.ts';
import { type Finding, fail, ok, warn } from './finding.ts';

/** Whether inquiries would reach the company. Posts nothing. */
export const checkChats: Check = async (examination) => {
  const { TELEGRAM_BOT_TOKEN, SLACK_WEBHOOK_URL } = examination.environment;
  const mail = checkInbox(examination);
  if (!TELEGRAM_BOT_TOKEN && !SLACK_WEBHOOK_URL && mail.length === 0)
    return [
      fail(
        'channel',
        'neither SMTP_URL (for NOTIFY_EMAIL) nor Telegram nor Slack is set: nobody is told of an inquiry, it waits until one is',
      ),
    ];
  return [...mail, ...(await checkTelegram(examination)), ...checkSlack(examination)];
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
