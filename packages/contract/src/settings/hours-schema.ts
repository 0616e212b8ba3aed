import * as z from 'zod';
import { isTimeZone } from '../time/time-zone.ts';
import { weekdays } from '../slots/business-hours.ts';

const wallTime = z.iso.time({ precision: -1, error: 'A time such as 09:00' });

const openRangeSchema = z
  .strictObject({ opensAt: wallTime, closesAt: wallTime })
  .refine(({ opensAt, closesAt }) => opensAt < closesAt, 'closesAt must be after opensAt')
  .optional();

const [sunday, ...others] = weekdays;
const week = Object.fromEntries([...others, sunday].map((weekday) => [weekday, openRangeSchema]));

/** When consultations can be booked. */
export const hoursSchema = z.strictObject({
  timeZone: z
    .string()
    .refine(isTimeZone, 'A time zone such as Europe/Warsaw')
    .describe('The zone of all times here, such as Europe/Warsaw.'),
  stepMinutes: z.int().min(5).max(1440).describe('Consultations start so many minutes apart.'),
  week: z
    .strictObject(week as Record<(typeof weekdays)[number], typeof openRangeSchema>)
    .refine((days) => Object.values(days).some(Boolean), 'One weekday must be open')
    .describe('A weekday without times is closed.'),
  closedDates: z.array(z.iso.date()).default([]).describe('Single days on which nothing can be booked.'),
});
