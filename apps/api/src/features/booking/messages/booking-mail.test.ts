import { randomUUID } from 'node:crypto';
import { languages } from '@tt/contract/language/language';
import { warsawRules } from '@tt/contract/test/warsaw-rules';
import { toCityName } from '@tt/contract/time/city-name';
import { cityTables } from '@tt/contract/time/city-tables';
import { siteSettings } from '@tt/contract/site-settings';
import { expect, test } from 'vitest';
import { insertTestBooking } from '../../../../test/booking/insert-test-booking.ts';
import { parseCalendarFile } from '../../../../test/booking/parse-calendar-file.ts';
import { runOutbox } from '../../../../test/run-outbox.ts';
import { type BookingWorld, startBookingWorld } from '../../../../test/booking/start-booking-world.ts';
import { createJobHandlers } from '../../../job-handlers.ts';
import { PermanentJobFailure } from '../../../queue/job-failure.ts';
import { sendJob } from '../../../queue/send-job.ts';

const { company, email } = siteSettings;

// 30 March 2027, 09:00 in Warsaw, where summer time has begun two days before.
const slot = { date: '2027-03-30', time: '07:00' } as const;
const now = new Date('2027-03-01T12:00:00Z');
const replacements = { now: () => now, rules: warsawRules };

/** Some words of each language. A language that is added later is only checked for placeholders. */
const expected: Record<string, { subject: string; text: string; file: string }> = {
  en: { subject: 'Tue, Mar 30', text: 'Tuesday, March 30, 2027', file: 'consultation.ics' },
  ua: { subject: 'вт, 30 бер.', text: 'вівторок, 30 березня 2027', file: 'consultation.ics' },
  pl: { subject: 'wt., 30 mar', text: 'wtorek, 30 marca 2027', file: 'konsultacja.ics' },
  ru: { subject: 'вт, 30 мар', text: 'вторник, 30 марта 2027', file: 'consultation.ics' },
  es: { subject: 'mar, 30 mar', text: 'martes, 30 de marzo de 2027', file: 'consulta.ics' },
};

async function getMail({ mailbox, context }: BookingWorld) {
  await runOutbox(context);
  const { mails } = await mailbox.admin.readState();
  expect(mails).toHaveLength(1);
  const [mail] = mails;
  if (!mail) throw new Error('No mail');
  return mail;
}

test.each(languages)(
  '[BAPI-17] [BAPI-18] [BAPI-19] [DAYS-05] the confirmation reaches the organizer with details, link and calendar file in $name',
  async ({ code, tag }) => {
    const world = await startBookingWorld({ replacements });
    await world.google.admin.setAccount({ email: 'ada@site.example' });
    const accessToken = await world.google.admin.issueToken();
    const answer = (await world.book({ ...slot, language: code, accessToken })).json();
    const { id, viewKey } = answer.booking;
    const mail = await getMail(world);

    expect(mail.envelope.to).toEqual(['ada@site.example']);
    expect(mail.to).toEqual(['Ada Lovelace <ada@site.example>']);
    expect(mail.from).toBe(`${company.name} <${email}>`);
    expect(mail.subject).toContain(expected[code]?.subject ?? '');
    const manageUrl = `https://site.example/${code}/booking/manage#${viewKey}`;
    const place = `${toCityName('Asia/Kathmandu', cityTables[code])} (GMT+5:45)`;
    for (const part of ['TT-', '12:45', place, answer.meetLink, manageUrl]) {
      expect(mail.text).toContain(part);
      expect(mail.html).toContain(part);
    }
    expect(mail.text).toContain(expected[code]?.text ?? '');
    expect(mail.html).toContain(`<html lang="${tag}"`);
    expect(mail.html).toContain(`href="${answer.meetLink}"`);
    expect(mail.text + mail.html).not.toMatch(/\{\w+\}|booking\.mail/);

    const file = mail.attachments.find(({ mimeType }) => mimeType === 'application/ics');
    expect(file?.filename).toMatch(expected[code]?.file ?? /\.ics$/);
    const text = Buffer.from(file?.contentBase64 ?? '', 'base64').toString();
    const calendar = parseCalendarFile(text);
    expect(Object.values(calendar).join(' ')).not.toMatch(new RegExp(`manage|${viewKey}`));
    expect(calendar).toMatchObject({
      METHOD: 'PUBLISH',
      UID: `${id.replaceAll('-', '')}@google.com`,
      DTSTART: '20270330T070000Z',
      DTEND: '20270330T073000Z',
      LOCATION: answer.meetLink,
    });
  },
);

