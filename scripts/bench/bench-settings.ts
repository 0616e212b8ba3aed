import { randomBytes } from 'node:crypto';
import type { startDns } from '../../packages/standins/src/dns.ts';
import type { startGoogle } from '../../packages/standins/src/google.ts';

export const benchKey = 'key-of-the-benchmark';
export const benchSecret = 'secret of the benchmark, long enough';

const noLimit = String(100_000_000);
/** Limits have tests of their own. */
const limits = [
  ...[
    'INQUIRIES_PER_ADDRESS_AND_HOUR',
    'INQUIRIES_PER_MAIL_ADDRESS_AND_HOUR',
    'INQUIRIES_PER_DOMAIN_AND_HOUR',
  ],
  ...['INQUIRIES_PER_HOUR', 'DOMAIN_CHECKS_PER_ADDRESS_AND_HOUR', 'AVAILABILITY_PER_ADDRESS_AND_MINUTE'],
  ...['BOOKINGS_PER_ADDRESS_AND_HOUR', 'BOOKINGS_PER_HOUR', 'BOOKING_VIEWS_PER_ADDRESS_AND_HOUR'],
  ...['EMAIL_BOOKINGS_PER_ADDRESS_AND_HOUR', 'EMAIL_BOOKINGS_PER_MAILBOX_AND_HOUR'],
  ...['EMAIL_BOOKINGS_UNCONFIRMED_PER_HOUR', 'MAILS_PER_UNVERIFIED_MAILBOX_AND_DAY'],
  'FEED_CALLS_PER_ADDRESS_AND_HOUR',
];

export interface BenchPeers {
  databaseUrl: string;
  google?: Awaited<ReturnType<typeof startGoogle>>;
  dns?: Awaited<ReturnType<typeof startDns>> | undefined;
}

/** The settings of an API process as in production, except for its limits and peers. */
export function toBenchSettings({ databaseUrl, google, dns }: BenchPeers): Record<string, string> {
  return {
    ...Object.fromEntries(limits.map((name) => [name, noLimit])),
    DATABASE_URL: databaseUrl,
    SITE_ORIGIN: 'http://127.0.0.1',
    PUBLIC_ANON_KEY: benchKey,
    FORM_TOKEN_SECRET: benchSecret,
    LOG_LEVEL: 'warn',
    ...(google && {
      GOOGLE_CALENDAR_URL: google.calendarUrl,
      GOOGLE_REVOKE_URL: google.revokeUrl,
      GOOGLE_TOKEN_INFO_URL: google.tokenInfoUrl,
      GOOGLE_TOKEN_URL: google.tokenUrl,
      GOOGLE_CLIENT_ID: google.clientId ?? '',
      CALENDAR_CLIENT_ID: google.company.clientId,
      CALENDAR_CLIENT_SECRET: google.company.clientSecret,
      CALENDAR_KEY: randomBytes(32).toString('base64'),
    }),
    ...(dns && { DNS_SERVERS: dns.server }),
  };
}
