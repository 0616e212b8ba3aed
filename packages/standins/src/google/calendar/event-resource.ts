import { createHash } from 'node:crypto';
import { GoogleError } from '../google-error.ts';
import { advanceConference } from './conference.ts';
import type { EventBody } from './event-schema.ts';
import type { StoredEvent } from './event-store.ts';

/** The event as every method of the API answers it. */
export function toResource(event: StoredEvent) {
  const { body, calendar, conference, id } = event;
  const owner = { email: calendar, self: true };
  return {
    kind: 'calendar#event',
    etag: toEtag(event),
    id,
    status: event.status,
    htmlLink: `https://www.google.com/calendar/event?eid=${Buffer.from(`${id} ${calendar}`).toString('base64url')}`,
    created: event.createdAt,
    updated: event.updatedAt,
    summary: body.summary,
    description: body.description,
    location: body.location,
    creator: owner,
    organizer: owner,
    start: toCalendarTime(body.start, event.timeZone),
    end: toCalendarTime(body.end, event.timeZone),
    transparency: body.transparency,
    visibility: body.visibility,
    iCalUID: `${id}@google.com`,
    sequence: event.sequence,
    attendees: body.attendees?.map((attendee) => ({ responseStatus: 'needsAction', ...attendee })),
    extendedProperties: body.extendedProperties,
    guestsCanInviteOthers: body.guestsCanInviteOthers,
    guestsCanSeeOtherGuests: body.guestsCanSeeOtherGuests,
    reminders: body.reminders ?? { useDefault: true },
    eventType: 'default',
    ...(conference && advanceConference(conference)),
  };
}

/** `If-Match`: the caller changes only what it has seen. */
export function requireMatch(event: StoredEvent, ifMatch: string | undefined) {
  if (ifMatch === undefined || ifMatch === '*' || ifMatch === toEtag(event)) return;
  throw new GoogleError('conditionNotMet');
}

function toEtag({ id, version, createdAt }: StoredEvent) {
  return `"${createHash('sha256').update(`${id} ${createdAt} ${version}`).digest('hex').slice(0, 16)}"`;
}

function toCalendarTime(time: EventBody['start'], calendarZone: string) {
  if (time.dateTime === undefined) return { date: time.date };
  const dateTime = Temporal.Instant.from(time.dateTime)
    .toZonedDateTimeISO(calendarZone)
    .toString({ timeZoneName: 'never', smallestUnit: 'second' });
  return { dateTime, timeZone: time.timeZone ?? calendarZone };
}
