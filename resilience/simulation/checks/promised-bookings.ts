import type { PromisedBooking } from '../../invariants/evidence.ts';
import type { Ledger } from '../story/ledger.ts';

const settled = ['confirmed', 'cancelled'];

/** The bookings that visitors were told of, and what may have become of them. */
export function listPromisedBookings({ bookings, emailBookings, endedByCompany }: Ledger): PromisedBooking[] {
  return [
    ...bookings.flatMap(({ acknowledged, isCancelled, number }) => {
      const statuses = isCancelled ? ['cancelled'] : settled;
      return acknowledged ? [{ name: `the booking of form ${number}`, id: acknowledged.id, statuses }] : [];
    }),
    ...emailBookings.flatMap(({ acknowledged, isPromised, isCancelAsked, isCancelled, number }) => {
      if (!acknowledged || !isPromised) return [];
      const mayEnd = isCancelAsked || endedByCompany.has(acknowledged.id);
      const statuses = isCancelled ? ['cancelled'] : mayEnd ? settled : ['confirmed'];
      return [{ name: `the booking of email form ${number}`, id: acknowledged.id, statuses }];
    }),
  ];
}
