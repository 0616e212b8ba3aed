import { bookingRules } from '@tt/contract/booking/booking-rules';
import { toCityName } from '@tt/contract/time/city-name';
import { formatAtTime } from '@tt/contract/time/sentence-time';
import { toWallClock } from '@tt/contract/time/time-zone';
import { formatMessage } from '../../../i18n/format-message.ts';
import { formatShortDay } from '../../../lib/format-meeting-date.ts';
import { formatZone } from '../slots/clock/time-zone-label.ts';
import type { ClockReading } from '../slots/clock/visitor-clock.ts';
import { toShownPrices } from '../slots/shown-prices.ts';
import { toShownInstant } from '../slots/slot-choice.ts';
import type { SlotPicker } from '../slots/use-slot-picker.ts';
import type { BookingPageData } from '../load-booking-page.server.ts';

/** What has been chosen so far, in words; what is missing is undefined. */
export interface BookingSummary {
  date?: string;
  time?: ClockReading;
  /** Date and time in one line, or what is still to be chosen. */
  when: string;
  endsAt?: string;
  /** The start on the office's clock, if that differs from the visitor's. */
  officeStart?: string;
  zone?: string;
  duration: string;
  price: { now: string; regular?: string };
}

const office = bookingRules.hours.timeZone;

export function summarizeBooking(page: BookingPageData, picker: SlotPicker): BookingSummary {
  const { offer, pass, tag, cities } = page;
  const { choice, visitor } = picker;
  const { durationMinutes, calendarDate, startsAt } = choice;
  const { list } = toShownPrices(offer, visitor?.now);
  const shown = list.find((price) => price.durationMinutes === durationMinutes);
  const date = calendarDate ? formatShortDay(Date.parse(`${calendarDate}T12:00Z`), 'UTC', tag) : undefined;
  const shared = {
    date,
    duration: offer.labels[durationMinutes],
    price: { now: shown?.price ?? '', regular: shown?.regularPrice },
  };
  if (!visitor) return { ...shared, when: pass.nothing };
  const { clock, timeZone, now } = visitor;
  const zone = formatZone(toShownInstant(choice, now), timeZone, cities);
  if (startsAt === null) {
    const when = date ? formatMessage(pass.noTime, tag, { date }) : pass.nothing;
    return { ...shared, zone, when };
  }
  const start = {
    atTime: formatAtTime(toWallClock(startsAt, office).localTime, tag),
    city: toCityName(office, cities),
  };
  return {
    ...shared,
    zone,
    time: clock.read(startsAt, timeZone),
    when: `${date}, ${clock.formatTime(startsAt, timeZone)}`,
    endsAt: clock.formatTime(startsAt + durationMinutes * 60_000, timeZone),
    officeStart: timeZone === office ? undefined : formatMessage(pass.officeStart, tag, start),
  };
}
