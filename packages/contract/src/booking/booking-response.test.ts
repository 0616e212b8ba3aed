import { describe, expect, test } from 'vitest';
import { bookingConfigSchema } from './booking-config.ts';
import { bookingErrorCodes } from './booking-error-code.ts';
import { bookingResponseSchema } from './booking-response.ts';

const booking = {
  id: '0198f0c2-7c1e-7d3a-9a52-3b8f3c1d2e4f',
  viewKey: 'q8Jm2x0Zk3Vt7Lw9Rb5Yc1',
  status: 'confirmed',
  startsAt: '2026-03-30T07:00:00.000Z',
  duration: 15,
  timezone: 'Europe/Warsaw',
  meetLinkStatus: 'ready',
};

describe('booking answer', () => {
  test('a success has message, meet link and booking', () => {
    const answer = { success: true, message: 'Booked', meetLink: 'https://meet.google.com/abc', booking };
    expect(bookingResponseSchema.parse(answer)).toEqual(answer);
  });

  test('a link that is being prepared is absent, and the booking says so', () => {
    const pending = { success: true, booking: { ...booking, meetLinkStatus: 'pending' } };
    expect(bookingResponseSchema.parse(pending)).toEqual(pending);
  });

  test.each(bookingErrorCodes)('a failure may carry the code %s', (code) => {
    expect(bookingResponseSchema.parse({ success: false, code })).toEqual({ success: false, code });
  });

  test.each([
    {},
    { success: 'true' },
    { success: true, meetLink: 'javascript:alert(1)' },
    { success: false, code: 'Not a code' },
    { success: true, booking: { ...booking, viewKey: 'short' } },
  ])('the malformed answer %j is refused', (answer) => {
    expect(bookingResponseSchema.safeParse(answer).success).toBe(false);
  });
});

describe('booking configuration', () => {
  test('the client id is read as clientId and may be missing', () => {
    expect(bookingConfigSchema.parse({ clientId: 'id.apps.example', secret: 'x' })).toEqual({
      clientId: 'id.apps.example',
    });
    expect(bookingConfigSchema.parse({})).toEqual({});
    expect(bookingConfigSchema.safeParse({ authUrl: 'javascript:alert(1)' }).success).toBe(false);
    expect(bookingConfigSchema.safeParse({ clientId: 1 }).success).toBe(false);
  });
});
