import { expect, test } from 'vitest';
import { isoInstantSchema } from './iso-instant.ts';

test.each(['2026-11-16T09:30:00.000Z', '2026-11-16T09:30:00Z', '2028-02-29T23:59:59.123456Z'])(
  '%s is an instant',
  (text) => {
    expect(isoInstantSchema.parse(text)).toBe(text);
  },
);

test.each([
  '2026-02-30T09:30:00.000Z',
  '2026-11-16T24:00:00.000Z',
  '2026-11-16T09:60:00.000Z',
  '2026-11-16T09:30:00.000',
  '2026-11-16T09:30:00+01:00',
  '2026-11-16',
  'November 16, 2026 09:30 Z',
  '',
])('“%s” is none', (text) => {
  expect(isoInstantSchema.safeParse(text).success).toBe(false);
});
