import { dayMs } from '@tt/contract/time/time-zone-offset';
import type { Lie } from './google-fault.ts';

const otherId = '0'.repeat(32);

/** An answer with status 200 and one wrong value. */
export function toLyingAnswer(body: unknown, about: Lie): unknown {
  const event = body as { start?: EventTime; end?: EventTime };
  switch (about) {
    case 'id':
      return { ...event, id: otherId };
    case 'time':
      return { ...event, start: toNextDay(event.start), end: toNextDay(event.end) };
    case 'organizer':
      return { ...event, organizer: { email: 'stranger@example.com', self: false } };
    case 'status':
      return { ...event, status: 'cancelled' };
  }
}

type EventTime = { dateTime: string };

function toNextDay(time: EventTime | undefined) {
  return time && { ...time, dateTime: new Date(Date.parse(time.dateTime) + dayMs).toISOString() };
}
