import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createCallHandler } from '../call-handler.ts';
import type { GoogleWorld } from '../google-world.ts';
import { requireMatch, toResource } from './event-resource.ts';
import { parseEvent } from './event-schema.ts';
import { selectFields } from './field-selector.ts';
import { openCalendar } from './open-calendar.ts';
import { patchEvent } from './patch-event.ts';
import { planConference } from './plan-conference.ts';
import { requireGuestsAllowed } from './require-guests-allowed.ts';

type Query = { fields?: string; conferenceDataVersion?: string; sendUpdates?: string };
type InsertRequest = FastifyRequest<{ Querystring: Query; Params: { calendarId: string } }>;
type EventRequest = FastifyRequest<{ Querystring: Query; Params: { calendarId: string; eventId: string } }>;

const collection = '/calendar/v3/calendars/:calendarId/events';

/** `events.insert`, `get`, `patch` and `delete` of the Google Calendar API. */
export function registerEventRoutes(app: FastifyInstance, world: GoogleWorld) {
  app.post(
    collection,
    createCallHandler<InsertRequest>(world, {
      operation: 'insert',
      describe: ({ body, query }) => ({ eventId: readId(body), sendUpdates: query.sendUpdates }),
      commit: (request) => insertEvent(world, request),
    }),
  );
  app.get(
    `${collection}/:eventId`,
    createCallHandler<EventRequest>(world, {
      operation: 'get',
      describe: ({ params }) => ({ eventId: params.eventId }),
      commit: (request) => {
        const event = world.events.get(openCalendar(world, request).calendar, request.params.eventId);
        return { status: 200, body: selectFields(toResource(event), request.query.fields) };
      },
    }),
  );
  app.patch(
    `${collection}/:eventId`,
    createCallHandler<EventRequest>(world, {
      operation: 'patch',
      describe: describeChange,
      commit: (request) => {
        const { calendar, issued } = openCalendar(world, request);
        const event = world.events.get(calendar, request.params.eventId);
        requireMatch(event, request.headers['if-match']);
        patchEvent(world, event, { issued, query: request.query, patch: request.body });
        return { status: 200, body: selectFields(toResource(event), request.query.fields) };
      },
    }),
  );
  app.delete(
    `${collection}/:eventId`,
    createCallHandler<EventRequest>(world, {
      operation: 'delete',
      describe: describeChange,
      commit: (request) => {
        const event = world.events.get(openCalendar(world, request).calendar, request.params.eventId);
        if (event.status === 'confirmed') requireMatch(event, request.headers['if-match']);
        world.events.cancel(event, { sendUpdates: request.query.sendUpdates });
        return { status: 204 };
      },
    }),
  );
}

function describeChange({ params, query, headers }: EventRequest) {
  return { eventId: params.eventId, sendUpdates: query.sendUpdates, ifMatch: headers['if-match'] };
}

function insertEvent(world: GoogleWorld, request: InsertRequest) {
  const { query, body } = request;
  const { calendar, issued } = openCalendar(world, request);
  const event = parseEvent(body, { wantsConference: query.conferenceDataVersion === '1' });
  requireGuestsAllowed(world, { operation: 'insert', issued, guests: event.attendees });
  const stored = world.events.insert(calendar, event, {
    sendUpdates: query.sendUpdates,
    conference: planConference(world, issued, event),
  });
  return { status: 200, body: selectFields(toResource(stored), query.fields) };
}

function readId(body: unknown) {
  const isIdentified = typeof body === 'object' && body !== null && 'id' in body;
  return isIdentified && typeof body.id === 'string' ? body.id : undefined;
}
