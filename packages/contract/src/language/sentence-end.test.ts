import { expect, test } from 'vitest';
import { dropSecondPeriods, endSentence } from './sentence-end.ts';

test('a sentence ends with one period, also after an abbreviation', () => {
  expect(endSentence('30 min')).toBe('30 min.');
  expect(endSentence('1 godz.')).toBe('1 godz.');
});

test('a value that ends in a period takes the place of the one that follows it', () => {
  const values = { date: 'ср, 18 лист.', time: '9:00 a. m.' };
  expect(dropSecondPeriods('До ср, 18 лист.. Потім ср, 18 лист., 10:00.', values)).toBe(
    'До ср, 18 лист. Потім ср, 18 лист., 10:00.',
  );
  expect(dropSecondPeriods('Empieza a las 9:00 a. m..', values)).toBe('Empieza a las 9:00 a. m.');
});

test('what a visitor typed stays as it is, and so do three dots', () => {
  const values = { message: 'Wait.. what? $&', name: 'Ada', count: 2 };
  expect(dropSecondPeriods('Loading... Ada: Wait.. what? $&', values)).toBe(
    'Loading... Ada: Wait.. what? $&',
  );
  expect(dropSecondPeriods('Loading...')).toBe('Loading...');
});
