import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { buildMailedBooking, buildMovedBooking } from '../../../../test/booking/build-mailed-booking.ts';
import { noticeKinds } from '../../../db/tables.ts';
import { toConnectionNotice } from './connection-notice.ts';
import { toNoticeText } from './notice-text.ts';

const chat = { maxLength: 4096, lengthOf: (text: string) => text.length };
const siteOrigin = 'https://site.example';
const options = { businessTimeZone: 'Europe/Warsaw', siteOrigin, notifyLanguage: 'en' } as const;

test('[DESK-01, SOURCE-05] a notice has everything needed to prepare and to answer', () => {
  const text = toNoticeText(
    'booked',
    buildMailedBooking({ language: 'ua', topic: 'rendering' }),
    options,
    chat,
  );
  expect(text.replaceAll('\u00a0', ' ')).toBe(`New consultation: TT-7K2M9Q
When: Thursday, November 19, 2026, 15:30 (Europe/Warsaw), 30 min
For the visitor: Thu, Nov 19, 9:30 AM, New York (GMT−5)
Name: Ada Lovelace
Email: ada@site.example
Phone: +48 600 100 200
Topic: rendering
Language: Українська
Booked with: email, the event is in our calendar
Video link: https://meet.example/abc-defg-hij
Open at the desk: https://site.example/desk/entry/8f0d4a52-6f0b-4a52-9f0d-4a526f0b4a52

> About the loom`);
});

test('[DESK-01] what is missing or doubtful is said', () => {
  const row = { phone: '', message: '', meet_link: null, meet_link_status: 'pending' } as const;
  const doubt = { is_rechecked: false, suspicion: 'many bookings\nfrom one network' };
  const text = toNoticeText('booked', { ...buildMailedBooking(row), ...doubt }, options, chat);
  expect(text).toContain('\nPhone: -\n');
  expect(text).toContain('\nVideo link: follows\n');
  expect(text).toContain(
    '\nNot checked against our calendar, which did not respond. Please check for a conflict.\n',
  );
  expect(text).toContain('\nFlagged: many bookings from one network\n');
  expect(text).toMatch(/\nOpen at the desk: \S+$/);
  const without = buildMailedBooking({ meet_link: null, meet_link_status: 'unavailable' });
  expect(toNoticeText('linkMissing', without, options, chat)).toContain('\nVideo link: none\n');
});

test.each(['moved', 'movedByCompany'] as const)('[DESK-01] %s shows the old and the new time', (kind) => {
  const text = toNoticeText(kind, buildMovedBooking(), options, chat);
  expect(text).toContain(
    'Before: Thursday, November 19, 2026, 15:30 (Europe/Warsaw)\nNow: Friday, November 20, 2026, 14:30 (Europe/Warsaw), 30',
  );
});

test('the old time of a visitor’s own event has to be freed by hand', () => {
  for (const kind of ['moved', 'cancelled'] as const) {
    expect(toNoticeText(kind, buildMovedBooking({ method: 'google' }), options, chat)).toContain(
      'Decline it there',
    );
    expect(toNoticeText(kind, buildMovedBooking(), options, chat)).not.toContain('Decline it there');
  }
});

test.each(noticeKinds)('[DESK-01] no name and no message can make %s look like another notice', (kind) => {
  const forged = 'Hello\n\nNew consultation: TT-AAAAAA\u2028Name: Eve\nID: 1';
  const row = buildMailedBooking({ name: `Ada${' '.repeat(90)}\nEmail: eve`, message: forged });
  const lines = toNoticeText(kind, row, options, chat).split(/[\n\u2028\u2029]/);
  expect(lines.filter((line) => /^(?:Name|ID|Email|Open at the desk):/.test(line))).toEqual([
    'Name: Ada Email: eve',
    'Email: ada@site.example',
    `Open at the desk: ${siteOrigin}/desk/entry/${row.id}`,
  ]);
  expect(lines.filter((line) => line.startsWith('> '))).toHaveLength(5);
  expect(lines[0]).toMatch(/: TT-7K2M9Q$/);
});

