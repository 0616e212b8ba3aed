import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { type EventBody, parseEvent } from './calendar/event-schema.ts';
import type { GoogleWorld } from './google-world.ts';
import { type ManualEdit, manualEdit } from './seed-schemas.ts';

type EventParams = { Params: { eventId: string } };

const deletion = z.object({ leavesTombstone: z.boolean() });

/** Edits that the consultant makes by hand in the calendar: they need no token and no `If-Match`. */
export function registerHandRoutes(app: FastifyInstance, world: GoogleWorld) {
  app.patch<EventParams>('/__admin/events/:eventId', ({ params, body }, reply) => {
    const event = world.events.getAnywhere(params.eventId);
    const changed = edit(event.body, manualEdit.parse(body));
    world.events.change(event, { body: parseEvent(changed, { wantsConference: true, allowsEmpty: true }) });
    return reply.code(204).send();
  });
  app.delete<EventParams>('/__admin/events/:eventId', ({ params, body }, reply) => {
    const event = world.events.getAnywhere(params.eventId);
    if (deletion.parse(body).leavesTombstone) world.events.cancel(event);
    else world.events.remove(event);
    return reply.code(204).send();
  });
  app.post<EventParams>('/__admin/events/:eventId/restore', ({ params }, reply) => {
    world.events.change(world.events.getAnywhere(params.eventId), { status: 'confirmed' });
    return reply.code(204).send();
  });
}

function edit(body: EventBody, { startsAt, endsAt, dates, responses = {}, ...texts }: ManualEdit): EventBody {
  return {
    ...body,
    ...texts,
    ...(startsAt && { start: { timeZone: body.start.timeZone, dateTime: startsAt } }),
    ...(endsAt && { end: { timeZone: body.end.timeZone, dateTime: endsAt } }),
    ...(dates && { start: { date: dates.first }, end: { date: dates.after } }),
    attendees: body.attendees?.map((guest) => {
      const responseStatus = responses[guest.email];
      return responseStatus ? { ...guest, responseStatus } : guest;
    }),
  };
}
