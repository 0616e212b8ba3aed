import { businessHours } from '@tt/contract/slots/business-hours';
import { listSlotInstants } from '@tt/contract/slots/slot-instants';
import { beginning } from '../world-config.ts';

const dayMs = 86_400_000;

/** The starts of the first open day from so many days after the beginning. */
export function listStarts(days: number): number[] {
  const date = new Date(beginning + days * dayMs).toISOString().slice(0, 10);
  const starts = listSlotInstants(date, businessHours.timeZone, businessHours);
  const isClosed = starts.length === 0 || businessHours.closedDates.includes(date);
  return isClosed ? listStarts(days + 1) : starts;
}
