import { z } from 'zod';

export const calendarSchema = z.object({
  id: z.string().min(1),
  /** The account that owns it. */
  email: z.email(),
  timeZone: z.string().default('Europe/Warsaw'),
});

type SecondaryCalendar = z.infer<typeof calendarSchema>;

/** A calendar as its events know it. */
export type Calendar = { id: string; timeZone: string };

/** The calendars that accounts have beside their primary one, which has the account's address as its ID. */
export class CalendarStore {
  #calendars = new Map<string, SecondaryCalendar>();

  add(calendar: SecondaryCalendar) {
    this.#calendars.set(calendar.id, calendar);
  }

  remove(id: string): boolean {
    return this.#calendars.delete(id);
  }

  find(id: string): SecondaryCalendar | undefined {
    return this.#calendars.get(id);
  }

  clear() {
    this.#calendars.clear();
  }
}