test('no name, message or phone can start a header, a recipient or markup of its own', async () => {
  const world = await startBookingWorld();
  const name = 'Ada" <eve@site.example>, "Bob';
  const message = '</td><script>alert(1)</script>\nBcc: eve@site.example';
  await world.book({ name, message });
  const mail = await getMail(world);
  expect(mail.envelope.to).toEqual(['visitor@example.com']);
  expect(mail.to).toHaveLength(1);
  expect(mail.headers.map(({ key }) => key)).not.toContain('bcc');
  expect(mail.html).not.toContain('<script>');
  expect(mail.html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;<br>Bcc');
});

test('a stored name with a line break can’t start a header either', async () => {
  const world = await startBookingWorld();
  const row = await insertTestBooking(world.context.pool, { name: 'Ada\r\nBcc: eve@site.example' });
  await sendJob(world.context.pool, 'booking-mail', { bookingId: row.id, kind: 'confirmation' });
  const mail = await getMail(world);
  expect(mail.envelope.to).toEqual(['ada@site.example']);
  expect(mail.headers.map(({ key }) => key)).not.toContain('bcc');
});

test.each(languages)(
  '[BAPI-22] the cancellation asks in $name to delete the event from the visitor’s own calendar',
  async ({ code }) => {
    const world = await startBookingWorld();
    const row = await insertTestBooking(world.context.pool, { language: code, status: 'cancelled' });
    await sendJob(world.context.pool, 'booking-mail', { bookingId: row.id, kind: 'cancellation' });
    const mail = await getMail(world);
    const yours: Record<string, string> = {
      en: 'The event in your own calendar is yours to delete.',
      ua: 'Подію у своєму календарі видаліть, будь ласка, самі',
      pl: 'swoim kalendarzu usuń samodzielnie.',
      ru: 'Событие в вашем календаре удалите, пожалуйста, сами',
      es: 'Borra también el evento de tu calendario',
    };
    expect(mail.text.replaceAll('\u00a0', ' ')).toContain(yours[code] ?? '');
    expect(mail.html).toContain(`href="https://site.example/${code}/booking"`);
    expect(mail.text + mail.html).not.toMatch(/\{\w+\}|booking\.mail/);
    expect(mail.attachments).toEqual([]);
  },
);

test('a job that runs twice sends one mail and one notice', async () => {
  const world = await startBookingWorld();
  const { id: bookingId } = await insertTestBooking(world.context.pool);
  for (let run = 0; run < 2; run += 1) {
    await sendJob(world.context.pool, 'booking-mail', { bookingId, kind: 'confirmation' });
    await sendJob(world.context.pool, 'booking-notice', { bookingId, kind: 'booked' });
    await runOutbox(world.context);
  }
  expect((await world.mailbox.admin.readState()).mails).toHaveLength(1);
  expect((await world.telegram.admin.readState()).messages).toHaveLength(1);
});

test('a temporary failure of the mail server is retried; the mail keeps its ID', async () => {
  const world = await startBookingWorld();
  const { id: bookingId } = await insertTestBooking(world.context.pool);
  await world.mailbox.admin.script({ kind: 'reject', code: 451 }, { kind: 'answer_lost' });
  const send = async () => {
    await sendJob(world.context.pool, 'booking-mail', { bookingId, kind: 'confirmation' });
    await runOutbox(world.context);
  };
  await expect(send()).rejects.toThrow('smtp: SMTP 451');
  await expect(send()).rejects.not.toBeInstanceOf(PermanentJobFailure);
  await send();
  const { mails } = await world.mailbox.admin.readState();
  const ids = mails.map(({ headers }) => headers.find(({ key }) => key === 'message-id')?.value);
  expect(ids).toEqual(Array(2).fill(`<${bookingId}.confirmation.0@${email.split('@')[1]}>`));
});

test('an address that is refused for good ends the job, and the company is asked to get in touch', async () => {
  const world = await startBookingWorld();
  const { id: bookingId } = await insertTestBooking(world.context.pool);
  await world.mailbox.admin.script({ kind: 'reject', at: 'rcpt_to', code: 550 });
  await sendJob(world.context.pool, 'booking-mail', { bookingId, kind: 'confirmation' });
  await expect(runOutbox(world.context)).rejects.toBeInstanceOf(PermanentJobFailure);
  const { chats, mails } = await world.readEnd();
  expect(mails).toEqual([]);
  expect(chats).toEqual([expect.stringContaining('could not be reached by email')]);
});

test('when the last retry fails too, the company is asked to get in touch', async () => {
  const world = await startBookingWorld();
  const { id: bookingId } = await insertTestBooking(world.context.pool);
  await world.mailbox.admin.script({ kind: 'reject', code: 451, times: 2 });
  const sendMail = createJobHandlers(world.context)['booking-mail'];
  const job = { id: randomUUID(), data: { bookingId, kind: 'confirmation' }, retryLimit: 28 };
  await expect(sendMail({ ...job, retryCount: 27 })).rejects.toThrow('SMTP 451');
  expect((await world.readEnd()).chats).toEqual([]);
  await expect(sendMail({ ...job, retryCount: 28 })).rejects.toThrow('SMTP 451');
  expect((await world.readEnd()).chats).toEqual([expect.stringContaining('could not be reached by email')]);
});

test('without an address of the organizer nobody is mailed and the company is notified', async () => {
  const world = await startBookingWorld();
  const { id: bookingId } = await insertTestBooking(world.context.pool, { visitor_email: null });
  await sendJob(world.context.pool, 'booking-mail', { bookingId, kind: 'confirmation' });
  const { chats, mails } = await world.readEnd();
  expect(mails).toEqual([]);
  expect(chats).toEqual([expect.stringContaining('could not be reached by email')]);
});

test('a confirmation whose booking was canceled before it went out is not sent', async () => {
  const world = await startBookingWorld();
  const { id: bookingId } = await insertTestBooking(world.context.pool, { status: 'cancelled' });
  await sendJob(world.context.pool, 'booking-mail', { bookingId, kind: 'confirmation' });
  expect((await world.readEnd()).mails).toEqual([]);
});

test('the company reads of a booking and of its end in its own time zone', async () => {
  const world = await startBookingWorld({ replacements });
  const { booking } = (await world.book(slot)).json();
  await world.post('booking-cancel', { key: booking.viewKey });
  await runOutbox(world.context);
  const { messages } = await world.telegram.admin.readState();
  const headings = ['New consultation: TT-', 'Consultation canceled: TT-'];
  expect(messages.map(({ text }) => headings.findIndex((heading) => text.startsWith(heading)))).toEqual([
    0, 1,
  ]);
  for (const { text } of messages) {
    expect(text).toContain('\nWhen: Tuesday, March 30, 2027, 09:00 (Europe/Warsaw), 30');
    expect(text).toContain('\nFor the visitor: Tue, Mar 30, 12:45');
    expect(text).toContain(`/desk/entry/${booking.id}`);
  }
});
