import { expect, test } from 'vitest';
import { type CalendarEntry, escapeText, foldLine, toCalendarFile } from './calendar-file.ts';

const entry: CalendarEntry = {
  bookingId: '0190a1b2-c3d4-7e5f-8a6b-7c8d9e0f1a2b',
  sequence: 3,
  startsAt: Date.UTC(2026, 10, 19, 14, 30),
  endsAt: Date.UTC(2026, 10, 19, 14, 45),
  title: 'Консультація з Torque & Thrust',
  url: 'https://meet.example.com/tnt-qrop-xyz',
};
const now = Date.UTC(2026, 10, 15, 8);

test('the file names the event of the booking, its number and its times in UTC', () => {
  const lines = toCalendarFile(entry, now).split('\r\n');
  expect(lines).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Torque & Thrust//Booking//EN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    'UID:0190a1b2c3d47e5f8a6b7c8d9e0f1a2b@google.com',
    'SEQUENCE:3',
    'DTSTAMP:20261115T080000Z',
    'DTSTART:20261119T143000Z',
    'DTEND:20261119T144500Z',
    'SUMMARY:Консультація з Torque & Thrust',
    'DESCRIPTION:https://meet.example.com/tnt-qrop-xyz',
    'LOCATION:https://meet.example.com/tnt-qrop-xyz',
    'URL:https://meet.example.com/tnt-qrop-xyz',
    'ORGANIZER;CN="Torque & Thrust":mailto:hello@torquethrust.example',
    'STATUS:CONFIRMED',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

test('an entry without a link has no place', () => {
  expect(toCalendarFile({ ...entry, url: undefined }, now)).not.toMatch(/LOCATION|URL|DESCRIPTION/);
});

test('text can’t leave its property', () => {
  expect(escapeText('a,b;c\\d\r\nBEGIN:VALARM\n')).toBe('a\\,b\\;c\\\\d\\nBEGIN:VALARM\\n');
});

test('long lines are folded at 75 bytes, between characters', () => {
  const line = `SUMMARY:${'Консультація 🚀 '.repeat(12)}`;
  const folded = foldLine(line);
  const parts = folded.split('\r\n');
  expect(parts.length).toBeGreaterThan(3);
  for (const part of parts) expect(new TextEncoder().encode(part).length).toBeLessThanOrEqual(75);
  for (const part of parts.slice(1)) expect(part.startsWith(' ')).toBe(true);
  expect(folded.replaceAll('\r\n ', '')).toBe(line);
  expect(foldLine('a'.repeat(75))).toBe('a'.repeat(75));
});
