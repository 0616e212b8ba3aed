import { toAddressLink } from '../language/address-link.ts';
import type { Instant } from '../time/time-zone-offset.ts';

interface Person {
  name?: string | undefined;
  email: string;
}

export interface CalendarEntry {
  bookingId: string;
  /** Increments with each move: a calendar replaces an entry that has a lower one. */
  sequence: number;
  startsAt: Instant;
  endsAt: Instant;
  /** Of two entries with the same sequence, calendars keep the one with the later stamp. */
  stamp: Instant;
  title: string;
  description?: string | undefined;
  url?: string | undefined;
  isCancelled?: boolean;
  /** Whose mailbox gets the replies. */
  organizer?: Person;
  /** The visitor, who chose the time and therefore has accepted it. */
  attendee?: Person | undefined;
}

export interface CalendarFile {
  method: 'PUBLISH' | 'REQUEST' | 'CANCEL';
  company: string;
  /** For a calendar that programs subscribe to. */
  feed?: { name: string; refreshMinutes: number };
  entries: readonly CalendarEntry[];
}

const maxLineBytes = 75;

/** Google's own identifier of the event, so that no calendar shows it twice: letters up to v and digits. */
export function toEventId(bookingId: string): string {
  return bookingId.replaceAll('-', '');
}

/** An iCalendar file (RFC 5545). Times are UTC. */
export function writeCalendarFile({ method, company, feed, entries }: CalendarFile): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escapeText(company)}//Booking//EN`,
    `METHOD:${method}`,
    ...(feed ? listFeedLines(feed) : []),
    ...entries.flatMap(listEntryLines),
    'END:VCALENDAR',
  ];
  return `${lines.map(foldLine).join('\r\n')}\r\n`;
}

function listFeedLines({ name, refreshMinutes }: NonNullable<CalendarFile['feed']>): string[] {
  const period = `PT${refreshMinutes}M`;
  return [
    `NAME:${escapeText(name)}`,
    `X-WR-CALNAME:${escapeText(name)}`,
    `REFRESH-INTERVAL;VALUE=DURATION:${period}`,
    `X-PUBLISHED-TTL:${period}`,
  ];
}

function listEntryLines(entry: CalendarEntry): string[] {
  const { url, description = url, organizer, attendee } = entry;
  return [
    'BEGIN:VEVENT',
    `UID:${toEventId(entry.bookingId)}@google.com`,
    `SEQUENCE:${entry.sequence}`,
    `DTSTAMP:${toCalendarTime(entry.stamp)}`,
    `DTSTART:${toCalendarTime(entry.startsAt)}`,
    `DTEND:${toCalendarTime(entry.endsAt)}`,
    `SUMMARY:${escapeText(entry.title)}`,
    ...(description ? [`DESCRIPTION:${escapeText(description)}`] : []),
    ...(url ? [`LOCATION:${escapeText(url)}`, `URL:${url}`] : []),
    ...(organizer ? [toPersonLine('ORGANIZER', organizer)] : []),
    ...(attendee
      ? [toPersonLine('ATTENDEE;ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED;RSVP=TRUE', attendee)]
      : []),
    `STATUS:${entry.isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    'END:VEVENT',
  ];
}

/** A quoted name has no way to write a quote. */
function toPersonLine(role: string, { name, email }: Person): string {
  const label = name ? `;CN="${name.replaceAll(/["\p{Cc}]/gu, '')}"` : '';
  return `${role}${label}:${toAddressLink(email)}`;
}

/** An instant as calendars write it, in UTC: 20261119T143000Z. */
export function toCalendarTime(instant: Instant): string {
  return new Date(instant).toISOString().replaceAll(/[-:]|\.\d+/g, '');
}

function escapeText(text: string): string {
  return text.replaceAll(/[\\;,]/g, '\\$&').replaceAll(/\r\n|\r|\n/g, '\\n');
}

/** Continues a line of more than 75 bytes on the next, after a space, without cutting a character. */
function foldLine(line: string): string {
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
