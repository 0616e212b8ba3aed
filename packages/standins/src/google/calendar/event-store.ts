import { randomUUID } from 'node:crypto';
import { GoogleError } from '../google-error.ts';
import type { Calendar } from './calendar-store.ts';
import type { Conference } from './conference.ts';
import { type EventBody, toInstant } from './event-schema.ts';

export type StoredEvent = {
  calendar: string;
  id: string;
  status: 'confirmed' | 'cancelled';
  timeZone: string;
  body: EventBody;
  /** Grows with every change, a guest's answer included. */
  version: number;
  /** Grows when the time or the status changes. */
  sequence: number;
  sendUpdates?: string;
  conference?: Conference;
  createdAt: string;
  updatedAt: string;
};

type InsertOptions = Pick<StoredEvent, 'conference' | 'sendUpdates'> & { status?: StoredEvent['status'] };
type Changes = Partial<Pick<StoredEvent, 'body' | 'status' | 'conference' | 'sendUpdates'>>;

/** Every calendar's events; a deleted event stays as a tombstone that keeps its ID taken. */
export class EventStore {
  #events = new Map<string, StoredEvent>();

  insert(calendar: Calendar, body: EventBody, options: InsertOptions = {}): StoredEvent {
    const id = body.id ?? randomUUID().replaceAll('-', '');
    const key = toKey(calendar.id, id);
    if (this.#events.has(key)) throw new GoogleError('duplicate');
    const now = new Date().toISOString();
    const event: StoredEvent = {
      calendar: calendar.id,
      timeZone: calendar.timeZone,
      id,
      status: 'confirmed',
      body,
      version: 0,
      sequence: 0,
      createdAt: now,
      updatedAt: now,
      ...options,
    };
    this.#events.set(key, event);
    return event;
  }

  get(calendar: Calendar, id: string): StoredEvent {
    const event = this.#events.get(toKey(calendar.id, id));
    if (!event) throw new GoogleError('notFound');
    return event;
  }

  /** The event with this ID, in whichever calendar it is. */
  getAnywhere(id: string): StoredEvent {
    const event = this.list().find((stored) => stored.id === id);
    if (!event) throw new GoogleError('notFound');
    return event;
  }

  change(event: StoredEvent, changes: Changes) {
    const before = `${toTimes(event)} ${event.status}`;
    Object.assign(event, changes);
    event.version += 1;
    if (before !== `${toTimes(event)} ${event.status}`) event.sequence += 1;
    event.updatedAt = new Date().toISOString();
  }

  cancel(event: StoredEvent, changes: Pick<Changes, 'sendUpdates'> = {}) {
    if (event.status === 'cancelled') throw new GoogleError('deleted');
    this.change(event, { ...changes, status: 'cancelled' });
  }

  /** Removes an event without a tombstone. */
  remove(event: StoredEvent) {
    this.#events.delete(toKey(event.calendar, event.id));
  }

  list(calendarId?: string): StoredEvent[] {
    const events = [...this.#events.values()];
    return calendarId === undefined ? events : events.filter(({ calendar }) => calendar === calendarId);
  }

  clear() {
    this.#events.clear();
  }
}

function toTimes({ body: { start, end } }: StoredEvent) {
  return `${toInstant(start)} ${toInstant(end)}`;
}

function toKey(calendarId: string, id: string) {
  return `${calendarId} ${id}`;
}
