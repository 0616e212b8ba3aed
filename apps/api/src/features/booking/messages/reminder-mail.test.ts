import { languages } from '@tt/contract/language/language';
import { expect, test } from 'vitest';
import {
  buildMailedBooking,
  buildMailOptions,
  buildMovedBooking,
} from '../../../../test/booking/build-mailed-booking.ts';
import type { MailedBooking } from './mailed-booking.ts';
import { type BookingMailKind, toBookingMail } from './to-booking-mail.ts';

/** The email as sent at a moment of UTC. */
function toMail(kind: BookingMailKind, now: string, changes: Partial<MailedBooking> = {}) {
  const mail = toBookingMail(kind, buildMailedBooking(changes), buildMailOptions({ now: new Date(now) }));
  return {
    ...mail,
    text: mail.text.replaceAll('\u00a0', ' '),
    subject: mail.subject.replaceAll('\u00a0', ' '),
  };
}

test.each(languages)('reminders in $name say how long it is until the meeting', ({ code }) => {
  const words: Record<string, [string, string]> = {
    en: ['Tomorrow', 'In 1 hour'],
    ua: ['завтра', 'за годину'],
    pl: ['jutro', 'za godzinę'],
    ru: ['Завтра', 'Через час'],
    es: ['Mañana', 'Dentro de 1 hora'],
  };
  const [tomorrow = '', hour = ''] = words[code] ?? [];
  expect(toMail('reminder24', '2026-11-18T14:30:00Z', { language: code }).subject).toContain(tomorrow);
  expect(toMail('reminder1', '2026-11-19T13:30:00Z', { language: code }).subject).toContain(hour);
});

test('a late reminder says what is still true', () => {
  expect(toMail('reminder24', '2026-11-19T10:30:00Z').subject).toBe('Today at 9:30 AM: your consultation');
  expect(toMail('reminder1', '2026-11-19T14:10:00Z').subject).toBe('Today at 9:30 AM: your consultation');
  // 00:15 in New York.
  const night = { starts_at: new Date('2026-11-19T05:15:00Z'), ends_at: new Date('2026-11-19T05:30:00Z') };
  expect(toMail('reminder1', '2026-11-19T04:15:00Z', night).html).not.toContain('Today');
  expect(toMail('reminder1', '2026-11-19T04:50:00Z', night).subject).toContain('Tomorrow');
});

test('a reminder names the day if it is neither today nor tomorrow', () => {
  // 00:30 in Anchorage on the Monday after its clocks went forward, where it is Saturday 24 hours before.
  const monday = { starts_at: new Date('2027-03-15T08:30:00Z'), ends_at: new Date('2027-03-15T09:00:00Z') };
  const { subject, text } = toMail('reminder24', '2027-03-14T08:30:00Z', {
    ...monday,
    timezone: 'America/Anchorage',
  });
  expect(subject).toBe('Your consultation: Mon, Mar 15, 12:30 AM');
  expect(text).not.toMatch(/tomorrow/i);
});

test('the reminder of the day says until when the meeting can be moved, while it can', () => {
  expect(toMail('reminder24', '2026-11-18T14:30:00Z').text).toContain('until 7:30 AM on the day');
  expect(toMail('reminder24', '2026-11-19T12:31:00Z').text).not.toContain('on the day');
  const night = { starts_at: new Date('2026-11-19T05:15:00Z'), ends_at: new Date('2026-11-19T05:30:00Z') };
  expect(toMail('reminder24', '2026-11-18T05:15:00Z', night).text).not.toContain('on the day');
});

test('the reminder of the hour has the link first, or the booking while there is none', () => {
  const mail = toMail('reminder1', '2026-11-19T13:30:00Z');
  expect(mail.html.indexOf('Join meeting')).toBeLessThan(mail.html.indexOf('Booking ID'));
  expect(mail.html).toContain('<a href="https://meet.example/abc-defg-hij" class="btn-a"');
  const linkless = toMail('reminder1', '2026-11-19T13:30:00Z', {
    meet_link: null,
    meet_link_status: 'pending',
  });
  expect(linkless.html).not.toContain('Join meeting');
  expect(linkless.html).toContain('<a href="https://site.example/en/booking/manage#view-key" class="btn-a"');
});

test.each([
  ['2026-11-12T10:00:00Z', 'We will remind you 24 hours before the call, and again 1 hour before.'],
  ['2026-11-18T14:00:00Z', 'We will remind you 1 hour before the call.'],
  ['2026-11-19T13:30:00Z', undefined],
])('a booking made at %s promises the reminders that will come: %s', (changedAt, expected) => {
  const { text } = toMail('confirmation', changedAt, { changed_at: new Date(changedAt) });
  if (expected) expect(text).toContain(expected);
  else expect(text).not.toContain('remind');
});

test('a move promises the reminders of the new time', () => {
  const toText = (changed_at: Date) =>
    toBookingMail('moved', buildMovedBooking({ changed_at }), buildMailOptions()).text;
  expect(toText(new Date('2026-11-13T08:00:00Z'))).toContain(
    '24 hours before the call, and again 1 hour before',
  );
  expect(toText(new Date('2026-11-20T08:00:00Z'))).toContain(
    'The reminder has moved too: 1 hour before the call.',
  );
  expect(toText(new Date('2026-11-20T13:00:00Z'))).not.toContain('remind');
});
