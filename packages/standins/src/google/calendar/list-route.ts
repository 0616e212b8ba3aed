import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { createCallHandler } from '../call-handler.ts';
import { GoogleError } from '../google-error.ts';
import type { GoogleWorld } from '../google-world.ts';
import { toResource } from './event-resource.ts';
import { toInstant } from './event-schema.ts';
import type { StoredEvent } from './event-store.ts';
import { selectFields } from './field-selector.ts';
import { openCalendar } from './open-calendar.ts';

const instant = z.iso.datetime({ offset: true }).transform((text) => Date.parse(text));

const listQuery = z.object({
  fields: z.string().optional(),
  privateExtendedProperty: z
    .union([z.string(), z.array(z.string())])
    .default([])
    .transform((wanted) => [wanted].flat()),
  showDeleted: z.enum(['true', 'false']).default('false'),
  timeMin: instant.optional(),
  timeMax: instant.optional(),
  maxResults: z.coerce.number().int().min(1).max(2500).default(250),
  pageToken: z.string().optional(),
  syncToken: z.string().optional(),
});

type ListQuery = z.infer<typeof listQuery>;
type ListRequest = FastifyRequest<{ Params: { calendarId: string } }>;

/** `events.list` of the Google Calendar API, in pages. */
export function registerListRoute(app: FastifyInstance, world: GoogleWorld) {
  app.get(
    '/calendar/v3/calendars/:calendarId/events',
    createCallHandler<ListRequest>(world, {
      operation: 'list',
      commit: (request) => {
        const { calendar } = openCalendar(world, request);
        const query = parseQuery(request.query);
        const found = world.events.list(calendar.id).filter((event) => isWanted(event, query));
        const size = Math.min(query.maxResults, world.rules.listPageSize);
        const { page, nextPageToken } = takePage(found, size, query.pageToken);
        const body = {
          kind: 'calendar#events',
          summary: calendar.id,
          timeZone: calendar.timeZone,
          accessRole: 'owner',
          nextPageToken,
          items: page.map(toResource),
        };
        return { status: 200, body: selectFields(body, query.fields) };
      },
    }),
  );
}

function parseQuery(text: unknown): ListQuery {
  const parsed = listQuery.safeParse(text);
  if (!parsed.success) {
    const [name] = parsed.error.issues[0]?.path ?? [];
    throw new GoogleError('invalid', { message: `Invalid value for: ${String(name)}` });
  }
  const { syncToken, privateExtendedProperty, timeMin, timeMax } = parsed.data;
  const isFiltered = privateExtendedProperty.length > 0 || timeMin !== undefined || timeMax !== undefined;
  if (syncToken !== undefined && isFiltered) {
    throw new GoogleError('invalid', { message: 'Sync token cannot be used with these parameters.' });
  }
  return parsed.data;
}

/** `timeMin` bounds the end of an event, and `timeMax` its start. */
function isWanted({ body, status }: StoredEvent, query: ListQuery): boolean {
  if (status === 'cancelled' && query.showDeleted === 'false') return false;
  if (query.timeMin !== undefined && toInstant(body.end) <= query.timeMin) return false;
  if (query.timeMax !== undefined && toInstant(body.start) >= query.timeMax) return false;
  const { private: properties = {} } = body.extendedProperties ?? {};
  return query.privateExtendedProperty.every((wanted) => {
    const [name = '', ...value] = wanted.split('=');
    return properties[name] === value.join('=');
  });
}

function takePage(events: StoredEvent[], size: number, pageToken: string | undefined) {
  const begin = pageToken === undefined ? 0 : Number(Buffer.from(pageToken, 'base64url').toString());
  if (!Number.isInteger(begin) || begin < 0) throw new GoogleError('invalid');
  const end = begin + size;
  const nextPageToken = end < events.length ? Buffer.from(String(end)).toString('base64url') : undefined;
  return { page: events.slice(begin, end), nextPageToken };
}
