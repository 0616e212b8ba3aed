import { bookingResponseSchema } from '@tt/contract/booking/booking-response';
import { bookingConfirmSchema, emailBookingSchema } from '@tt/contract/booking/email-booking';
import { idempotencyKeySchema } from '@tt/contract/inquiry/inquiry';
import { errorAnswerSchema } from '@tt/contract/error-code';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import type { BookingService } from './booking-service.ts';

const answers = { 200: bookingResponseSchema, '4xx': errorAnswerSchema, '5xx': errorAnswerSchema };

export async function addEmailRoutes(app: FastifyInstance, service: BookingService): Promise<void> {
  const routes = app.withTypeProvider<ZodTypeProvider>();
  routes.post(
    '/functions/v1/booking-by-email',
    {
      schema: {
        summary: 'Books a consultation without an account and puts it into the calendar of the company',
        description:
          'The same key with the same content gets the same answer. A booking that can’t be made is 200 with success: false and a code. Status pending: the place is kept for 30 minutes, until the visitor confirms by mail.',
        headers: z.object({ 'idempotency-key': z.optional(idempotencyKeySchema) }),
        body: emailBookingSchema,
        response: answers,
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
        response: answers,
      },
    },
    ({ body, networkKeys }) => service.confirmByMail({ key: body.key, networkKeys }),
  );
}
