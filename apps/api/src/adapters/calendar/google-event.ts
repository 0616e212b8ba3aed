import { isEmailAddress } from '@tt/contract/inquiry/email-address';
import { webAddressSchema } from '@tt/contract/language/web-address';
import * as z from 'zod';
import type { CalendarEvent, Conference, EventDraft } from './calendar.ts';

const eventTime = z.object({
  dateTime: z.iso.datetime({ offset: true }).transform((text) => new Date(text)),
});

export const googleEventSchema = z.object({
  id: z.string(),
  status: z.string(),
  start: eventTime.optional(),
  end: eventTime.optional(),
  organizer: z.object({ email: z.string().optional(), self: z.boolean().optional() }).optional(),
  extendedProperties: z.object({ private: z.record(z.string(), z.string()).optional() }).optional(),
  hangoutLink: z.string().optional(),
  conferenceData: z
    .object({
      createRequest: z.object({ status: z.object({ statusCode: z.string() }).optional() }).optional(),
      entryPoints: z.array(z.object({ entryPointType: z.string(), uri: z.string() })).optional(),
    })
    .optional(),
});

/** The fields that we read. An event of the company may have a date instead of an instant. */
type GoogleEvent = Omit<z.infer<typeof googleEventSchema>, 'start' | 'end'> & {
  start?: { dateTime?: Date };
  end?: { dateTime?: Date };
};

/** The fields that Google returns. The rest of a visitor's calendar stays private. */
export const eventFields =
  'id,status,start/dateTime,end/dateTime,organizer(email,self),extendedProperties/private,hangoutLink,conferenceData(createRequest/status,entryPoints(entryPointType,uri))';

export function toCalendarEvent(event: GoogleEvent): CalendarEvent {
  const { email, self } = event.organizer ?? {};
  return {
    id: event.id,
    isCancelled: event.status === 'cancelled',
    startsAt: event.start?.dateTime,
    endsAt: event.end?.dateTime,
    bookingId: event.extendedProperties?.private?.bookingId,
    organizerEmail: self && email && isEmailAddress(email) ? email : undefined,
    conference: toConference(event),
  };
}

function toConference({ hangoutLink, conferenceData }: GoogleEvent): Conference {
  const video = conferenceData?.entryPoints?.find(({ entryPointType }) => entryPointType === 'video');
  const link = video?.uri ?? hangoutLink;
  if (link?.startsWith('https://') && webAddressSchema.safeParse(link).success)
    return { kind: 'ready', link };
  const isPending = conferenceData?.createRequest?.status?.statusCode === 'pending';
  return { kind: isPending ? 'pending' : 'unavailable' };
}

/** The body of `events.insert`. */
export function toGoogleEvent(draft: EventDraft) {
  const { timeZone } = draft;
  return {
    id: draft.id,
    summary: draft.summary,
    description: draft.description,
    start: { dateTime: draft.startsAt.toISOString(), timeZone },
    end: { dateTime: draft.endsAt.toISOString(), timeZone },
    attendees: [{ email: draft.guestEmail }],
    extendedProperties: { private: { bookingId: draft.bookingId } },
    ...(draft.wantsConference && toConferenceRequest(draft.id)),
  };
}

/** Google ignores a repeated request ID, so a retried insert gets the same link. */
export function toConferenceRequest(requestId: string) {
  return {
    conferenceData: { createRequest: { requestId, conferenceSolutionKey: { type: 'hangoutsMeet' } } },
  };
}
