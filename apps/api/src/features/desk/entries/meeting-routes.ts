import {
  cancelRequestSchema,
  deskActAnswerSchema,
  eraseAnswerSchema,
  eraseRequestSchema,
  moveRequestSchema,
} from '@tt/contract/desk/desk-entry';
import {
  deskCitiesQuerySchema,
  deskCitiesSchema,
  deskWeekQuerySchema,
  deskWeekSchema,
} from '@tt/contract/desk/desk-week';
import { errorAnswerSchema } from '@tt/contract/error-code';
import { idempotencyKeySchema } from '@tt/contract/inquiry/inquiry';
import { availabilityResponseSchema } from '@tt/contract/slots/availability';
import { cityTables } from '@tt/contract/time/city-tables';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { getActor } from '../access/desk-session.ts';
import { answerUnlessKnown } from '../private-answer.ts';
import { readWeek } from '../week/read-week.ts';
import { cancelMeeting, type MeetingOptions, moveMeeting } from './booking-acts.ts';
import { entryParams } from './entry-routes.ts';
import { eraseEntry } from './erase-entry.ts';

const failures = { '4xx': errorAnswerSchema, '5xx': errorAnswerSchema };
const acts = { 200: deskActAnswerSchema, ...failures };

/** The routes for meetings, and for erasing an entry. */
export async function addMeetingRoutes(
  app: FastifyInstance,
  options: MeetingOptions & { listTaken: () => Promise<{ text: string }> },
): Promise<void> {
  const routes = app.withTypeProvider<ZodTypeProvider>();
  routes.get(
    '/desk/api/week',
    {
      schema: {
        summary: 'The meetings of a week',
        querystring: deskWeekQuerySchema,
        response: { 200: deskWeekSchema, 304: z.undefined(), ...failures },
      },
    },
    async (request, reply) => {
      const { timeZone } = options.reply;
      return answerUnlessKnown(request, reply, await readWeek({ ...options, timeZone }, request.query.from));
    },
  );
  routes.get(
    '/desk/api/cities',
    {
      schema: {
        summary: 'Names of cities, for the clocks of visitors',
        querystring: deskCitiesQuerySchema,
        response: { 200: deskCitiesSchema, ...failures },
      },
    },
    async ({ query }) => cityTables[query.lang],
  );
  routes.get(
    '/desk/api/taken',
    {
      schema: {
        summary: 'The times of the booking window that are taken',
        response: { 200: availabilityResponseSchema, ...failures },
      },
    },
    async (_request, reply) => {
      const { text } = await options.listTaken();
      return reply.serializer(() => text).send({ taken: [] });
    },
  );
  routes.post(
    '/desk/api/entries/:id/move',
    {
      schema: {
        summary: 'Moves a meeting to another free time',
        description: 'The visitor gets the new time by mail. The same key with the same time is one move.',
        params: entryParams,
        headers: z.object({ 'idempotency-key': idempotencyKeySchema }),
        body: moveRequestSchema,
        response: acts,
      },
    },
    (request) =>
      moveMeeting(options, {
        ...request.params,
        ...request.body,
        key: request.headers['idempotency-key'],
        ...getActor(request),
      }),
  );
  routes.post(
    '/desk/api/entries/:id/cancel',
    {
      schema: {
        summary: 'Cancels a meeting',
        description: 'The visitor gets a mail, with the line if there is one.',
        params: entryParams,
        body: cancelRequestSchema,
        response: acts,
      },
    },
    (request) => cancelMeeting(options, { ...request.params, ...request.body, ...getActor(request) }),
  );
  routes.post(
    '/desk/api/entries/:id/erase',
    {
      schema: {
        summary: 'Deletes an entry for good',
        params: entryParams,
        body: eraseRequestSchema,
        response: { 200: eraseAnswerSchema, ...failures },
      },
    },
    (request) => eraseEntry({ ...request.params, ...request.body, ...getActor(request) }),
  );
}
