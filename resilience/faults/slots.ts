import { bookingRules } from '@tt/contract/booking/booking-rules';
import { listSlotInstants } from '@tt/contract/slots/slot-instants';
import { toWallClock } from '@tt/contract/time/time-zone';

const dayMs = 86_400_000;
const firstDay = 3;
const lastDay = bookingRules.windowDays - 2;

/** Hands out each half hour of the booking window once. */
export class Slots {
  readonly #starts: number[];

  constructor() {
    const { hours } = bookingRules;
    const days = Array.from({ length: lastDay - firstDay }, (_, index) => firstDay + index);
    this.#starts = days.flatMap((day) => {
      const { calendarDate } = toWallClock(Date.now() + day * dayMs, hours.timeZone);
      return listSlotInstants(calendarDate, hours.timeZone, hours);
    });
  }

  take(): number {
    const startsAt = this.#starts.shift();
    if (startsAt === undefined) throw new Error('Every slot of the window was used');
    return startsAt;
  }
}
