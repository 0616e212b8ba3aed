import { warsawHours } from '@tt/contract/test/warsaw-rules';
import { expect, test } from 'vitest';
import { listWeekHours } from './week-hours.ts';

const usual = { opensAt: '09:00', closesAt: '17:00' };
const short = { opensAt: '10:00', closesAt: '14:00' };
const list = (change: object, tag = 'en') =>
  listWeekHours({ ...warsawHours, week: { ...warsawHours.week, ...change } }, tag);

test('[DAYS-01] hours that every day has are named once, without days', () => {
  expect(list({})).toEqual([{ days: null, ...usual }]);
});

test('[DAYS-01] days with other hours are named with theirs, and closed ones are left out', () => {
  expect(list({ saturday: short, sunday: undefined })).toEqual([
    { days: 'Mon–Fri', ...usual },
    { days: 'Sat', ...short },
  ]);
  expect(list({ wednesday: undefined, saturday: undefined, sunday: undefined }, 'pl')).toEqual([
    { days: 'pon.–wt.', ...usual },
    { days: 'czw.–pt.', ...usual },
  ]);
});
