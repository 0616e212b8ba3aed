import { expect, test } from 'vitest';
import { toGoogleCalendarUrl, toOutlookUrl } from './calendar-links.ts';

const entry = {
  startsAt: Date.UTC(2026, 10, 19, 14, 30),
  endsAt: Date.UTC(2026, 10, 19, 14, 45),
  title: 'Consultation with Torque & Thrust',
  url: 'https://meet.example.com/tnt-qrop-xyz',
};

test('Google Calendar opens with title, times in UTC and link', () => {
  const { origin, searchParams } = new URL(toGoogleCalendarUrl(entry));
  expect(origin).toBe('https://calendar.google.com');
  expect(Object.fromEntries(searchParams)).toEqual({
    action: 'TEMPLATE',
    text: entry.title,
    dates: '20261119T143000Z/20261119T144500Z',
    details: entry.url,
    location: entry.url,
  });
});

test('Outlook opens with title, times in UTC and link, spaces as spaces', () => {
  const url = toOutlookUrl(entry);
  expect(Object.fromEntries(new URL(url).searchParams)).toMatchObject({
    rru: 'addevent',
    subject: entry.title,
    startdt: '2026-11-19T14:30:00.000Z',
    enddt: '2026-11-19T14:45:00.000Z',
    location: entry.url,
  });
  expect(url).not.toContain('+');
});

test('without a link the event has no place', () => {
  expect(toGoogleCalendarUrl({ ...entry, url: undefined })).not.toMatch(/location|details/);
  expect(toOutlookUrl({ ...entry, url: undefined })).not.toMatch(/location|body/);
});
