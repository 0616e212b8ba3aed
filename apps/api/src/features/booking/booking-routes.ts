import { bookingAccessSchema } from '@tt/contract/booking/booking-access';
import { type BookingConfig, bookingConfigSchema } from '@tt/contract/booking/booking-config';
import { bookingRequestSchema } from '@tt/contract/booking/booking-request';
import { bookingResponseSchema } from '@tt/contract/booking/booking-response';
import { bookingConfirmSchema, emailBookingSchema } from '@tt/contract/booking/email-booking';
import { rescheduleRequestSchema } from '@tt/contract/booking/reschedule-request';
import { idempotencyKeySchema } from '@tt/contract/inquiry/inquiry';
import { errorAnswerSchema } from '@tt/contract/error-code';
import { availabilityResponseSchema } from '@tt/contract/slots/availability';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { MemoryBucket } from './availability/memory-bucket.ts';
import { ApiError } from '../../api-error.ts';
import type { BookingService } from './booking-service.ts';

const failures = { '4xx': errorAnswerSchema, '5xx': errorAnswerSchema };
const bookingAnswers = { 200: bookingResponseSchema, ...failures };

export interface BookingRouteOptions {
  service: BookingService;
  readConfig: () => Promise<BookingConfig>;
  /** How often one network may ask for the free times. */
  viewsPerMinute: number;
}

export async function addBookingRoutes(app: FastifyInstance, options: BookingRouteOptions): Promise<void> {
  app.addHook('onClose', () => options.service.close());
  addReadingRoutes(app, options);
  addWays(app, options.service);
  addManagingRoutes(app, options.service);
}

function addReadingRoutes(
  app: FastifyInstance,
  { service, readConfig, viewsPerMinute }: BookingRouteOptions,
): void {
  const routes = app.withTypeProvider<ZodTypeProvider>();
  const bucket = new MemoryBucket(viewsPerMinute);
  routes.get(
    '/functions/v1/google-calendar-config',
    {
      schema: {
        summary: 'What the booking page needs to send visitors to Google',
        response: { 200: bookingConfigSchema, ...failures },
      },
    },
    readConfig,
  );
  routes.get(
    '/functions/v1/booking-availability',
    {
      schema: {
        summary: 'The times of the booking window that are taken',
        response: { 200: availabilityResponseSchema, 304: z.undefined(), ...failures },
      },
    },
    async ({ headers, networkKeys }, reply) => {
      if (!bucket.take(networkKeys.network)) throw new ApiError('rate_limited', { retryAfterSeconds: 1 });
      const { text, etag } = await service.listTaken();
      // Only after success: a failure must not be cached.
      reply.header('cache-control', 'public, max-age=2').header('etag', etag);
      if (headers['if-none-match'] === etag) return reply.code(304).send();
      return reply.serializer(() => text).send({ taken: [] });
    },
  );
}

/** Both ways to book, and the confirmation by email that one of them may need. */
function addWays(app: FastifyInstance, service: BookingService): void {
  const routes = app.withTypeProvider<ZodTypeProvider>();
  routes.post(
    '/functions/v1/google-calendar-booking',
    {
      schema: {
        summary: 'Books a consultation and puts it into the calendar of the visitor',
        description:
          'The same key with the same content gets the same answer; the access token is no part of the content. Without a key, the same body gets the same answer. A booking that can’t be made is 200 with success: false and a code.',
        headers: z.object({ 'idempotency-key': z.optional(idempotencyKeySchema) }),
        body: bookingRequestSchema,
        response: bookingAnswers,
      },
    },
    ({ body, headers, networkKeys }) =>
      service.bookWithGoogle({ request: body, idempotencyKey: headers['idempotency-key'], networkKeys }),
  );
  routes.post(
    '/functions/v1/booking-by-email',
    {
      schema: {
        summary: 'Books a consultation without an account and puts it into the calendar of the company',
        description:
          'The same key with the same content gets the same answer. A booking that can’t be made is 200 with success: false and a code. Status pending: the place is kept for 30 minutes, until the visitor confirms by mail. With mailAgain, the same request gets that mail once more, and 30 minutes from now.',
        headers: z.object({ 'idempotency-key': z.optional(idempotencyKeySchema) }),
        body: emailBookingSchema,
        response: bookingAnswers,
      },
    },
    ({ body, headers, networkKeys }) =>
      service.bookByEmail({ request: body, idempotencyKey: headers['idempotency-key'], networkKeys }),
  );
  routes.post(
    '/functions/v1/booking-confirm',
    {
      schema: {
        summary: 'Confirms a booking by the key of the mail that asks for it',
        body: bookingConfirmSchema,
        response: bookingAnswers,
      },
    },
    ({ body, networkKeys }) => service.confirmByMail({ key: body.key, networkKeys }),
  );
}

function addManagingRoutes(app: FastifyInstance, service: BookingService): void {
  const routes = app.withTypeProvider<ZodTypeProvider>();
  routes.post(
    '/functions/v1/booking-view',
    {
      schema: {
        summary: 'The booking behind a view key, or the one that waits for a confirmation by mail',
        body: bookingAccessSchema,
        response: bookingAnswers,
      },
    },
    ({ body, networkKeys }) => service.view({ key: body.key, networkKeys }),
  );
  routes.post(
    '/functions/v1/booking-cancel',
    {
      schema: {
        summary: 'Cancels the booking behind a view key',
        body: bookingAccessSchema,
        response: bookingAnswers,
      },
    },
    ({ body, networkKeys }) => service.cancel({ key: body.key, networkKeys }),
  );
  routes.post(
    '/functions/v1/booking-reschedule',
    {
      schema: {
        summary: 'Moves the booking behind a view key to another free time',
        description:
          'The new time is taken before the old one is freed. The same key with the same time gets the same answer. With sequence, a booking that has changed since is not moved.',
        headers: z.object({ 'idempotency-key': z.optional(idempotencyKeySchema) }),
        body: rescheduleRequestSchema,
        response: bookingAnswers,
      },
    },
    ({ body, headers, networkKeys }) =>
      service.reschedule({ request: body, idempotencyKey: headers['idempotency-key'], networkKeys }),
  );
}
