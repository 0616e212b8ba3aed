import type { FastifyRequest } from 'fastify';
import { GoogleError } from '../google-error.ts';
import type { GoogleWorld } from '../google-world.ts';
import type { IssuedToken } from '../oauth/token-store.ts';
import type { Calendar } from './calendar-store.ts';

type CalendarRequest = FastifyRequest<{ Params: { calendarId: string } }>;

/** The calendar that a request names, if its token may use it: `primary`, or one that the account owns. */
export function openCalendar(
  world: GoogleWorld,
  { headers, params: { calendarId } }: Pick<CalendarRequest, 'headers' | 'params'>,
): { calendar: Calendar; issued: IssuedToken } {
  const issued = world.tokens.authorize(headers.authorization, 'events');
  const { email, timeZone } = issued.account;
  if (calendarId === 'primary' || calendarId === email) return { calendar: { id: email, timeZone }, issued };
  const secondary = world.calendars.find(calendarId);
  if (secondary?.email !== email) throw new GoogleError('notFound');
  return { calendar: secondary, issued };
}
