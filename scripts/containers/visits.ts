import { bookingRules } from '../../packages/contract/src/booking/booking-rules.ts';
import { siteSettings } from '../../packages/contract/src/site-settings.ts';
import { listSlotInstants } from '../../packages/contract/src/slots/slot-instants.ts';
import { toWireStart } from '../../packages/contract/src/slots/slot-wire.ts';
import { toWallClock } from '../../packages/contract/src/time/time-zone.ts';

const daysAhead = 8;
const dayMs = 86_400_000;

/** An inquiry of a person of its own. */
export function toInquiry(text = 'About an engine'): object {
  return {
    name: 'Ada Lovelace',
    email: `${crypto.randomUUID()}@example.com`,
    project_description: text,
    language: 'en',
  };
}

/** A booking with Google of the first time on a day that is open. */
export function toBooking(accessToken: string): object {
  const { hours } = bookingRules;
  const days = Array.from({ length: 7 }, (_, index) => Date.now() + (daysAhead + index) * dayMs);
  const [startsAt = 0] = days.flatMap((day) => {
    const { calendarDate } = toWallClock(day, hours.timeZone);
    return listSlotInstants(calendarDate, hours.timeZone, hours);
  });
  return {
    ...{
      name: 'Ada Lovelace',
      email: siteSettings.email,
      message: 'About engines',
      language: 'en',
    },
    ...toWireStart(startsAt),
    ...{ duration: 30, timezone: 'Europe/Warsaw', businessTimezone: hours.timeZone, accessToken },
  };
}
