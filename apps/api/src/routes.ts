import type { BookingRules } from '@tt/contract/booking/booking-rules';
import type { FastifyInstance } from 'fastify';
import type { Config } from './config.ts';
import type { Context } from './context.ts';
import type { Patience } from './features/booking/request/booking-options.ts';
import { addBookingRoutes } from './features/booking/request/booking-routes.ts';
import { createBookingService } from './features/booking/request/booking-service.ts';
import type { PlaceRules } from './features/booking/request/place-repository.ts';
import { addEmailDomainRoutes } from './features/email-domain/email-domain-routes.ts';
import { createEmailDomainService } from './features/email-domain/email-domain-service.ts';
import { addEnquiryRoutes } from './features/enquiry/enquiry-routes.ts';
import { createEnquiryService } from './features/enquiry/enquiry-service.ts';
import { createLimits } from './limits/limits.ts';

/** Wires the features' routes to their dependencies. */
export async function addRoutes(app: FastifyInstance, context: Context): Promise<void> {
  const { config, pool, dns, now, secret } = context;
  const { limitChecks, limitEnquiries, ...bookingLimits } = createLimits(config, pool, secret);
  const emailDomains = createEmailDomainService(dns, now);
  const checkEmailDomain = emailDomains.check;
  await app.register((scope) => addEmailDomainRoutes(scope, { checkEmailDomain, limitChecks }));
  const service = createEnquiryService({ ...context, emailDomains, limitEnquiries });
  await app.register((scope) => addEnquiryRoutes(scope, { service, siteOrigin: config.SITE_ORIGIN }));
  const company = { name: config.COMPANY_NAME, email: config.COMPANY_EMAIL };
  const bookingService = createBookingService({
    ...context,
    ...bookingLimits,
    company,
    patience: toPatience(config),
    bookingsPerVisitor: config.BOOKINGS_PER_VISITOR,
    place: toPlaceRules(config, context.rules),
  });
  const bookingConfig = { clientId: config.GOOGLE_CLIENT_ID, authUrl: config.GOOGLE_AUTH_URL };
  await app.register((scope) => addBookingRoutes(scope, { service: bookingService, config: bookingConfig }));
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
