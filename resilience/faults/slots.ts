import { bookingRules } from '@tt/contract/booking/booking-rules';
import { listSlotInstants } from '@tt/contract/slots/slot-instants';
import { toWallClock } from '@tt/contract/time/time-zone';

const dayMs = 86_400_000;
const firstDay = 3;
const lastDay = bookingRules.windowDays - 2;

/** Hands out each half hour of the booking window once. */
export class Slots {
  readonly #days: number[][];

  constructor() {
    const { hours } = bookingRules;
    this.#days = Array.from({ length: lastDay - firstDay }, (_, index) => {
      const { calendarDate } = toWallClock(Date.now() + (firstDay + index) * dayMs, hours.timeZone);
      return listSlotInstants(calendarDate, hours.timeZone, hours);
    });
  }

  /** Goes on with another day: on a crowded one, bookings by email wait to be confirmed. */
  turnDay(): void {
    this.#days.push(...this.#days.splice(0, 1));
  }

  take(): number {
    const startsAt = this.#days.find((day) => day.length > 0)?.shift();
    if (startsAt === undefined) throw new Error('Every slot of the window was used');
    return startsAt;
  }
}
