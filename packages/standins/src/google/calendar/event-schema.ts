import { z } from 'zod';
import { GoogleError } from '../google-error.ts';

/** An instant, or the date of an all-day event. */
const eventTime = z
  .object({
    dateTime: z.iso.datetime({ offset: true }).optional(),
    date: z.iso.date().optional(),
    timeZone: z.string().optional(),
  })
  .refine(({ dateTime, date }) => (dateTime === undefined) !== (date === undefined));

const createRequest = z.object({
  requestId: z.string().min(1),
  conferenceSolutionKey: z.object({ type: z.string() }),
});

// Words with single dots between them before the @.
const guestAddress = /^[^\s@.,;:<>()[\]"\\]+(?:\.[^\s@.,;:<>()[\]"\\]+)*@[^\s@]+$/;

const eventBody = z.looseObject({
  id: z.string().optional(),
  start: eventTime,
  end: eventTime,
  attendees: z.array(z.looseObject({ email: z.string().regex(guestAddress) })).optional(),
  transparency: z.enum(['opaque', 'transparent']).optional(),
  extendedProperties: z.looseObject({ private: z.record(z.string(), z.string()).optional() }).optional(),
  conferenceData: z.object({ createRequest }).optional(),
});

export type EventBody = z.infer<typeof eventBody>;

// "characters allowed in the ID are those used in base32hex encoding", 5 to 1024 of them.
const eventId = /^[a-v0-9]{5,1024}$/;

/** Of an all-day event, the beginning of its day in UTC. */
export function toInstant({ dateTime, date }: EventBody['start']): number {
  return Date.parse(dateTime ?? `${date}T00:00:00Z`);
}

/** What Google's `events.insert` accepts, refused with Google's own words. */
export function parseEvent(
  body: unknown,
  { wantsConference, allowsEmpty = false }: { wantsConference: boolean; allowsEmpty?: boolean },
): EventBody {
  const parsed = eventBody.safeParse(body);
  if (!parsed.success) throw toGoogleError(parsed.error);
  const event = parsed.data;
  if (event.id !== undefined && !eventId.test(event.id)) {
    throw new GoogleError('invalid', { message: 'Invalid resource id value.' });
  }
  const lengthMs = toInstant(event.end) - toInstant(event.start);
  if (lengthMs < 0 || (lengthMs === 0 && !allowsEmpty)) {
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
