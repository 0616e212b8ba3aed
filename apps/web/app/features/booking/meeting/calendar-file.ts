import { siteSettings } from '@tt/contract/site-settings';
import type { Instant } from '@tt/contract/time/time-zone-offset';

export interface CalendarEntry {
  bookingId: string;
  /** Grows with each move: a calendar replaces the entry of a lower one. */
  sequence: number;
  startsAt: Instant;
  endsAt: Instant;
  title: string;
  url?: string;
}

const maxLineBytes = 75;

/**
 * An iCalendar file of one event (RFC 5545). The identifier is Google's own of the same event, as in the mail's file,
 * so that no calendar shows it twice.
 */
export function toCalendarFile(entry: CalendarEntry, now: Instant): string {
  const { bookingId, sequence, startsAt, endsAt, title, url } = entry;
  const { company, email } = siteSettings;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escapeText(company.name)}//Booking//EN`,
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${bookingId.replaceAll('-', '')}@google.com`,
    `SEQUENCE:${sequence}`,
    `DTSTAMP:${toCalendarTime(now)}`,
    `DTSTART:${toCalendarTime(startsAt)}`,
    `DTEND:${toCalendarTime(endsAt)}`,
    `SUMMARY:${escapeText(title)}`,
    ...(url ? [`DESCRIPTION:${escapeText(url)}`, `LOCATION:${escapeText(url)}`, `URL:${url}`] : []),
    `ORGANIZER;CN="${company.name.replaceAll('"', '')}":mailto:${email}`,
    'STATUS:CONFIRMED',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `${lines.map(foldLine).join('\r\n')}\r\n`;
}

/** An instant as calendars write it, in UTC: 20261119T143000Z. */
export function toCalendarTime(instant: Instant): string {
  return new Date(instant).toISOString().replaceAll(/[-:]|\.\d+/g, '');
}

export function escapeText(text: string): string {
  return text.replaceAll(/[\\;,]/g, '\\$&').replaceAll(/\r\n|\r|\n/g, '\\n');
}

/** Continues a line of more than 75 bytes on the next, after a space, without cutting a character. */
export function foldLine(line: string): string {
  const encoder = new TextEncoder();
  let folded = '';
  let room = maxLineBytes;
  for (const character of line) {
    const { length } = encoder.encode(character);
    if (length > room) {
      folded += '\r\n ';
      room = maxLineBytes - 1;
    }
    folded += character;
    room -= length;
  }
  return folded;
}
