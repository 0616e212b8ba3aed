import { bookingRules } from '@tt/contract/booking/booking-rules';
import type { GaugeSource } from '../../../db/database-gauges.ts';
import { toBookableMinutes } from './bookable-minutes.ts';
import { unverifiedMeetings } from './email-repository.ts';

/** Shows how much of the time unconfirmed addresses take, because bookings may be made up. */
export const emailGauges: readonly GaugeSource[] = [
  {
    name: 'bookings_unverified_ratio',
    help: 'Share of all bookable time that bookings take whose addresses nobody has confirmed',
    query: `
      select coalesce(sum(minutes), 0)::float / ${toBookableMinutes(bookingRules)} as value
      from (${unverifiedMeetings}) as unverified`,
  },
];
