import { bookingRequestSchema } from '@tt/contract/booking/booking-request';
import { emailBookingSchema } from '@tt/contract/booking/email-booking';
import { siteSettings } from '@tt/contract/site-settings';
import { expect, test } from 'vitest';
import { emptyBookingValues } from '../../../lib/booking-draft.ts';
import { toAttempt, toBookingRequest, toEmailBooking } from './to-booking-request.ts';

const values = {
  ...emptyBookingValues,
  name: 'Ada',
  phone: '+48 600 100 200',
  message: 'Hello',
  email: ' ada@example\u200b.com ',
};
const circumstances = {
  startsAt: Date.UTC(2026, 2, 30, 7),
  timeZone: 'Pacific/Auckland',
  language: 'ua',
  hourCycle: 'h12',
} as const;
const request = toBookingRequest(values, { ...circumstances, accessToken: 'token-1' });
const emailBooking = toEmailBooking(values, { ...circumstances, spamFields: { form_token: 'signed' } });

test("[DATA-02, DATA-04] the request names the instant in UTC, the visitor's zone, the company's zone and address", () => {
  expect(request).toEqual({
    name: 'Ada',
    email: siteSettings.email,
    phone: '+48 600 100 200',
    date: '2026-03-30',
    time: '07:00',
    duration: 15,
    message: 'Hello',
    timezone: 'Pacific/Auckland',
    businessTimezone: 'Europe/Warsaw',
    accessToken: 'token-1',
    language: 'ua',
    hourCycle: 'h12',
  });
  expect(bookingRequestSchema.safeParse(request).success).toBe(true);
});

test("a booking with email carries the visitor's own address and no token of Google", () => {
  expect(emailBooking).toMatchObject({ email: 'ada@example.com', date: '2026-03-30', hourCycle: 'h12' });
  expect(emailBooking).not.toHaveProperty('accessToken');
  expect(emailBookingSchema.safeParse(emailBooking).success).toBe(true);
});

test('the same request, even with another token, repeats the attempt', () => {
  const attempt = toAttempt(request, null);
  expect(toAttempt({ ...request, accessToken: 'token-2' }, attempt)).toBe(attempt);
  const emailAttempt = toAttempt(emailBooking, null);
  expect(toAttempt({ ...emailBooking, form_token: 'later' }, emailAttempt)).toBe(emailAttempt);
});

test('another content is another attempt, and no attempt holds the token', () => {
  const attempt = toAttempt(request, null);
  expect(toAttempt({ ...request, time: '07:30' }, attempt).idempotencyKey).not.toBe(attempt.idempotencyKey);
  expect(JSON.stringify(attempt)).not.toContain('token-1');
});
