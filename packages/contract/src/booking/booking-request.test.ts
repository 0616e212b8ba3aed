import { describe, expect, test } from 'vitest';
import { bookingRequestSchema } from './booking-request.ts';

const request = {
  name: 'Ada Lovelace',
  email: 'hello@torquethrust.example',
  phone: '+48 22 123 45 67',
  date: '2026-03-30',
  time: '07:00',
  duration: 15,
  message: 'First line\nSecond line',
  timezone: 'Pacific/Auckland',
  businessTimezone: 'Europe/Warsaw',
  accessToken: 'ya29.a0-token_1',
  language: 'en',
};
const accepts = (change: object) => bookingRequestSchema.safeParse({ ...request, ...change }).success;

describe('booking request', () => {
  test('[DATA-02] a request has the fields of the specification, and the language; others are left out', () => {
    expect(bookingRequestSchema.parse({ ...request, status: 'confirmed' })).toEqual(request);
  });

  test.each(['name', 'email', 'date', 'time', 'duration', 'timezone', 'businessTimezone', 'accessToken'])(
    '[DATA-02] the field %s is required',
    (field) => {
      expect(accepts({ [field]: undefined })).toBe(false);
      expect(accepts({ [field]: '' })).toBe(false);
    },
  );

  test('[LEAD-04] a request with nothing but the fields that the specification names is in English', () => {
    const { language: _, ...named } = request;
    expect(bookingRequestSchema.parse(named)).toEqual({ ...named, language: 'en' });
    expect(accepts({ language: '' })).toBe(false);
  });

  test.each(['phone', 'message'])('[DATA-02] the field %s may be absent, null or empty', (field) => {
    expect(accepts({ [field]: null })).toBe(true);
    expect(accepts({ [field]: undefined })).toBe(true);
    expect(accepts({ [field]: '' })).toBe(true);
  });

  test.each([
    { date: '30.03.2026' },
    { date: '2026-3-30' },
    { date: '2026-02-30' },
    { time: '7:00' },
    { time: '24:00' },
    { time: '07:00:00' },
    { time: '07:00Z' },
    { duration: '15' },
    { duration: 15.5 },
    { duration: 45 },
    { duration: 0 },
  ])('[DATA-03] %j is refused: dates are yyyy-MM-dd, times HH:mm, durations whole minutes', (change) => {
    expect(accepts(change)).toBe(false);
  });

  test.each([15, 30, 60])('[DATA-03] a duration of %i minutes is accepted', (duration) => {
    expect(accepts({ duration })).toBe(true);
  });

  test("[DATA-04] timezone is any zone of the visitor's, businessTimezone is Europe/Warsaw only", () => {
    expect(bookingRequestSchema.parse({ ...request, timezone: 'Asia/Kathmandu' })).toMatchObject({
      timezone: 'Asia/Kathmandu',
      businessTimezone: 'Europe/Warsaw',
    });
    expect(accepts({ timezone: 'Mars/Olympus' })).toBe(false);
    expect(accepts({ timezone: '+02:00' })).toBe(false);
    expect(accepts({ businessTimezone: 'Europe/Berlin' })).toBe(false);
  });

  test.each([
    '+1 (555) 010-9999',
    '0048 22/123.45.67',
    '555-0100 x12',
    '\u202a+48 601 000 000\u202c',
    '12345',
  ])('the phone number %j is accepted', (phone) => expect(accepts({ phone })).toBe(true));

  test.each(['call me', '1234', '+', '12345\r\nBcc: x', `1${'2'.repeat(40)}`])(
    'the phone number %j is refused',
    (phone) => expect(accepts({ phone })).toBe(false),
  );

  test('invisible marks and odd spaces are taken out of a phone number, and names are trimmed', () => {
    const change = { phone: '\u202a+48\u00a0601 000 000\u202c ', name: ' Ada ' };
    expect(bookingRequestSchema.parse({ ...request, ...change })).toMatchObject({
      phone: '+48 601 000 000',
      name: 'Ada',
    });
  });

  test.each([
    { name: 'Ada\r\nBcc: x@y.example' },
    { name: 'Ada\u0000' },
    { name: 'Ada\u202e' },
    { name: '   ' },
    { name: 'a'.repeat(101) },
    { message: 'a\u0000b' },
    { message: 'a'.repeat(2001) },
    { accessToken: 'a b' },
    { accessToken: 'a\r\nX: y' },
    { accessToken: 'a'.repeat(4097) },
    { email: 'no-address' },
    { language: 'uk' },
    { name: ['Ada'] },
    { message: {} },
  ])('hostile or oversized input is refused, case %#', (change) => {
    expect(accepts(change)).toBe(false);
  });
});
