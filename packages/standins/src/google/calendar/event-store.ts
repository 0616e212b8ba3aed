import { createHash, randomUUID } from 'node:crypto';
import type { Account } from '../account.ts';
import { GoogleError } from '../google-error.ts';
import { advanceConference, type Conference } from './conference.ts';
import type { EventBody } from './event-schema.ts';

export type StoredEvent = {
  calendar: string;
  id: string;
  status: 'confirmed' | 'cancelled';
  timeZone: string;
  body: EventBody;
  sendUpdates?: string;
  conference?: Conference;
  createdAt: string;
  updatedAt: string;
};

type InsertOptions = Pick<StoredEvent, 'conference' | 'sendUpdates'> & { status?: StoredEvent['status'] };

/** Every account's primary calendar; a deleted event stays as a tombstone that keeps its id taken. */
export class EventStore {
  #events = new Map<string, StoredEvent>();

  insert(account: Account, body: EventBody, options: InsertOptions = {}): StoredEvent {
    const id = body.id ?? randomUUID().replaceAll('-', '');
    const key = toKey(account, id);
    if (this.#events.has(key)) throw new GoogleError('duplicate');
    const now = new Date().toISOString();
    const event: StoredEvent = {
      calendar: account.email,
      timeZone: account.timeZone,
      id,
      status: 'confirmed',
      body,
      createdAt: now,
      updatedAt: now,
      ...options,
    };
    this.#events.set(key, event);
    return event;
  }

  get(account: Account, id: string): StoredEvent {
    const event = this.#events.get(toKey(account, id));
    if (!event) throw new GoogleError('notFound');
    return event;
  }

  cancel(account: Account, id: string) {
    const event = this.get(account, id);
    if (event.status === 'cancelled') throw new GoogleError('deleted');
    event.status = 'cancelled';
    event.updatedAt = new Date().toISOString();
  }

  list(): StoredEvent[] {
    return [...this.#events.values()];
  }

  clear() {
    this.#events.clear();
  }
}

/** The event as `events.insert` and `events.get` answer it. */
export function toResource(event: StoredEvent) {
  const { body, calendar, conference, id } = event;
  const owner = { email: calendar, self: true };
  return {
    kind: 'calendar#event',
    etag: `"${createHash('sha256').update(`${id}${event.updatedAt}`).digest('hex').slice(0, 16)}"`,
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
    iCalUID: `${id}@google.com`,
    sequence: 0,
    attendees: body.attendees?.map((attendee) => ({ responseStatus: 'needsAction', ...attendee })),
    extendedProperties: body.extendedProperties,
    reminders: body.reminders ?? { useDefault: true },
    eventType: 'default',
    ...(conference && advanceConference(conference)),
  };
}

function toCalendarTime(time: EventBody['start'], calendarZone: string) {
  const dateTime = Temporal.Instant.from(time.dateTime)
    .toZonedDateTimeISO(calendarZone)
    .toString({ timeZoneName: 'never', smallestUnit: 'second' });
  return { dateTime, timeZone: time.timeZone ?? calendarZone };
}

function toKey(account: Account, id: string) {
  return `${account.email} ${id}`;
}
