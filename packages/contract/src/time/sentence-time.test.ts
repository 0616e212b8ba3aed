import { expect, test } from 'vitest';
import { languages } from '../language/language.ts';
import { formatAtTime, formatOnDate } from './sentence-time.ts';

const toPlain = (text: string) => text.replaceAll('\u00a0', ' ');
/** From Monday, 16 November 2026, to Sunday. */
const week = Array.from({ length: 7 }, (_, day) => Date.UTC(2026, 10, 16 + day, 12));

test.each([
  [
    'en',
    [
      'on Monday, November 16',
      'on Tuesday, November 17',
      'on Wednesday, November 18',
      'on Thursday, November 19',
      'on Friday, November 20',
      'on Saturday, November 21',
      'on Sunday, November 22',
    ],
  ],
  [
    'es',
    [
      'el lunes 16 de noviembre',
      'el martes 17 de noviembre',
      'el miércoles 18 de noviembre',
      'el jueves 19 de noviembre',
      'el viernes 20 de noviembre',
      'el sábado 21 de noviembre',
      'el domingo 22 de noviembre',
    ],
  ],
  [
    'pl',
    [
      'w poniedziałek, 16 listopada',
      'we wtorek, 17 listopada',
      'w środę, 18 listopada',
      'w czwartek, 19 listopada',
      'w piątek, 20 listopada',
      'w sobotę, 21 listopada',
      'w niedzielę, 22 listopada',
    ],
  ],
  [
    'ru',
    [
      'в понедельник, 16 ноября',
      'во вторник, 17 ноября',
      'в среду, 18 ноября',
      'в четверг, 19 ноября',
      'в пятницу, 20 ноября',
      'в субботу, 21 ноября',
      'в воскресенье, 22 ноября',
    ],
  ],
  [
    'uk',
    [
      'в понеділок, 16 листопада',
      'у вівторок, 17 листопада',
      'в середу, 18 листопада',
      'в четвер, 19 листопада',
      'в пʼятницю, 20 листопада',
      'в суботу, 21 листопада',
      'в неділю, 22 листопада',
    ],
  ],
])('[DAYS-05] in %s each weekday has its preposition and its case', (tag, expected) => {
  expect(week.map((at) => toPlain(formatOnDate(at, 'UTC', tag)))).toEqual(expected);
});

test('a day is the one of the calendar of the zone, and no line ends in a word of one letter', () => {
  const late = Date.UTC(2026, 10, 17, 23, 30);
  expect(formatOnDate(late, 'Europe/Warsaw', 'pl')).toBe('w\u00a0środę, 18 listopada');
  expect(formatOnDate(late, 'America/New_York', 'pl')).toBe('we wtorek, 17 listopada');
});

test.each([
  ['en', 'at 0:15', 'at 1:00', 'at 9:30', 'at 11:00', 'at 13:00', 'at 21:30'],
  ['es', 'a las 0:15', 'a la 1:00', 'a las 9:30', 'a las 11:00', 'a las 13:00', 'a las 21:30'],
  ['pl', 'o 0:15', 'o 1:00', 'o 9:30', 'o 11:00', 'o 13:00', 'o 21:30'],
  ['ru', 'в 0:15', 'в 1:00', 'в 9:30', 'в 11:00', 'в 13:00', 'в 21:30'],
  ['uk', 'о 0:15', 'о 1:00', 'о 9:30', 'об 11:00', 'о 13:00', 'о 21:30'],
])('in %s each hour has its preposition', (tag, ...expected) => {
  const times = ['00:15', '01:00', '09:30', '11:00', '13:00', '21:30'];
  expect(times.map((time) => toPlain(formatAtTime(time, tag)))).toEqual(expected);
});

test('a time keeps its half of the day and the name of its zone', () => {
  expect(formatAtTime('9:00\u00a0AM', 'en')).toBe('at 9:00\u00a0AM');
  expect(formatAtTime('1:00\u00a0p.\u00a0m.', 'es')).toBe('a la 1:00\u00a0p.\u00a0m.');
  expect(formatAtTime('11:30\u00a0PM', 'es')).toBe('a las 11:30\u00a0PM');
  expect(formatAtTime('01:30 EST', 'pl')).toBe('o\u00a01:30 EST');
});

test('each language of the site has its words', () => {
  for (const { tag } of languages) {
    expect(formatAtTime('10:00', tag)).toMatch(/^\S+.*\s10:00$/u);
    expect(formatOnDate(week[0] ?? 0, 'UTC', tag)).toMatch(/^\p{Ll}+\s\p{L}/u);
  }
});
