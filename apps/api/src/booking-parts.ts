import type { BookingRules } from '@tt/contract/booking/booking-rules';
import { settings } from '@tt/contract/settings/settings';
import type { Config } from './config.ts';
import type { Context } from './context.ts';
import { createCompanyAccess } from './features/booking/calendar/company-access.ts';
import type { PlaceRules } from './features/booking/core/place-repository.ts';

/** What the booking's routes and jobs are made of. */
export function createBookingParts(context: Context) {
  const { config, rules } = context;
  return {
    ...context,
    replyWithin: settings.replyWithin,
    notifyLanguage: config.NOTIFY_LANGUAGE,
    company: { name: settings.company.name, email: settings.email, host: context.host },
    companyAccess: createCompanyAccess(context),
    busyCalendarIds: config.CALENDAR_BUSY_IDS,
    siteOrigin: config.SITE_ORIGIN,
    app: new URL(config.SITE_ORIGIN).host,
    businessTimeZone: rules.hours.timeZone,
    windowDays: rules.windowDays,
    place: toPlaceRules(config, rules),
    timeouts: context.calendarTimeouts,
    bookingsPerVisitor: config.BOOKINGS_PER_VISITOR,
    mailsPerUnverifiedMailbox: config.MAILS_PER_UNVERIFIED_MAILBOX_AND_DAY,
    recheckMs: 1_500,
    syncMs: 4_000,
    linkTimeoutMs: 10 * 60_000,
    undoMs: 110_000,
  };
}

function toPlaceRules(config: Config, { capacity }: BookingRules): PlaceRules {
  return {
    capacity,
    beforeMinutes: config.BUFFER_BEFORE_MINUTES,
    afterMinutes: config.BUFFER_AFTER_MINUTES,
  };
}