test('[DESK-01] a message is cut only at the limit of the chat, never inside a character, and the cut is named', () => {
  const message = fc.string({ unit: fc.constantFrom('a', '\n', '&', '🛠️', 'ż', ' '), maxLength: 3_000 });
  const property = fc.property(message, fc.integer({ min: 700, max: 3_500 }), (text, maxLength) => {
    const row = buildMailedBooking({ message: text });
    const small = { maxLength, lengthOf: (given: string) => given.replaceAll('&', '&amp;').length };
    const shown = toNoticeText('booked', row, options, small);
    const whole = toNoticeText('booked', row, options, { ...small, maxLength: Number.POSITIVE_INFINITY });
    expect(shown.isWellFormed()).toBe(true);
    expect(small.lengthOf(shown)).toBeLessThanOrEqual(maxLength);
    if (small.lengthOf(whole) <= maxLength) expect(shown).toBe(whole);
    else expect(shown).toContain(`Truncated at the chat’s limit. The full message is at the desk.`);
  });
  fc.assert(property, { numRuns: 200, seed: 8 });
});

test.each(noticeKinds)(
  '[PANEL-06] %s leads to the desk in the company’s language and names no command',
  (kind) => {
    const row = buildMailedBooking();
    const text = toNoticeText(kind, row, { ...options, notifyLanguage: 'pl' }, chat).replaceAll(
      '\u00a0',
      ' ',
    );
    expect(text).toContain(`\nOtwórz w panelu: ${siteOrigin}/desk/entry/${row.id}\n`);
    expect(text).not.toContain('pnpm');
  },
);

test('[PANEL-06] a booking that was never confirmed is not at the desk, so its notice has no link', () => {
  const row = buildMailedBooking({ confirmed_at: null, message: '' });
  const text = toNoticeText('inDoubt', row, options, chat);
  expect(text).toContain(`\nID: ${row.id}`);
  expect(text).not.toContain('/desk/');
});

const connection = {
  account_email: 'calendar@torquethrust.example',
  broken_reason: 'invalid_grant',
  broken_at: new Date('2026-11-19T14:30:00Z'),
};

const facts = { at: new Date('2026-11-20T09:00:00Z'), businessTimeZone: 'Europe/Warsaw', meetings: [] };

test('a broken calendar is reported with its cause and what helps, and its recovery, too', () => {
  const broken = toConnectionNotice('broken', connection, facts, chat);
  expect(broken).toMatch(/^Calendar connection broken: calendar@torquethrust\.example\n/);
  expect(broken).toContain('Since: Thursday, November 19, 2026, 15:30 (Europe/Warsaw)');
  expect(broken).toContain('Cause: invalid_grant. Google no longer accepts the permission.');
  expect(broken).toContain('pnpm ops calendar connect');
  const odd = toConnectionNotice('broken', { ...connection, broken_reason: 'odd' }, facts, chat);
  expect(odd).toContain('Cause: odd. See the worker’s log.');
  const restored = toConnectionNotice('restored', { ...connection, broken_reason: null }, facts, chat);
  expect(restored).toMatch(/^Calendar connection works again: calendar@/);
  expect(toConnectionNotice('stray', connection, facts, chat)).toContain(
    'When: Friday, November 20, 2026, 10:00 (Europe/Warsaw)',
  );
});

test('[DESK-04] meetings that were deleted at once are named, with their times, as many as fit into the chat', () => {
  const meetings = Array.from({ length: 200 }, (_, index) => ({
    short_id: `7K2M${String(index).padStart(3, '0')}`,
    starts_at: new Date(Date.UTC(2026, 10, 19, 9, index)),
  }));
  const text = toConnectionNotice('cleared', connection, { ...facts, meetings: meetings.slice(0, 4) }, chat);
  expect(text).toMatch(
    /No booking was canceled\..*:\nTT-7K2M000: Thursday, November 19, 2026, 10:00 \(Europe\/Warsaw\)\n/,
  );
  expect(text.match(/^TT-.*$/gm)).toHaveLength(4);
  const many = toConnectionNotice('cleared', connection, { ...facts, meetings }, chat);
  const named = many.match(/^TT-.*$/gm)?.length ?? 0;
  expect(named).toBeGreaterThan(40);
  expect(many.length).toBeLessThanOrEqual(chat.maxLength);
  expect(many).toContain(`And ${200 - named} more.`);
});
