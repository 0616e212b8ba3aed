import { type BookingRules, bookingRules } from '@tt/contract/booking/booking-rules';
import { settings } from '@tt/contract/settings/settings';
import type { Logger } from 'pino';
import type { Calendar } from './adapters/calendar/calendar.ts';
import type { CompanyCalendar } from './adapters/calendar/company-calendar.ts';
import { createGoogleCalendar } from './adapters/calendar/google-calendar.ts';
import { openCompanyCalendar, type StoredCredential } from './adapters/calendar/open-company-calendar.ts';
import { createSecretSealer } from './adapters/calendar/seal-secret.ts';
import type { Chat } from './adapters/chat/chat.ts';
import { createChats } from './adapters/chat/create-chats.ts';
import type { Dns } from './adapters/dns/dns.ts';
import { createSystemDns } from './adapters/dns/system-dns.ts';
import { createInbox, type Inbox } from './adapters/mail/inbox.ts';
import { createMailer } from './adapters/mail/create-mailer.ts';
import type { Mailer } from './adapters/mail/mail.ts';
import { createWebhooks } from './adapters/webhook/create-webhooks.ts';
import type { Webhooks } from './adapters/webhook/webhook.ts';
import type { Config } from './config.ts';
import { backupGauges } from './db/backup-gauges.ts';
import type { BoundedPool } from './db/bounded-pool.ts';
import { addDatabaseGauges, type GaugeSource } from './db/database-gauges.ts';
import { createDeskPool, createPool, createProbePool, requestTimeouts } from './db/pool.ts';
import { addPoolMetrics } from './db/pool-metrics.ts';
import { calendarGauges } from './features/booking/calendar/calendar-gauges.ts';
import { type Timeouts, toTimeouts } from './features/booking/google-way/timeouts.ts';
import { bookingGauges } from './features/booking/core/booking-gauges.ts';
import { type Host, readHost } from './features/booking/core/host.ts';
import { emailGauges } from './features/booking/email-way/email-gauges.ts';
import { createDeskGauges } from './features/desk/reminder/desk-gauges.ts';
import { inquiryGauges } from './features/inquiry/inquiry-gauges.ts';
import { createLogger } from './process/logger.ts';
import { createMetrics, type Metrics } from './process/metrics.ts';
import { type SigningSecret, toSigningSecret } from './process/signing-secret.ts';
import { queueGauges } from './queue/queue-gauges.ts';
import { waitingGauges } from './queue/waiting-gauges.ts';

/** Everything that a feature may use. Tests pass replacements for the outside world. */
export interface Context {
  config: Config;
  log: Logger;
  pool: BoundedPool;
  /** For what the desk reads: searches in many tabs must not take the connections of visitors. */
  deskPool: BoundedPool;
  /** For health, readiness and metrics, which must not wait behind requests. */
  probe: BoundedPool;
  metrics: Metrics;
  dns: Dns;
  chats: Chat[];
  calendar: Calendar;
  openCompanyCalendar: (credential: StoredCredential) => CompanyCalendar;
  calendarTimeouts: Timeouts;
  /** Undefined without a mail server: emails wait until there is one. */
  mailer: Mailer | undefined;
  /** The company's own mailbox. */
  inbox: Inbox | undefined;
  webhooks: Webhooks;
  rules: BookingRules;
  /** After how many working days an entry is late: what the pages promise, or else the desk's own default. */
  lateAfterDays: number;
  host: Host | undefined;
  /** Signs values that browsers send back. */
  secret: SigningSecret;
  now: () => Date;
}

export function createContext(
  config: Config,
  replacements: Partial<Context> = {},
  timeouts = requestTimeouts,
): Context {
  // A wrong settings file must stop the process at startup instead of failing a booking.
  const rules = replacements.rules ?? { ...bookingRules, hours: settings.hours };
  const log = replacements.log ?? createLogger(config);
  const pool = replacements.pool ?? createPool(config, log, timeouts);
  const probe = replacements.probe ?? createProbePool(config, log);
  const mailer = 'mailer' in replacements ? replacements.mailer : createMailer(config);
  const now = replacements.now ?? (() => new Date());
  const lateAfterDays = replacements.lateAfterDays ?? settings.replyWithin ?? 1;
  const late = { now, businessTimeZone: rules.hours.timeZone, lateAfterDays };
  // Metrics observe the process as soon as they are created, so a replacement is used instead of creating them twice.
  const metrics = replacements.metrics ?? createWatchingMetrics(pool, probe, createDeskGauges(late));
  return {
    config,
    log,
    pool,
    deskPool: createDeskPool(config, log, timeouts),
    probe,
    metrics,
    dns: createSystemDns(config.DNS_SERVERS),
    chats: createChats(config),
    calendar: createGoogleCalendar({
      calendarUrl: config.GOOGLE_CALENDAR_URL,
      revokeUrl: config.GOOGLE_REVOKE_URL,
      tokenInfoUrl: config.GOOGLE_TOKEN_INFO_URL,
      clientId: config.GOOGLE_CLIENT_ID,
    }),
    openCompanyCalendar: (credential) => openCompanyCalendar(config, credential),
    calendarTimeouts: toTimeouts(config),
    mailer,
    inbox: createInbox(config, mailer),
    webhooks: createWebhooks({
      sealer: config.CALENDAR_KEY ? createSecretSealer(config.CALENDAR_KEY) : undefined,
      allowsPrivate: config.WEBHOOK_ALLOW_PRIVATE,
      now,
    }),
    rules,
    lateAfterDays,
    host: readHost(),
    secret: toSigningSecret(config),
    now,
    ...replacements,
  };
}

function createWatchingMetrics(
  pool: BoundedPool,
  probe: BoundedPool,
  deskGauges: readonly GaugeSource[],
): Metrics {
  const metrics = createMetrics();
  addDatabaseGauges(metrics.registry, probe, [
    ...[...queueGauges, ...waitingGauges, ...inquiryGauges],
    ...[...bookingGauges, ...emailGauges, ...calendarGauges, ...backupGauges, ...deskGauges],
  ]);
  addPoolMetrics(metrics.registry, pool);
  return metrics;
}
