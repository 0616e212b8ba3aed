import { expect, test } from 'vitest';
import { bookedAnswerSchema } from './booked-answer.ts';

const named = {
  success: true,
  message: 'Booked',
  meetLink: 'https://meet.google.com/abc',
  booking: { id: 'booking-1' },
};

test('[LEAD-04] an answer with nothing but what the specification names is read whole', () => {
  expect(bookedAnswerSchema.parse(named)).toEqual(named);
});

test.each([{ message: null }, { meetLink: '' }, { meetLink: 'javascript:alert(1)' }, { booking: null }])(
  'a booking that succeeded stays one when the answer has %j',
  (change) => {
    const [field = ''] = Object.keys(change);
    const { [field as 'message']: _, ...rest } = named;
    expect(bookedAnswerSchema.parse({ ...named, ...change })).toEqual(rest);
  },
);

test('what is unusable in a booking is left out, and the rest is kept', () => {
  const booking = { id: 'b-1', startsAt: 'soon', timezone: 'Mars/Olympus', duration: -7, viewKey: 'short' };
  expect(bookedAnswerSchema.parse({ success: true, booking })).toEqual({
    success: true,
    booking: { id: 'b-1' },
  });
});

test('an answer that does not say whether it succeeded says nothing', () => {
  expect(bookedAnswerSchema.parse({ success: 'true' })).toEqual({});
  expect(bookedAnswerSchema.safeParse('<html>').success).toBe(false);
});
