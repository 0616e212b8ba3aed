import { bookingResponseSchema } from '@tt/contract/booking/booking-response';
import { expect, test } from 'vitest';
import { googleEventSchema, toCalendarEvent } from './google-event.ts';

const toConference = (hangoutLink: string) =>
  toCalendarEvent(googleEventSchema.parse({ id: 'abcde', status: 'confirmed', hangoutLink })).conference;

test('a video link comes through', () => {
  const link = 'https://meet.google.com/abc-defg-hij';
  expect(toConference(link)).toEqual({ kind: 'ready', link });
});

test.each([
  'javascript:alert(1)',
  'http://meet.google.com/abc',
  'https://',
  `https://a.example/${'a'.repeat(2048)}`,
])('a link that our answers must not carry is no link: %#', (link) => {
  expect(toConference(link)).toEqual({ kind: 'unavailable' });
});

test('every link that comes through fits the answer to a booking', () => {
  const meetLink = `https://a.example/${'a'.repeat(2030)}`;
  expect(toConference(meetLink)).toEqual({ kind: 'ready', link: meetLink });
  expect(bookingResponseSchema.safeParse({ success: true, meetLink }).success).toBe(true);
});
