import { languages } from '@tt/contract/language/language';
import { startMailbox } from '@tt/standins/mailbox';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  buildMailedBooking,
  buildMailOptions,
  buildMovedBooking,
} from '../../../../test/booking/build-mailed-booking.ts';
import { parseCalendarFile } from '../../../../test/booking/parse-calendar-file.ts';
import { createSmtpMailer } from '../../../adapters/mail/smtp-mailer.ts';
import { mailKinds } from '../../../db/tables.ts';
import { getBookingTexts } from '../core/booking-texts.ts';
import type { BookingMailOptions } from './booking-view.ts';
import type { MailedBooking } from './mailed-booking.ts';
import { type BookingMailKind, toBookingMail } from './to-booking-mail.ts';

let mailbox: Awaited<ReturnType<typeof startMailbox>>;
beforeAll(async () => {
  mailbox = await startMailbox();
});
afterAll(() => mailbox.stop());
beforeEach(() => mailbox.admin.reset());

/** The email as the visitor's mail program reads it. */
async function receive(kind: BookingMailKind, row: MailedBooking, changes: Partial<BookingMailOptions> = {}) {
  const from = { name: 'Torque & Thrust', address: 'hello@torquethrust.example' };
  const mailer = createSmtpMailer({ url: mailbox.smtpUrl, from, isTlsRequired: false });
  const message = toBookingMail(kind, row, buildMailOptions(changes));
  expect(await mailer.send(message)).toEqual({ kind: 'delivered' });
  const mail = (await mailbox.admin.readState()).mails.at(-1);
  if (!mail) throw new Error('No mail arrived');
  const file = mail.attachments.find(({ mimeType }) => mimeType === 'application/ics');
  const invitation = mail.attachments.find(({ mimeType }) => mimeType === 'text/calendar');
  const content = Buffer.from(file?.contentBase64 ?? '', 'base64').toString();
  return {
    ...mail,
    headers: Object.fromEntries(mail.headers.map(({ key, value }) => [key, value])),
    method: invitation?.method,
    calendar: file && parseCalendarFile(content),
    calendarText: content.replaceAll(/\r?\n /g, ''),
  };
}

const kinds: BookingMailKind[] = [...mailKinds, 'link'];
const buildRow = (kind: BookingMailKind, changes: Partial<MailedBooking>) =>
  kind.startsWith('moved') ? buildMovedBooking(changes) : buildMailedBooking(changes);
const all = languages.flatMap(({ code, tag }) =>
  (['email', 'google'] as const).flatMap((method) =>
    kinds
      .filter((kind) => method === 'email' || kind !== 'confirmRequest')
      .map((kind) => ({ code, tag, method, kind })),
  ),
);

/** The lines that a reader of the HTML part sees below the plate, which repeats the subject in large letters. */
function listSeen(html: string): string[] {
  const card = html.slice(html.indexOf('</h1>')).replace(/^.*?<\/td>/s, '');
  return card
    .replaceAll(/<!--.*?-->/gs, '')
    .replaceAll(/<[^>]*>/g, '\n')
    .replaceAll(/&nbsp;|&rarr;/g, ' ')
    .replaceAll('&amp;', '&')
    .split('\n')
    .map((line) => line.replaceAll(/^[ ·]+|[ ·.:]+$/g, ''))
    .filter(Boolean);
}

