import { businessHours } from '@tt/contract/slots/business-hours';
import { isTimeZone } from '@tt/contract/time/time-zone';

/** All people of the desk read the same times. */
export const companyZone = businessHours.timeZone;

/** The zone of a visitor. A browser may not know the newest ones. */
export const toKnownZone = (timeZone: string): string => (isTimeZone(timeZone) ? timeZone : companyZone);
