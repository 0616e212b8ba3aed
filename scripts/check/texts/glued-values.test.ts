import { expect, test } from 'vitest';
import { listGluedValues } from './glued-values.ts';

test.each([
  ['es', 'Tu consulta del {date}'],
  ['es', 'Empieza a las {time}'],
  ['es', 'Empieza a las <b>{time}</b>'],
  ['pl', 'Konsultacja w\u00a0{date}'],
  ['ru', 'Встреча в {date}'],
  ['uk', 'Завтра о {time}'],
  ['uk', 'Зустріч у {date}'],
])('%s: a word that fits some values only is named in “%s”', (tag, text) => {
  expect(listGluedValues(text, tag, 'booking.any')).toHaveLength(1);
});

test.each([
  ['es', 'Tu consulta: {date}, {time}'],
  ['es', 'Empieza {atTime}'],
  ['pl', 'Jutro o\u00a0{time}, do {date}'],
  ['ru', 'Завтра в {time}, до {date}'],
  ['uk', 'Можна до {time}, перенести на {date}'],
  ['en', 'On {date} at {time}'],
])('%s: nothing is found in “%s”', (tag, text) => {
  expect(listGluedValues(text, tag, 'booking.any')).toEqual([]);
});

test('a text with a reason may have such a word', () => {
  expect(listGluedValues('Hasta el {date}.', 'es', 'booking.price.running')).toEqual([]);
});
