import type { BookingRules } from '@tt/contract/booking/booking-rules';
import type { Config } from './config.ts';
import type { Context } from './context.ts';
import { createCompanyAccess } from './features/booking/calendar/company-access.ts';
import type { PlaceRules } from './features/booking/place/place-repository.ts';
import type { Patience } from './features/booking/request/booking-options.ts';

/** What the booking's routes and jobs are made of. */
export function createBookingParts(context: Context) {
  const { config, rules } = context;
  return {
    ...context,
    company: { name: config.COMPANY_NAME, email: config.COMPANY_EMAIL },
    companyAccess: createCompanyAccess(context),
    busyCalendarIds: config.CALENDAR_BUSY_IDS,
    siteOrigin: config.SITE_ORIGIN,
    app: new URL(config.SITE_ORIGIN).host,
    businessTimeZone: rules.hours.timeZone,
    windowDays: rules.windowDays,
    place: toPlaceRules(config, rules),
    patience: toPatience(config),
    bookingsPerVisitor: config.BOOKINGS_PER_VISITOR,
    recheckMs: 1_500,
    syncMs: 4_000,
    linkPatienceMs: 10 * 60_000,
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

/** Twice, because one replica of a calendar can lag behind another. */
const looksForAbsence = 2;

function toPatience(config: Config): Patience {
  return {
    waitMs: config.CALENDAR_WAIT_SECONDS * 1_000,
    absence: { afterMs: config.CALENDAR_DOUBT_SECONDS * 1_000, looks: looksForAbsence },
    lookMs: config.CALENDAR_LOOK_SECONDS * 1_000,
  };
}
