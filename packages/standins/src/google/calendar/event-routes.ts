import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createCallHandler } from '../call-handler.ts';
import type { ConferenceFault, GoogleFault } from '../google-admin.ts';
import type { GoogleWorld } from '../google-world.ts';
import type { Conference } from './conference.ts';
import { createInvalidConferenceType, type EventBody, parseEvent } from './event-schema.ts';
import { toResource } from './event-store.ts';
import { selectFields } from './field-selector.ts';

type Query = { fields?: string; conferenceDataVersion?: string; sendUpdates?: string };
type InsertRequest = FastifyRequest<{ Querystring: Query }>;
type EventRequest = FastifyRequest<{ Querystring: Query; Params: { eventId: string } }>;

const collection = '/calendar/v3/calendars/primary/events';

/** `events.insert`, `events.get` and `events.delete` of the Google Calendar API, primary calendar. */
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
      commit: ({ headers, params, query }) => {
        const event = world.events.get(world.tokens.getAccount(headers.authorization), params.eventId);
        return { status: 200, body: selectFields(toResource(event), query.fields) };
      },
    }),
  );
  app.delete(
    `${collection}/:eventId`,
    createCallHandler<EventRequest>(world, {
      operation: 'delete',
      describe: ({ params, query }) => ({ eventId: params.eventId, sendUpdates: query.sendUpdates }),
      commit: ({ headers, params }) => {
        world.events.cancel(world.tokens.getAccount(headers.authorization), params.eventId);
        return { status: 204 };
      },
    }),
  );
}

function insertEvent(world: GoogleWorld, { headers, query, body }: InsertRequest) {
  const account = world.tokens.getAccount(headers.authorization);
  const event = parseEvent(body, { wantsConference: query.conferenceDataVersion === '1' });
  const stored = world.events.insert(account, event, {
    sendUpdates: query.sendUpdates,
    conference: planConference(world, event),
  });
  return { status: 200, body: selectFields(toResource(stored), query.fields) };
}

function planConference(world: GoogleWorld, event: EventBody): Conference | undefined {
  const request = event.conferenceData?.createRequest;
  if (!request) return undefined;
  const fault = world.faults.take(isConferenceFault);
  if (fault?.kind === 'conference_type_invalid') throw createInvalidConferenceType();
  return {
    requestId: request.requestId,
    pendingAnswers: fault?.kind === 'conference_pending' ? fault.answers : 0,
    outcome: fault?.kind === 'conference_failure' ? 'failure' : 'success',
  };
}

function isConferenceFault(fault: GoogleFault): fault is ConferenceFault {
  return fault.on === 'insert' && fault.kind.startsWith('conference_');
}

function readId(body: unknown) {
  const isIdentified = typeof body === 'object' && body !== null && 'id' in body;
  return isIdentified && typeof body.id === 'string' ? body.id : undefined;
}
