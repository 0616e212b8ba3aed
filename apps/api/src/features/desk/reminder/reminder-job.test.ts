import { toInquiryReference } from '@tt/contract/inquiry/inquiry-reference';
import { languages } from '@tt/contract/language/language';
import { startMailbox } from '@tt/standins/mailbox';
import { startTelegram } from '@tt/standins/telegram';
import { expect, onTestFinished, test } from 'vitest';
import { insertTestBooking } from '../../../../test/booking/insert-test-booking.ts';
import { createTestContext } from '../../../../test/create-test-context.ts';
import { insertTestInquiry } from '../../../../test/insert-test-inquiry.ts';
import { runOutbox } from '../../../../test/run-outbox.ts';
import { sendJob } from '../../../queue/send-job.ts';

/** A Wednesday morning in Warsaw: what came on Monday or before is late. */
const wednesday = '2026-11-18T07:00:00Z';
const link = 'https://site.example/desk?show=waiting';

async function start(environment: Record<string, string> = {}) {
  const [telegram, mailbox] = await Promise.all([startTelegram(), startMailbox()]);
  onTestFinished(async () => {
    await Promise.all([telegram.stop(), mailbox.stop()]);
  });
  const channels = {
    TELEGRAM_API_URL: telegram.url,
    TELEGRAM_BOT_TOKEN: '1:secret',
    TELEGRAM_CHAT_ID: '-100',
    SMTP_URL: mailbox.smtpUrl,
    NOTIFY_EMAIL: 'sales@site.example',
  };
  let time = new Date(wednesday);
  const context = await createTestContext({
    environment: { ...channels, ...environment },
    replacements: { now: () => time },
  });
  const insert = async (at: string, changes: Parameters<typeof insertTestInquiry>[1] = {}) => {
    const row = await insertTestInquiry(context.pool, { created_at: new Date(at), ...changes });
    // Only the reminder is of interest.
    await context.pool.query('delete from job_outbox');
    return row;
  };
  const remind = async (at = wednesday) => {
    time = new Date(at);
    await sendJob(context.pool, 'desk-reminder', {});
    await runOutbox(context);
  };
  const setState = (id: string, state: string, holder: string | null = null) =>
    context.pool.query('update desk_entry set state = $2, holder_id = $3 where id = $1', [id, state, holder]);
  const readTexts = async () => (await telegram.admin.readState()).messages.map(({ text }) => text);
  const readMails = async () => (await mailbox.admin.readState()).mails;
  const readMetrics = async () => (await context.metrics.registry.metrics()).split('\n');
  return { context, telegram, insert, remind, setState, readTexts, readMails, readMetrics };
}

test('[PANEL-06] what waits longer than a working day is announced by reference and age alone, the oldest five', async () => {
  const { insert, remind, readTexts, readMails } = await start();
  const days = ['13', '12', '11', '10', '09', '16', '06'];
  const ids = new Map<string, string>();
  for (const day of days) ids.set(day, (await insert(`2026-11-${day}T09:00:00Z`)).id);
  await insert('2026-11-17T09:00:00Z');
  await remind();
  const toLine = (day: string, age: string) => `${toInquiryReference(ids.get(day) ?? '')}, ${age}`;
  const [text, ...more] = await readTexts();
  expect(more).toEqual([]);
  expect(text).toBe(`Waiting longer than one working day: 7
Open at the desk: ${link}

The oldest:
${toLine('06', '11 days')}
${toLine('09', '8 days')}
${toLine('10', '7 days')}
${toLine('11', '6 days')}
${toLine('12', '5 days')}`);
  const [mail] = await readMails();
  expect(mail?.subject).toBe('Waiting longer than one working day: 7');
  for (const part of [mail?.text, mail?.html]) {
    expect(part).toContain(link);
    expect(part).toContain(`https://site.example/desk/entry/${ids.get('06')}`);
    expect(part).toContain(toLine('06', '11 days'));
    expect(part).not.toMatch(/ada@|Lovelace/);
  }
});

test('[PANEL-06] it comes once a day, and not again when the job runs twice', async () => {
  const { insert, remind, readTexts } = await start();
  await insert('2026-11-13T09:00:00Z');
  await remind();
  await remind();
  expect(await readTexts()).toHaveLength(1);
  await remind('2026-11-19T07:00:00Z');
  expect(await readTexts()).toHaveLength(2);
});

