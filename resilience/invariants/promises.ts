import type { BookingRow, PromisedBooking, PromisedInquiry, StoredInquiry } from './evidence.ts';
import { unless, type Violation } from './violation.ts';

/** Every acknowledged inquiry is stored, with its text. */
export function checkPromisedInquiries(
  promised: readonly PromisedInquiry[],
  stored: readonly Pick<StoredInquiry, 'id' | 'text'>[],
): Violation[] {
  return promised.flatMap(({ name, id, text }) => {
    const row = stored.find((inquiry) => inquiry.id === id);
    if (!row) return unless(false, 'lost', () => `${name} was acknowledged and is gone`);
    return unless(row.text === text, 'lost', () => `${name} was acknowledged as another`);
  });
}

/** Every acknowledged booking is in the state and at the time that its visitor was told. */
export function checkPromisedBookings(
  promised: readonly PromisedBooking[],
  stored: readonly BookingRow[],
): Violation[] {
  return promised.flatMap(({ name, id, statuses, startsAt }) => {
    const row = stored.find((booking) => booking.id === id);
    if (!row || !statuses.includes(row.status))
      return unless(false, 'lost', () => `${name} is ${row?.status ?? 'gone'}, not ${statuses.join(' or ')}`);
    return unless(
      startsAt === undefined || startsAt === row.startsAt,
      'lost',
      () => `${name} is at ${toTime(row.startsAt)}, not ${toTime(startsAt)}`,
    );
  });
}

/** What whoever has the link is shown. */
export interface View {
  status: string;
  startsAt: string;
  duration: number;
}

/** The link of a booking opens it, with the time and the status that it has. */
export function checkView(name: string, shown: View | { trouble: string }, wanted: View): Violation[] {
  if ('trouble' in shown) return unless(false, 'lost', () => `${name} can't be viewed: ${shown.trouble}`);
  return unless(
    describe(shown) === describe(wanted),
    'lost',
    () => `${name} is shown as ${describe(shown)}, not ${describe(wanted)}`,
  );
}

function describe({ status, startsAt, duration }: View): string {
  return `${status} at ${toTime(Date.parse(startsAt))} for ${duration} minutes`;
}

function toTime(at: number | undefined): string {
  return new Date(at ?? NaN).toISOString();
}