test.each(all)(
  '[CONFIRM-04] $kind in $code, booked with $method: text and HTML say the same, in both themes, and nothing is loaded',
  async ({ kind, code, tag, method }) => {
    const mail = await receive(kind, buildRow(kind, { language: code, method }));
    const urls = [...mail.html.matchAll(/href="(?:mailto:)?([^"]+)"/g)].map(([, url = '']) => url);
    const seen = listSeen(mail.html);
    expect(seen.length).toBeGreaterThan(6);
    // The button that joins is in the text part by its link.
    const join = getBookingTexts(code)('booking.mail.action.join');
    const labels = kind === 'reminder1' ? seen.filter((line) => line !== join) : seen;
    for (const part of [...urls, ...labels]) expect(mail.text).toContain(part);
    const [weekday = ''] = /(?<=uppercase;color:#\w+(?:;[\w:-]+)?">)[^<]+/.exec(mail.html) ?? [];
    expect(mail.text).toContain(weekday);
    expect(`${mail.subject}${mail.text}${mail.html}`).not.toMatch(/\{\w+\}|undefined|booking\.mail|\u202f/);

    expect(mail.html).toContain(`<html lang="${tag}"`);
    expect(mail.html).toContain('@media (prefers-color-scheme: dark)');
    expect(mail.html).toContain('<meta name="color-scheme" content="light dark">');
    expect(mail.html).not.toMatch(/<img|<link|<script|<iframe|@import|url\(|src=/i);
  },
);

test.each(all.filter(({ method }) => method === 'email'))(
  '[MAILBOOK-11] $kind in $code carries nothing that the visitor typed freely',
  async ({ code, kind }) => {
    const typed = {
      name: 'Cheap pills at https://evil.example',
      phone: '+1 900 555 0199',
      message: 'Click now',
    };
    const mail = await receive(kind, buildRow(kind, { language: code, method: 'email', ...typed }));
    const whole = [mail.text, mail.html, mail.subject, mail.calendarText, ...mail.to].join('\n');
    for (const words of ['pills', 'evil', '900', 'Click']) expect(whole).not.toContain(words);
    expect(mail.to).toEqual(['ada@site.example']);
  },
);

test('[MAILBOOK-11] a plain name stands beside the address, but not where that may be a stranger’s', async () => {
  const invitation = await receive('confirmation', buildMailedBooking());
  expect(invitation.to).toEqual(['Ada Lovelace <ada@site.example>']);
  const request = await receive('confirmRequest', buildMailedBooking());
  expect(`${request.text}${request.html}${request.to}`).not.toContain('Lovelace');
  expect(request.text).toContain('https://site.example/en/booking/confirm#confirm-key');
  expect(request.text).toContain('within 30 minutes');
  expect(`${request.text}${request.html}`).not.toContain('view-key');
});

test('a booking with Google shows the visitor’s own message, escaped', async () => {
  const row = buildMailedBooking({ method: 'google', message: '<b>Loom</b>\nand "cards"', name: 'Ada <i>' });
  const mail = await receive('confirmation', row);
  expect(mail.html).toContain('&lt;b&gt;Loom&lt;/b&gt;<br>and &quot;cards&quot;');
  expect(mail.html).not.toContain('Ada <i>');
  expect(mail.text).toContain('<b>Loom</b>');
});

const uid = '8f0d4a526f0b4a529f0d4a526f0b4a52@google.com';

test.each(languages)('[MAILBOOK-03] mail programs recognize the invitation in $name', async ({ code }) => {
  const mail = await receive('confirmation', buildMailedBooking({ language: code }));
  expect(mail.method).toBe('REQUEST');
  expect(mail.calendar).toMatchObject({
    METHOD: 'REQUEST',
    UID: uid,
    SEQUENCE: '0',
    STATUS: 'CONFIRMED',
    DTSTAMP: '20261112T100000Z',
    DTSTART: '20261119T143000Z',
    DTEND: '20261119T150000Z',
    LOCATION: 'https://meet.example/abc-defg-hij',
    ORGANIZER: 'mailto:calendar@torquethrust.example',
  });
  expect(mail.calendarText).toMatch(
    /^ATTENDEE;(?=.*PARTSTAT=ACCEPTED)(?=.*RSVP=TRUE).*:mailto:ada@site\.example\r?$/im,
  );
  expect(mail.calendarText).not.toMatch(/view-key|manage|loom/);
});

test.each(['moved', 'movedByCompany'] as const)(
  '[RESCHED-04] %s updates the entry in the calendar',
  async (kind) => {
    const mail = await receive(kind, buildMovedBooking());
    expect(mail.method).toBe('REQUEST');
    expect(mail.calendar).toMatchObject({
      METHOD: 'REQUEST',
      UID: uid,
      SEQUENCE: '1',
      DTSTAMP: '20261113T080000Z',
      DTSTART: '20261120T133000Z',
      ORGANIZER: 'mailto:calendar@torquethrust.example',
    });
    expect(mail.text).toContain('When           Friday, November 20, 2026, 8:30 AM');
    expect(mail.text).toContain('Previous time  Thursday, November 19, 2026, 9:30 AM');
    expect(mail.html).toContain('Previous time: <s>Thu, Nov 19, 9:30 AM</s>');
  },
);

test('[RESCHED-04] a calendar that has seen Google’s own higher sequence takes the update all the same', async () => {
  const mail = await receive('moved', buildMovedBooking({ sequence: 1, event_sequence: 4 }));
  expect(mail.calendar).toMatchObject({ SEQUENCE: '4' });
});

test.each([
  ['visitor', 'canceled with the link'],
  ['company', 'we had to cancel'],
] as const)('[RESCHED-04] a cancellation by the %s withdraws the entry', async (cancelled_by, words) => {
  const mail = await receive('cancellation', buildMailedBooking({ sequence: 2, cancelled_by }));
  expect(mail.method).toBe('CANCEL');
  expect(mail.calendar).toMatchObject({ METHOD: 'CANCEL', UID: uid, SEQUENCE: '2', STATUS: 'CANCELLED' });
  expect(mail.text).toContain(words);
  expect(mail.text).toContain('The attached file removes the event from your calendar.');
});

test.each(languages)(
  '[RESCHED-06] after a move in $name, the entry of a Google account is the visitor’s to move',
  async ({ code }) => {
    const mail = await receive('moved', buildMovedBooking({ method: 'google', language: code }));
    const request = getBookingTexts(code)('booking.mail.calendar.moveYourself');
    const toPlain = (text: string) => text.replaceAll(/\s+/g, ' ');
    expect(toPlain(mail.text)).toContain(toPlain(request));
    expect(mail.method).toBe('PUBLISH');
    expect(mail.calendar).toMatchObject({
      METHOD: 'PUBLISH',
      UID: uid,
      SEQUENCE: '1',
      DTSTART: '20261120T133000Z',
    });
    expect(mail.calendarText).not.toContain('ATTENDEE');
  },
);

test('[PANEL-05] a line of the company is in the mail about its cancellation, as text', async () => {
  const mail = await receive(
    'cancellation',
    buildMailedBooking({ sequence: 2, cancelled_by: 'company', cancel_line: 'Ada is <b>ill</b>.' }),
  );
  expect(mail.text).toContain('Ada is <b>ill</b>.');
  expect(mail.html).toContain('Ada is &lt;b&gt;ill&lt;/b&gt;.');
});

test('a cancellation of a booking with Google has no file', async () => {
  const mail = await receive('cancellation', buildMailedBooking({ method: 'google' }));
  expect(mail.attachments).toEqual([]);
  expect(mail.text).not.toContain('attached');
});

test('mails of a booking form one thread, and a repeated one has the same ID', async () => {
  const readIds = async (kind: BookingMailKind, row: MailedBooking) => {
    const { headers } = await receive(kind, row);
    return [headers['message-id'], headers['in-reply-to'], headers.references];
  };
  const id = (rest: string) => `<8f0d4a52-6f0b-4a52-9f0d-4a526f0b4a52.${rest}@torquethrust.example>`;
  const first = id('confirmation.0');
  expect(await readIds('confirmation', buildMailedBooking())).toEqual([first, undefined, undefined]);
  expect(await readIds('moved', buildMovedBooking())).toEqual([id('moved.1'), first, first]);
  expect(await readIds('moved', buildMovedBooking())).toEqual([id('moved.1'), first, first]);
  expect(await readIds('reminder1', buildMovedBooking())).toEqual([id('reminder1.1'), first, first]);
  const { headers } = await receive('confirmRequest', buildMailedBooking());
  expect(headers).toMatchObject({
    'auto-submitted': 'auto-generated',
    'reply-to': 'hello@torquethrust.example',
  });
  expect(headers['in-reply-to']).toBeUndefined();
});

test('without a link the mail says that it follows, and a later one brings it', async () => {
  const pending = buildMailedBooking({ meet_link: null, meet_link_status: 'pending' });
  const mail = await receive('confirmation', pending);
  expect(mail.text).toMatch(/Video link +to follow by email/);
  expect(mail.text + mail.html).not.toMatch(/link stays the same|link is the same|link inside|null/i);
  const link = await receive('link', buildMailedBooking(), { now: new Date('2026-11-12T10:05:00Z') });
  expect(link.subject).toContain('Video link for your consultation');
  expect(link.calendar).toMatchObject({ METHOD: 'REQUEST', UID: uid, DTSTAMP: '20261112T100500Z' });
  const unmade = await receive(
    'link',
    buildMailedBooking({ meet_link: null, meet_link_status: 'unavailable' }),
  );
  expect(unmade.subject).toContain('The video link will follow');
  expect(unmade.text).toContain('We will send you one before the call.');
  expect(unmade.attachments).toEqual([]);
  const missing = await receive('confirmation', { ...pending, meet_link_status: 'unavailable' });
  expect(missing.text).toContain('We will send you one before the call.');
});

test('without an address there is no mail, and without a key none with a dead link', () => {
  const { viewKey: _view, confirmKey: _confirm, ...keyless } = buildMailOptions();
  expect(() => toBookingMail('confirmation', buildMailedBooking({ visitor_email: null }), keyless)).toThrow(
    'no address',
  );
  expect(() => toBookingMail('confirmation', buildMailedBooking(), keyless)).toThrow('link would be dead');
  expect(() => toBookingMail('confirmRequest', buildMailedBooking(), keyless)).toThrow('link would be dead');
  expect(toBookingMail('cancellation', buildMailedBooking(), keyless)).toBeDefined();
});
