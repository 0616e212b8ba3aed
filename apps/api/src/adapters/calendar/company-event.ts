import * as z from 'zod';
import type { CompanyEvent, CompanyEventDraft, EventMove } from './company-calendar.ts';
import { eventFields, googleEventSchema, toCalendarEvent, toConferenceRequest } from './google-event.ts';

// The owner may turn an event into an all-day one, which has a date instead of an instant.
const eventTime = z.object({
  dateTime: z.iso
    .datetime({ offset: true })
    .transform((text) => new Date(text))
    .optional(),
});

export const companyEventSchema = googleEventSchema.extend({
  start: eventTime.optional(),
  end: eventTime.optional(),
  etag: z.string(),
  sequence: z.int().default(0),
  iCalUID: z.string().optional(),
  attendees: z
    .array(z.object({ email: z.string().optional(), responseStatus: z.string().optional() }))
    .default([]),
});

const shared = 'etag,sequence,attendees(email,responseStatus)';

export const companyEventFields = `${eventFields},iCalUID,${shared}`;

/** Fewer fields than of a single event, because the worker reads the list every two minutes. */
export const companyListFields = `nextPageToken,items(id,status,start/dateTime,end/dateTime,extendedProperties/private,${shared})`;

export function toCompanyEvent(event: z.infer<typeof companyEventSchema>): CompanyEvent {
  return {
    ...toCalendarEvent(event),
    etag: event.etag,
    sequence: event.sequence,
    iCalUid: event.iCalUID,
    guests: event.attendees.flatMap(({ email, responseStatus }) =>
      email === undefined ? [] : [{ email, responseStatus }],
    ),
  };
}

/** The body of `events.insert`. The guest chose the time, so the answer is known. */
export function toInsertBody(draft: CompanyEventDraft) {
  const { id, timeZone, guest } = draft;
  return {
    id,
    summary: draft.summary,
    description: draft.description,
    start: { dateTime: draft.startsAt.toISOString(), timeZone },
    end: { dateTime: draft.endsAt.toISOString(), timeZone },
    ...(guest && { attendees: [{ ...guest, responseStatus: 'accepted' }] }),
    guestsCanInviteOthers: false,
    guestsCanSeeOtherGuests: false,
    extendedProperties: { private: { bookingId: draft.bookingId, app: draft.app } },
    reminders: { useDefault: !draft.isPrivate },
    ...(draft.isPrivate && { visibility: 'private', transparency: 'transparent' }),
    ...(draft.wantsConference && toConferenceRequest(id)),
  };
}

/**
 * The body of `events.patch`. Fields that are not named keep their value, including the Meet link and the guests. An
 * all-day event has a `date`, which must be removed.
 */
export function toMoveBody({ startsAt, endsAt, revives }: EventMove) {
  return {
    start: { date: null, dateTime: startsAt.toISOString() },
    end: { date: null, dateTime: endsAt.toISOString() },
    ...(revives && { status: 'confirmed' }),
  };
}
