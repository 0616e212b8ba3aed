import { type Config, parseConfig } from '@tt/api/src/config.ts';
import { companyConnection } from '@tt/standins/google/company-connection';

/** A Monday morning in Warsaw; every history begins here. */
export const beginning = Date.UTC(2027, 2, 1, 8);

const siteOrigin = 'https://site.example';
const anonKey = 'simulated-anonymous-key';

export const googleClientId = 'simulated';

/** What the site's pages send with each call. */
export const pageHeaders = { apikey: anonKey, authorization: `Bearer ${anonKey}`, origin: siteOrigin };

/** Limits are low enough to be reached within a history. */
export const limits = { inquiriesPerAddress: 4, inquiriesPerMailAddress: 2, bookingsPerAddress: 8 };

/** As in production. */
export const mailsPerUnverifiedMailbox = 3;

/** The time that a meeting blocks after its end. */
export const bufferAfterMinutes = 15;

export function createConfig(databaseUrl: string): Config {
  return parseConfig({
    DATABASE_URL: databaseUrl,
    DATABASE_POOL_SIZE: '3',
    SITE_ORIGIN: siteOrigin,
    PUBLIC_ANON_KEY: anonKey,
    LOG_LEVEL: 'silent',
    FORM_TOKEN_SECRET: 'a secret that only the simulation knows',
    TELEGRAM_API_URL: 'https://telegram.simulated',
    TELEGRAM_BOT_TOKEN: '1:simulated',
    TELEGRAM_CHAT_ID: '1',
    SLACK_WEBHOOK_URL: 'https://slack.simulated/services/1',
    GOOGLE_CLIENT_ID: googleClientId,
    GOOGLE_CALENDAR_URL: 'https://google.simulated/calendar/v3',
    GOOGLE_REVOKE_URL: 'https://google.simulated/revoke',
    GOOGLE_TOKEN_INFO_URL: 'https://google.simulated/tokeninfo',
    GOOGLE_TOKEN_URL: 'https://google.simulated/token',
    CALENDAR_KEY: Buffer.alloc(32, 1).toString('base64'),
    CALENDAR_CLIENT_ID: companyConnection.clientId,
    CALENDAR_CLIENT_SECRET: companyConnection.clientSecret,
    BUFFER_AFTER_MINUTES: String(bufferAfterMinutes),
    INQUIRIES_PER_ADDRESS_AND_HOUR: String(limits.inquiriesPerAddress),
    INQUIRIES_PER_MAIL_ADDRESS_AND_HOUR: String(limits.inquiriesPerMailAddress),
    // Its channel is delivered like a chat, which the histories have two of.
    NOTIFY_EMAIL: 'none',
    MAILS_PER_UNVERIFIED_MAILBOX_AND_DAY: String(mailsPerUnverifiedMailbox),
    BOOKINGS_PER_ADDRESS_AND_HOUR: String(limits.bookingsPerAddress),
  });
}
