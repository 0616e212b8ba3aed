import type { FastifyInstance } from 'fastify';
import type { Context } from './context.ts';
import { addBookingRoutes } from './features/booking/booking-routes.ts';
import { createBookingService } from './features/booking/booking-service.ts';
import { addEmailDomainRoutes } from './features/email-domain/email-domain-routes.ts';
import { createEmailDomainService } from './features/email-domain/email-domain-service.ts';
import { addEnquiryRoutes } from './features/enquiry/enquiry-routes.ts';
import { createEnquiryService } from './features/enquiry/enquiry-service.ts';
import { createLimits } from './limits.ts';

/** Joins the features' routes with what they need. */
export async function addRoutes(app: FastifyInstance, context: Context): Promise<void> {
  const { config, pool, dns, now, secret } = context;
  const { limitChecks, limitEnquiries, ...bookingLimits } = createLimits(config, pool, secret);
  const checkEmailDomain = createEmailDomainService(dns, now);
  await app.register((scope) => addEmailDomainRoutes(scope, { checkEmailDomain, limitChecks }));
  const service = createEnquiryService({ pool, secret, now, checkEmailDomain, limitEnquiries });
  await app.register((scope) => addEnquiryRoutes(scope, { service, siteOrigin: config.SITE_ORIGIN }));
  const company = { name: config.COMPANY_NAME, email: config.COMPANY_EMAIL };
  const bookingService = createBookingService({ ...context, ...bookingLimits, company });
  const bookingConfig = { clientId: config.GOOGLE_CLIENT_ID, authUrl: config.GOOGLE_AUTH_URL };
  await app.register((scope) => addBookingRoutes(scope, { service: bookingService, config: bookingConfig }));
}
