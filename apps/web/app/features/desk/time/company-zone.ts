import { businessHours } from '@tt/contract/slots/business-hours';

/** All people of the desk read the same times. */
export const companyZone = businessHours.timeZone;
