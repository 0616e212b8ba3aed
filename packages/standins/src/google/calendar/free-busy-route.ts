import { dayMs } from '@tt/contract/time/time-zone-offset';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { createCallHandler } from '../call-handler.ts';
import { GoogleError } from '../google-error.ts';
import type { FreeBusyFault, GoogleFault } from '../google-fault.ts';
import type { GoogleWorld } from '../google-world.ts';
import { findBusy } from './find-busy.ts';

const instant = z.iso.datetime({ offset: true }).transform((text) => Date.parse(text));

const bodySchema = z.object({
  timeMin: instant,
  timeMax: instant,
  items: z.array(z.object({ id: z.string() })),
});

const longestMs = 90 * dayMs;
const maxCalendars = 50;

/** `freebusy.query` of the Google Calendar API: failures of single calendars stand inside a 200. */
export function registerFreeBusyRoute(app: FastifyInstance, world: GoogleWorld) {
  app.post(
    '/calendar/v3/freeBusy',
    createCallHandler<FastifyRequest>(world, {
      operation: 'freebusy',
      commit: ({ headers, body }) => {
        const { account } = world.tokens.authorize(headers.authorization, 'freeBusy');
        const { timeMin, timeMax, items } = parseQuestion(body);
        const window = { start: timeMin, end: timeMax };
        const answers = items.map(({ id }, index) => {
          if (index >= maxCalendars) return [id, toFailure('tooManyCalendarsRequested')];
          const fault = world.faults.take(toMatcher(id));
          if (fault) return [id, toFailure(fault.reason)];
          const calendarId = id === 'primary' ? account.email : id;
          if (!isKnown(world, account.email, calendarId)) return [id, toFailure('notFound')];
          return [id, { busy: findBusy(world.events.list(calendarId), window, world.rules.mergesBusy) }];
        });
        return {
          status: 200,
          body: {
            kind: 'calendar#freeBusy',
            timeMin: new Date(timeMin).toISOString(),
            timeMax: new Date(timeMax).toISOString(),
            calendars: Object.fromEntries(answers),
          },
        };
      },
    }),
  );
}

function parseQuestion(body: unknown) {
  const parsed = bodySchema.safeParse(body);
  if (!parsed.success) {
    const [name] = parsed.error.issues[0]?.path ?? [];
    throw new GoogleError('required', { message: `Missing or invalid: ${String(name ?? 'body')}` });
  }
  const { timeMin, timeMax } = parsed.data;
  if (timeMax <= timeMin) throw new GoogleError('timeRangeEmpty');
  if (timeMax - timeMin > longestMs) throw new GoogleError('timeRangeTooLong');
  return parsed.data;
}

/** The account's own calendar, a secondary one, or another person's that has at least one event. */
function isKnown(world: GoogleWorld, email: string, calendarId: string): boolean {
  if (calendarId === email || world.calendars.find(calendarId)) return true;
  return world.events.list(calendarId).length > 0;
}

function toFailure(reason: string) {
  return { errors: [{ domain: 'global', reason }], busy: [] };
}

function toMatcher(calendarId: string) {
  return (fault: GoogleFault): fault is FreeBusyFault =>
    fault.kind === 'calendar_error' && (fault.calendar === undefined || fault.calendar === calendarId);
}
