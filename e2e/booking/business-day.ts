import { businessHours } from '@tt/contract/slots/business-hours';

const businessZone = businessHours.timeZone;

/** A business day whose slots belong to one test. Its times come from Temporal, not from the product's own code. */
export class BusinessDay {
  /** yyyy-MM-dd in the zone of the office. */
  readonly date: string;

  constructor(date: string) {
    this.date = date;
  }

  /** The moment of a wall time of the office, HH:mm. */
  at(time: string): Temporal.ZonedDateTime {
    return Temporal.PlainDateTime.from(`${this.date}T${time}`).toZonedDateTime(businessZone);
  }

  /** The same moment on the visitor's calendar and clock. */
  seenFrom(timeZone: string, time: string): { date: string; time: string } {
    const seen = this.at(time).withTimeZone(timeZone);
    return { date: seen.toPlainDate().toString(), time: seen.toPlainTime().toString().slice(0, 5) };
  }

  static daysAhead(days: number): BusinessDay {
    return new BusinessDay(Temporal.Now.plainDateISO(businessZone).add({ days }).toString());
  }
}
