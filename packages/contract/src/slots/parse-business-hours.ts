import * as z from 'zod/mini';
import { isTimeZone } from '../time/time-zone.ts';
import { type BusinessHours, weekdays } from './business-hours.ts';

const wallTimeSchema = z.iso.time({ precision: -1 });

const openRangeSchema = z
  .strictObject({ opensAt: wallTimeSchema, closesAt: wallTimeSchema })
  .check(z.refine(({ opensAt, closesAt }) => opensAt < closesAt, 'closesAt must be after opensAt'));

const businessHoursSchema: z.ZodMiniType<BusinessHours> = z.strictObject({
  timeZone: z.string().check(z.refine(isTimeZone, 'Unknown time zone')),
  stepMinutes: z.int().check(z.minimum(5), z.maximum(1440)),
  week: z
    .record(z.enum(weekdays), z.nullable(openRangeSchema))
    .check(z.refine((week) => Object.values(week).some(Boolean), 'One weekday must be open')),
  closedDates: z.array(z.iso.date()),
});

/** Checks the settings file. API and build do so, and pages don't carry it. */
export function parseBusinessHours(settings: unknown): BusinessHours {
  return businessHoursSchema.parse(settings);
}
