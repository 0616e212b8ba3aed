import { createVisitor, type Visitor } from '../contact/create-visitor.ts';
import { type BookingRecords, createBookingRecords } from './booking-records.ts';
import type { BusinessDay } from './business-day.ts';
import { claimDay, releaseDay } from './claim-day.ts';

export interface VisitFixtures {
  visitor: Visitor;
  records: BookingRecords;
  /** A day whose slots no other journey touches. */
  day: BusinessDay;
}

type Peers = Parameters<typeof createBookingRecords>[0];
type Use<Value> = (value: Value) => Promise<void>;

/** A visitor of one journey, in any browser. */
export const visitFixtures = {
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern.
  visitor: async ({}: object, use: Use<Visitor>) => use(createVisitor()),
  records: async (
    { session, google, endpoints, visitor }: Peers & VisitFixtures,
    use: Use<BookingRecords>,
  ) => {
    const records = createBookingRecords({ session, google, endpoints }, visitor);
    await use(records);
    await records.freeTimes();
  },
  day: async ({ session, records: _ }: Peers & VisitFixtures, use: Use<BusinessDay>) => {
    const day = await claimDay(session);
    await use(day);
    await releaseDay(session, day);
  },
};
