import type pg from 'pg';
import type { Config } from './config.ts';
import { LimitCounter } from './db/limit-counter.ts';

const hour = 3_600;

/** What the configuration allows, as functions that throw `rate_limited` when it is used up. */
export function createLimits(config: Config, pool: pg.Pool) {
  const counter = new LimitCounter(pool);
  const perHour = (key: string, count: number) => ({ key, count, windowSeconds: hour });
  return {
    limitChecks: (addressKey: string) =>
      counter.consume([perHour(`check:address:${addressKey}`, config.DOMAIN_CHECKS_PER_ADDRESS_AND_HOUR)]),
    limitEnquiries: (addressKey: string, domain: string) =>
      counter.consume([
        perHour(`enquiry:address:${addressKey}`, config.ENQUIRIES_PER_ADDRESS_AND_HOUR),
        perHour(`enquiry:domain:${domain}`, config.ENQUIRIES_PER_DOMAIN_AND_HOUR),
        perHour('enquiry:all', config.ENQUIRIES_PER_HOUR),
      ]),
    limitBookings: (addressKey: string) =>
      counter.consume([
        perHour(`booking:address:${addressKey}`, config.BOOKINGS_PER_ADDRESS_AND_HOUR),
        perHour('booking:all', config.BOOKINGS_PER_HOUR),
      ]),
    limitBookingAccess: (addressKey: string) =>
      counter.consume([
        perHour(`booking-view:address:${addressKey}`, config.BOOKING_VIEWS_PER_ADDRESS_AND_HOUR),
      ]),
  };
}
