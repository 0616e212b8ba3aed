import type { StandinAddresses } from '../../packages/standins/src/describe-standins.ts';

/** The variables that make the API and the worker talk to the stand-ins instead of the outside world. */
export function toStandinEnvironment(standins: StandinAddresses): Record<string, string> {
  return {
    TELEGRAM_API_URL: standins.telegram.url,
    TELEGRAM_BOT_TOKEN: '1:local',
    TELEGRAM_CHAT_ID: '1',
    SLACK_WEBHOOK_URL: standins.slack.webhookUrl,
    GOOGLE_CLIENT_ID: standins.google.clientId ?? '',
    GOOGLE_AUTH_URL: standins.google.authUrl,
    GOOGLE_CALENDAR_URL: standins.google.calendarUrl,
    GOOGLE_REVOKE_URL: standins.google.revokeUrl,
    GOOGLE_TOKEN_INFO_URL: standins.google.tokenInfoUrl,
    GOOGLE_TOKEN_URL: standins.google.tokenUrl,
    CALENDAR_CLIENT_ID: standins.google.company.clientId,
    CALENDAR_CLIENT_SECRET: standins.google.company.clientSecret,
    SMTP_URL: standins.mailbox.smtpUrl,
    // The receiver of webhooks is on this machine. The key seals nothing of value there.
    WEBHOOK_ALLOW_PRIVATE: 'true',
    CALENDAR_KEY: Buffer.alloc(32, 'local').toString('base64'),
    ...(standins.dns ? { DNS_SERVERS: standins.dns.server } : {}),
  };
}
