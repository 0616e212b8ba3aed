import { expect, test } from 'vitest';
import { type CalendarEntry, writeCalendarFile } from './calendar-file.ts';

const entry: CalendarEntry = {
  bookingId: '0190a1b2-c3d4-7e5f-8a6b-7c8d9e0f1a2b',
  sequence: 3,
  startsAt: Date.UTC(2026, 10, 19, 14, 30),
  endsAt: Date.UTC(2026, 10, 19, 14, 45),
  stamp: Date.UTC(2026, 10, 15, 8),
  title: 'Консультація з Torque & Thrust',
  url: 'https://meet.example.com/tnt-qrop-xyz',
  organizer: { name: 'Torque & Thrust', email: 'hello@torquethrust.example' },
};

const write = (changes: Partial<CalendarEntry> = {}) =>
  writeCalendarFile({ method: 'PUBLISH', company: 'Torque & Thrust', entries: [{ ...entry, ...changes }] });
/** The properties, with folded lines put together. */
const listLines = (file: string) => file.replaceAll('\r\n ', '').split('\r\n');

test('the file names the event of the booking, its number and its times in UTC', () => {
  expect(listLines(write())).toEqual([
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
  expect(write({ url: undefined })).not.toMatch(/LOCATION|URL|DESCRIPTION/);
});

test('text can’t leave its property, a name not its quotes, and an address adds no other', () => {
  const name = 'Ada "Countess"\r\nATTENDEE:mailto:eve@site.example';
  const lines = listLines(
    write({ title: 'a,b;c\\d\r\nBEGIN:VALARM\n', attendee: { name, email: 'ada+1?cc=eve@site.example' } }),
  );
  expect(lines).toContain('SUMMARY:a\\,b\\;c\\\\d\\nBEGIN:VALARM\\n');
  expect(lines).toContain(
    'ATTENDEE;ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED;RSVP=TRUE;CN="Ada CountessATTENDEE:mailto:eve@site.example":mailto:ada+1%3Fcc%3Deve@site.example',
  );
});

test('long lines are folded at 75 bytes, between characters', () => {
  const title = 'Консультація 🚀 '.repeat(12);
  const parts = write({ title }).split('\r\n');
  for (const part of parts) expect(new TextEncoder().encode(part).length).toBeLessThanOrEqual(75);
  expect(parts.filter((part) => part.startsWith(' ')).length).toBeGreaterThan(3);
  expect(listLines(parts.join('\r\n'))).toContain(`SUMMARY:${title}`);
});
