import { expect, test } from 'vitest';
import { createTexts } from './create-texts.ts';

const tables: Record<string, unknown> = {
  en: {
    event: { summary: 'Consultation with {company}', none: 'none given' },
    mail: { preheader: { today: 'Today, {time} ({city}), {duration}.' } },
  },
  ua: { event: { summary: '', none: 'не вказано' } },
};
const texts = createTexts('ua', (language) => ({ booking: tables[language] }));

test('a text that a language lacks is English', () => {
  expect(texts('booking.event.none')).toBe('не\u00a0вказано');
  expect(texts('booking.event.summary', { company: 'Torque' })).toBe('Consultation with Torque');
});

test('a text that no language has, and a value that nobody gave, never reach a person', () => {
  expect(() => texts('booking.answer.booked')).toThrow('No language has the text booking.answer.booked');
  expect(() => texts('booking.event.summary')).toThrow('the value {company} is missing');
});

test('a value is not read as a text with placeholders of its own', () => {
  const text = texts('booking.event.summary', { company: "{name} <b>it's</b>" });
  expect(text).toBe("Consultation with {name} <b>it's</b>");
});

test('behind an abbreviation there is one period', () => {
  const values = { time: '10:30', city: 'Warszawa', duration: '1 godz.' };
  expect(texts('booking.mail.preheader.today', values)).toBe('Today, 10:30 (Warszawa), 1 godz.');
});
