import { z } from 'zod';
import { GoogleError } from '../google-error.ts';

const eventTime = z.object({ dateTime: z.iso.datetime({ offset: true }), timeZone: z.string().optional() });

const createRequest = z.object({
  requestId: z.string().min(1),
  conferenceSolutionKey: z.object({ type: z.string() }),
});

const eventBody = z.looseObject({
  id: z.string().optional(),
  start: eventTime,
  end: eventTime,
  attendees: z.array(z.looseObject({ email: z.string() })).optional(),
  transparency: z.enum(['opaque', 'transparent']).optional(),
  extendedProperties: z.looseObject({ private: z.record(z.string(), z.string()).optional() }).optional(),
  conferenceData: z.object({ createRequest }).optional(),
});

export type EventBody = z.infer<typeof eventBody>;

// "characters allowed in the ID are those used in base32hex encoding", 5 to 1024 of them.
const eventId = /^[a-v0-9]{5,1024}$/;

/** What Google's `events.insert` accepts, refused with Google's own words. */
export function parseEvent(body: unknown, { wantsConference }: { wantsConference: boolean }): EventBody {
  const parsed = eventBody.safeParse(body);
  if (!parsed.success) throw toGoogleError(parsed.error);
  const event = parsed.data;
  if (event.id !== undefined && !eventId.test(event.id)) {
    throw new GoogleError('invalid', { message: 'Invalid resource id value.' });
  }
  if (Date.parse(event.end.dateTime) <= Date.parse(event.start.dateTime)) {
    throw new GoogleError('timeRangeEmpty');
  }
  if (!wantsConference) return { ...event, conferenceData: undefined };
  const type = event.conferenceData?.createRequest.conferenceSolutionKey.type;
  if (type !== undefined && type !== 'hangoutsMeet') throw createInvalidConferenceType();
  return event;
}

export function createInvalidConferenceType() {
  return new GoogleError('invalid', { message: 'Invalid conference type value.' });
}

function toGoogleError(error: z.ZodError): GoogleError {
  const [field] = error.issues[0]?.path ?? [];
  if (field === 'start') return new GoogleError('required', { message: 'Missing or invalid start time.' });
  if (field === 'end') return new GoogleError('required');
  if (field === 'attendees') return new GoogleError('invalid', { message: 'Invalid attendee email.' });
  return new GoogleError('invalid', { message: `Invalid value for: ${String(field ?? 'body')}` });
}
