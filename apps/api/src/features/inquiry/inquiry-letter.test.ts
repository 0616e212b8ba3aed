import { toInquiryReference } from '@tt/contract/inquiry/inquiry-reference';
import { languages } from '@tt/contract/language/language';
import { siteSettings } from '@tt/contract/site-settings';
import { startMailbox } from '@tt/standins/mailbox';
import { startTelegram } from '@tt/standins/telegram';
import { expect, onTestFinished, test } from 'vitest';
import { createTestContext } from '../../../test/create-test-context.ts';
import { insertTestInquiry } from '../../../test/insert-test-inquiry.ts';
import { insertTestBooking } from '../../../test/booking/insert-test-booking.ts';
import { runOutbox } from '../../../test/run-outbox.ts';
import { sendTestJob } from '../../../test/send-test-job.ts';

const addresses = ['sales@site.example', 'desk@site.example'];

async function startInbox(environment: Record<string, string> = {}) {
  const [mailbox, telegram] = await Promise.all([startMailbox(), startTelegram()]);
  onTestFinished(async () => {
    await Promise.all([mailbox.stop(), telegram.stop()]);
  });
  const context = await createTestContext({
    replacements: { chats: [] },
    environment: { SMTP_URL: mailbox.smtpUrl, NOTIFY_EMAIL: addresses.join(', '), ...environment },
  });
  const listMails = async () =>
    (await mailbox.admin.readState()).mails.map((mail) => ({
      ...mail,
      headers: Object.fromEntries(mail.headers.map(({ key, value }) => [key, value])),
    }));
  return { context, mailbox, telegram, listMails };
}

test.each(languages)(
  '[ANSWER-04] an inquiry is one mail to every address of the company, in $code, and a reply goes to the visitor',
  async ({ code, tag }) => {
    const { context, listMails } = await startInbox({ NOTIFY_LANGUAGE: code });
    const { id } = await insertTestInquiry(context.pool, {
      name: 'Ada "Eve" <b>Lovelace</b>\r\nBcc: eve@site.example',
      project_description: 'First line.\nEmail: eve@site.example\n<script>alert(1)</script>',
      social_media: '',
      email_domain_verdict: 'unknown',
      language: 'pl',
    });
    await runOutbox(context);
    const [mail, ...others] = await listMails();
    expect(others).toEqual([]);
    expect(mail?.envelope.to).toEqual(addresses);
    expect(mail?.headers['reply-to']).toBe('ada@site.example');
    expect(mail?.headers['auto-submitted']).toBe('auto-generated');
    expect(mail?.headers['message-id']).toContain(id);
    expect(mail?.headers.bcc).toBeUndefined();
    const reference = toInquiryReference(id);
    expect(mail?.subject).toContain('Ada');
    expect(mail?.subject.endsWith(`(${reference})`)).toBe(true);
    for (const part of [mail?.text ?? '', mail?.html ?? '']) {
      const link = `https://site.example/desk/entry/${id}`;
      for (const words of ['ada@site.example', 'Analytical Engines', reference, link])
        expect(part).toContain(words);
      expect(part).not.toMatch(/\{\w+\}|undefined|inquiry\.company|\u202f/);
    }
    expect(mail?.text).toContain('> First line.\n> Email: eve@site.example\n> <script>alert(1)</script>');
    expect(mail?.html).toContain('&lt;script&gt;');
    expect(mail?.html).toContain(`<html lang="${tag}"`);
    expect(mail?.html).not.toMatch(/<b>|<img|<link|<script|<iframe|@import|url\(|src=/i);
  },
);

test('[ANSWER-04] the link of the visitor’s address adds no other recipient', async () => {
  const { context, listMails } = await startInbox();
  await insertTestInquiry(context.pool, { email: 'ada+1?bcc=eve%40evil.example@site.example' });
  await runOutbox(context);
  const [mail] = await listMails();
  expect(mail?.html).toContain('"mailto:ada+1%3Fbcc%3Deve%2540evil.example@site.example"');
});

test('[ANSWER-04] a chat that is down does not hold up the mail, and a mail server that is down not the chat; each gets it once', async () => {
  const { mailbox, telegram, listMails } = await startInbox();
  const context = await createTestContext({
    environment: {
      SMTP_URL: mailbox.smtpUrl,
      NOTIFY_EMAIL: addresses.join(),
      TELEGRAM_API_URL: telegram.url,
      TELEGRAM_BOT_TOKEN: '1:secret',
      TELEGRAM_CHAT_ID: '-100',
    },
  });
  const countMessages = async () => (await telegram.admin.readState()).messages.length;
  const { id } = await insertTestInquiry(context.pool);
  await telegram.admin.script({ kind: 'error', code: 500 });
  await expect(runOutbox(context)).rejects.toThrow('telegram: HTTP 500');
  expect([await countMessages(), (await listMails()).length]).toEqual([0, 1]);
  await sendTestJob(context.pool, 'contact-form-notification', { id });
  await runOutbox(context);
  expect([await countMessages(), (await listMails()).length]).toEqual([1, 1]);

  const { id: second } = await insertTestInquiry(context.pool);
  await mailbox.admin.script({ kind: 'reject', code: 451 });
  await expect(runOutbox(context)).rejects.toThrow('company-mail: SMTP 451');
  expect([await countMessages(), (await listMails()).length]).toEqual([2, 1]);
  await sendTestJob(context.pool, 'contact-form-notification', { id: second });
  await runOutbox(context);
  expect([await countMessages(), (await listMails()).length]).toEqual([2, 2]);
  const { rows } = await context.pool.query('select channel from delivery order by subject_id, channel');
  expect(rows.map(({ channel }) => channel)).toEqual([
    'company-mail',
    'telegram',
    'company-mail',
    'telegram',
  ]);
});

test('[ANSWER-04] a summary and a notice about a booking reach the mailbox too', async () => {
  const { context, listMails } = await startInbox();
  const inquiry = await insertTestInquiry(context.pool, { announcement: 'summary' });
  await sendTestJob(context.pool, 'inquiry-summary');
  const booking = await insertTestBooking(context.pool, { message: 'Hello <b>you</b>' });
  await sendTestJob(context.pool, 'booking-notice', { bookingId: booking.id, kind: 'booked' });
  await runOutbox(context);
  const mails = await listMails();
  expect(mails.map(({ subject, headers }) => [subject, headers['reply-to']])).toEqual([
    [`New consultation: Ada Lovelace (TT-${booking.short_id})`, 'ada@site.example'],
    [expect.stringMatching(/^1 inquiry, grouped because/), siteSettings.email],
  ]);
  expect(mails[0]?.text).toContain('> Hello <b>you</b>');
  expect(mails[0]?.html).toContain('&gt; Hello &lt;b&gt;you&lt;/b&gt;');
  expect(mails[1]?.text).toContain(inquiry.id);
});