test('[PANEL-06] a clock that was years ahead for a day silences no later reminder', async () => {
  const { insert, remind, readTexts } = await start();
  await insert('2026-11-13T09:00:00Z');
  await remind('2031-11-18T07:00:00Z');
  await remind();
  expect(await readTexts()).toHaveLength(2);
});

test('[PANEL-06] inquiries in hand wait too; what is answered, flagged or a booking that somebody took does not', async () => {
  const { context, insert, remind, setState, readTexts, readMetrics } = await start();
  const { pool } = context;
  const { rows } = await pool.query("insert into desk_person (name) values ('Ada') returning id");
  const inHand = await insert('2026-11-13T09:00:00Z');
  await setState(inHand.id, 'hand', rows[0].id);
  const answered = await insert('2026-11-12T09:00:00Z');
  await setState(answered.id, 'answered');
  await insert('2026-11-12T09:00:00Z', { flagged: true });
  await insert('2026-11-18T06:00:00Z');
  const confirmed_at = new Date('2026-11-13T10:00:00Z');
  const taken = await insertTestBooking(pool, { confirmed_at });
  await setState(taken.id, 'hand', rows[0].id);
  await insertTestBooking(pool, { confirmed_at, short_id: 'NEW111' });
  await remind();
  const [text] = await readTexts();
  expect(text?.split('\n').slice(-2)).toEqual([
    `${toInquiryReference(inHand.id)}, 4 days`,
    'TT-NEW111, 4 days',
  ]);
  expect(await readMetrics()).toEqual(
    expect.arrayContaining(['desk_entries_waiting{late="true"} 2', 'desk_entries_waiting{late="false"} 1']),
  );
});

test('[PANEL-06] nothing is sent when nothing is late, nor on days off', async () => {
  const { insert, remind, telegram } = await start();
  await insert('2026-11-17T09:00:00Z');
  await remind();
  // Late since Wednesday evening, but nobody works on Saturday and Sunday.
  await remind('2026-11-21T07:00:00Z');
  await remind('2026-11-22T07:00:00Z');
  expect((await telegram.admin.readState()).requestCount).toBe(0);
  await remind('2026-11-23T07:00:00Z');
  expect((await telegram.admin.readState()).messages).toHaveLength(1);
});

test('[PANEL-06] what was answered before the message went out is not in it', async () => {
  const { context, insert, setState, telegram } = await start();
  const { id } = await insert('2026-11-13T09:00:00Z');
  const { rows } = await context.pool.query('insert into desk_reminder (day) values (now()) returning id');
  await setState(id, 'answered');
  await sendJob(context.pool, 'desk-reminder-notification', { reminderId: rows[0].id });
  await runOutbox(context);
  expect((await telegram.admin.readState()).requestCount).toBe(0);
});

test('[PANEL-06] reminders of days without a channel become one when there is a channel', async () => {
  const { context, insert, readTexts } = await start();
  await insert('2026-11-13T09:00:00Z');
  const days = ['2026-11-16', '2026-11-17', '2026-11-18'];
  for (const day of days) {
    const { rows } = await context.pool.query('insert into desk_reminder (day) values ($1) returning id', [
      day,
    ]);
    await sendJob(context.pool, 'desk-reminder-notification', { reminderId: rows[0].id });
  }
  await runOutbox(context);
  expect(await readTexts()).toHaveLength(1);
});

test.each(languages)('[PANEL-06] the reminder is in $code if the company reads it', async ({ code, tag }) => {
  const { insert, remind, readTexts, readMails } = await start({ NOTIFY_LANGUAGE: code });
  await insert('2026-11-13T09:00:00Z');
  await insert('2026-11-12T09:00:00Z');
  await remind();
  const [text = ''] = await readTexts();
  const [mail] = await readMails();
  expect(text).toContain(link);
  for (const part of [text, mail?.text]) expect(part).not.toMatch(/\{\w+|undefined|desk\./);
  expect(mail?.html).toContain(`<html lang="${tag}"`);
  expect(text.split('\n')[0]).toBe(mail?.subject);
});

test('[PANEL-06] the reminder is scheduled every day', async () => {
  const { pool } = await createTestContext();
  const { rows } = await pool.query(
    "select cron, timezone from pgboss.schedule where name = 'desk-reminder'",
  );
  expect(rows).toEqual([{ cron: '0 7 * * *', timezone: 'UTC' }]);
});
