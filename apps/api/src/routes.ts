import { siteSettings } from '@tt/contract/site-settings';
import type { FastifyInstance } from 'fastify';
import { createBookingParts } from './booking-parts.ts';
import type { Context } from './context.ts';
import { createCalendarAccess } from './features/booking/email-way/calendar-access.ts';
import { addFeedRoutes } from './features/booking/manage/feed-routes.ts';
import { createFeedService } from './features/booking/manage/feed-service.ts';
import { addBookingRoutes } from './features/booking/booking-routes.ts';
import { type BookingService, createBookingService } from './features/booking/booking-service.ts';
import { addEmailDomainRoutes } from './features/email-domain/email-domain-routes.ts';
import { createEmailDomainService } from './features/email-domain/email-domain-service.ts';
import { addInquiryRoutes } from './features/inquiry/inquiry-routes.ts';
import { createInquiryService } from './features/inquiry/inquiry-service.ts';
import { createLimits } from './limits/limits.ts';

/** Wires the features' routes to their dependencies. Returns what the desk needs of them. */
export async function addRoutes(app: FastifyInstance, context: Context): Promise<BookingService> {
  const { config, pool, dns, now, secret, metrics } = context;
  const { limitChecks, limitInquiries, countReceipt, limitFeed, ...bookingLimits } = createLimits(
    config,
    pool,
    secret,
  );
  const emailDomains = createEmailDomainService(dns, now, metrics);
  const checkEmailDomain = emailDomains.check;
  await app.register((scope) => addEmailDomainRoutes(scope, { checkEmailDomain, limitChecks }));
  const service = createInquiryService({ ...context, emailDomains, limitInquiries, countReceipt });
  const company = { name: siteSettings.company.name, email: siteSettings.email };
  const site = { origin: config.SITE_ORIGIN, anonKey: config.PUBLIC_ANON_KEY, company };
  await app.register((scope) => addInquiryRoutes(scope, { service, site }));
  const bookings = await addBookings(app, context, { ...bookingLimits, checkEmailDomain });
  const feedService = createFeedService({ pool, company, limitFeed });
  await app.register((scope) => addFeedRoutes(scope, { service: feedService }));
  return bookings;
}

type BookingLimits = Omit<
  ReturnType<typeof createLimits>,
  'limitChecks' | 'limitInquiries' | 'countReceipt' | 'limitFeed'
>;

async function addBookings(
  app: FastifyInstance,
  context: Context,
  given: BookingLimits & { checkEmailDomain: ReturnType<typeof createEmailDomainService>['check'] },
): Promise<BookingService> {
  const { config } = context;
  const options = { ...createBookingParts(context), ...given };
  const calendarAccess = createCalendarAccess(options);
  const service = createBookingService({ ...options, ...calendarAccess });
  const google = { clientId: config.GOOGLE_CLIENT_ID, authUrl: config.GOOGLE_AUTH_URL };
  const viewsPerMinute = config.AVAILABILITY_PER_ADDRESS_AND_MINUTE;
  const readConfig = async () => ({ ...google, methods: await calendarAccess.listMethods(google.clientId) });
  await app.register((scope) => addBookingRoutes(scope, { service, readConfig, viewsPerMinute }));
  return service;
}
