import { inquiryTrapField } from '@tt/contract/inquiry/inquiry';
import { toInquiryReference } from '@tt/contract/inquiry/inquiry-reference';
import { siteSettings } from '@tt/contract/site-settings';
import { startMailbox } from '@tt/standins/mailbox';
import { expect, onTestFinished, test } from 'vitest';
import { buildDns, buildInquiry } from '../../../test/builders.ts';
import { insertTestInquiry } from '../../../test/insert-test-inquiry.ts';
import { runOutbox } from '../../../test/run-outbox.ts';
import { sendTestJob } from '../../../test/send-test-job.ts';
import { startTestApp } from '../../../test/start-test-app.ts';
import { takeMail, toMailboxHash } from '../../delivery/mailbox.ts';
import { createFormToken } from '../../forms/form-token.ts';
import { runOps } from '../../ops/run-ops.ts';

async function startReceipts(environment: Record<string, string> = {}) {
  const mailbox = await startMailbox();
  onTestFinished(() => mailbox.stop());
  const { call, context } = await startTestApp({
    environment: {
      SMTP_URL: mailbox.smtpUrl,
      TRUST_PROXY: 'true',
      INQUIRIES_PER_ADDRESS_AND_HOUR: '10000',
      INQUIRIES_PER_MAIL_ADDRESS_AND_HOUR: '10000',
      INQUIRIES_PER_DOMAIN_AND_HOUR: '10000',
      INQUIRIES_PER_HOUR: '10000',
      ...environment,
    },
    replacements: buildDns(),
  });
  const form_token = createFormToken(context.secret, new Date(Date.now() - 60_000));
  const submit = async (changes: Parameters<typeof buildInquiry>[0] = {}, network = '192.0.2.1') => {
    const response = await call({
      method: 'POST',
      url: '/rest/v1/client_request',
      headers: { 'x-forwarded-for': network },
      payload: buildInquiry({ form_token, ...changes }),
    });
    expect(response.statusCode).toBe(201);
    return response.json().id as string;
  };
  const listMails = async () => (await mailbox.admin.readState()).mails;
  return { mailbox, context, submit, listMails };
}

test('[ANSWER-05] the sender of an inquiry gets one receipt, which replies to the company and to which no machine replies', async () => {
  const { context, submit, listMails } = await startReceipts();
  const id = await submit();
  await runOutbox(context);
  await sendTestJob(context.pool, 'inquiry-receipt', { id });
  await runOutbox(context);
  const [mail, ...others] = await listMails();
  expect(others).toEqual([]);
  const headers = Object.fromEntries(mail?.headers.map(({ key, value }) => [key, value]) ?? []);
  expect(mail?.envelope.to).toEqual(['ada@site.example']);
  expect(mail?.subject).toBe(`We have your message (${toInquiryReference(id)})`);
  expect(headers).toMatchObject({
    'reply-to': siteSettings.email,
    'auto-submitted': 'auto-replied',
    'x-auto-response-suppress': 'All',
  });
  const { rows } = await context.pool.query(
    `select channel, delivered_at from delivery where subject_id = $1 and purpose = 'receipt'`,
    [id],
  );
  expect(rows).toEqual([{ channel: 'smtp', delivered_at: expect.any(Date) }]);
});

test('[ANSWER-07] what looks like spam gets no receipt until somebody releases it, and a domain of which nobody knows whether it takes mail none', async () => {
  const { context, submit, listMails } = await startReceipts();
  const id = await submit({ [inquiryTrapField]: 'filled in' });
  const { id: unknown } = await insertTestInquiry(context.pool, { email_domain_verdict: 'unknown' });
  const { id: old } = await insertTestInquiry(context.pool, {
    email: 'old@site.example',
    created_at: new Date(Date.now() - 8 * 24 * 3_600_000),
  });
  for (const one of [id, unknown, old]) await sendTestJob(context.pool, 'inquiry-receipt', { id: one });
  await runOutbox(context);
  expect(await listMails()).toEqual([]);
  await runOps(context, ['inquiries', 'announce', id]);
  await runOutbox(context);
  expect((await listMails()).map(({ subject }) => subject)).toEqual([
    `We have your message (${toInquiryReference(id)})`,
  ]);
});

test('[ANSWER-07] inquiries from many networks that name one victim, however spelled, send it one receipt in 24 hours', async () => {
  const { context, submit, listMails } = await startReceipts();
  for (let count = 0; count < 12; count += 1) {
    await submit({ email: `Ad.a+${count}@gmail.com` }, `198.51.100.${count}`);
  }
  await runOutbox(context);
  expect(await listMails()).toHaveLength(1);
  await context.pool.query("update mailbox_mail set taken_at = now() - interval '25 hours'");
  await submit({ email: 'ada@gmail.com' });
  await runOutbox(context);
  expect(await listMails()).toHaveLength(2);
});

test('[ANSWER-07] one network that names many victims sends receipts to as many as its limit, and every inquiry is stored', async () => {
  const { context, submit, listMails } = await startReceipts({ RECEIPTS_PER_NETWORK_AND_DAY: '3' });
  for (let count = 0; count < 8; count += 1) await submit({ email: `victim-${count}@site.example` });
  await runOutbox(context);
  expect(await listMails()).toHaveLength(3);
  expect((await context.pool.query('select from client_request')).rowCount).toBe(8);
  await submit({ email: 'other@site.example' }, '203.0.113.9');
  await runOutbox(context);
  expect(await listMails()).toHaveLength(4);
});

test('[ANSWER-07] what is beyond a limit that all senders share gets no receipt', async () => {
  const { context, submit, listMails } = await startReceipts({ INQUIRIES_PER_HOUR: '3' });
  for (let count = 0; count < 5; count += 1)
    await submit({ email: `ada@site-${count}.example` }, `198.51.100.${count}`);
  await runOutbox(context);
  expect(await listMails()).toHaveLength(3);
});

test('[ANSWER-07] a receipt counts among all mails to a mailbox that has verified nothing', async () => {
  const { context, submit, listMails } = await startReceipts({ MAILS_PER_UNVERIFIED_MAILBOX_AND_DAY: '2' });
  const emailHash = toMailboxHash(context.secret, 'ada@site.example');
  const take = (mail: string) => takeMail(context.pool, { mail, emailHash, most: 2 });
  expect([await take('booking:1'), await take('booking:2')]).toEqual([true, true]);
  await submit();
  await runOutbox(context);
  expect(await listMails()).toEqual([]);
});

test('a mailbox that does not exist is remembered, and is no dead letter', async () => {
  const { context, mailbox, submit, listMails } = await startReceipts();
  await mailbox.admin.script({ kind: 'reject', at: 'rcpt_to', code: 550 });
  const id = await submit();
  await runOutbox(context);
  expect(await listMails()).toEqual([]);
  const { rows } = await context.pool.query(
    `select subject_id, channel from delivery where purpose = 'receipt'`,
  );
  expect(rows).toEqual([{ subject_id: id, channel: 'refused' }]);
});
