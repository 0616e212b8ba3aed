import { expect, test } from 'vitest';
import { type BookingFormAction, initialBookingForm, reduceBookingForm } from './booking-form-state.ts';

function play(...actions: BookingFormAction[]) {
  return actions.reduce(reduceBookingForm, initialBookingForm).values;
}

test('a restored draft is completed by what is typed later', () => {
  const values = play(
    { type: 'restored', values: { name: 'Ada', email: 'ada@example.com' } },
    { type: 'typed', field: 'email', text: 'lovelace@example.com' },
  );
  expect(values).toMatchObject({ name: 'Ada', email: 'lovelace@example.com', phone: '' });
});

test('parts fold together and unfold one by one', () => {
  const fold: BookingFormAction = { type: 'folded', parts: ['time', 'details'] };
  expect(play(fold).folded).toEqual(['time', 'details']);
  expect(play(fold, { type: 'unfolded', part: 'time' }).folded).toEqual(['details']);
});
