import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { startMailbox } from '@tt/standins/mailbox';
import { expect, onTestFinished, test } from 'vitest';
import { requiresTls } from './requires-tls.ts';
import { createSmtpMailer } from './smtp-mailer.ts';

const from = { name: 'Torque & Thrust', address: 'hello@torquethrust.example' };
const message = {
  id: 'mail-1',
  to: { name: 'Ada', address: 'ada@site.example' },
  replyTo: from.address,
  subject: 'Hello',
  text: 'Hello',
  html: '<p>Hello</p>',
};

test.each([
  ['smtp://mail.example:587', true],
  ['smtp://user:password@mail.example', true],
  ['smtp://192.0.2.1:25', true],
  ['smtp://127.0.0.1.mail.example', true],
  ['smtp://localhost:1025', false],
  ['smtp://127.0.0.1:1025', false],
  ['smtp://[::1]:1025', false],
])('%s requires TLS: %s', (url, expected) => {
  expect(requiresTls(url, false)).toBe(expected);
  expect(requiresTls(url, true)).toBe(false);
});

/** The stand-in offers no TLS, like a server whose offer an attacker on the network path has removed. */
async function sendTo(toUrl: (smtpUrl: string) => string, isTlsRequired: boolean) {
  const mailbox = await startMailbox();
  onTestFinished(() => mailbox.stop());
  const mailer = createSmtpMailer({ url: toUrl(mailbox.smtpUrl), from, isTlsRequired });
  return { result: await mailer.send(message), mails: (await mailbox.admin.readState()).mails };
}

test('a server that offers no TLS gets no mail where TLS is required', async () => {
  const { result, mails } = await sendTo((url) => url, true);
  expect(result.kind).toBe('failed');
  expect(mails).toEqual([]);
});

test('a mail says that a program sent it, which mail it continues, which request led to it, and what its calendar file is for', async () => {
  const mailbox = await startMailbox();
  onTestFinished(() => mailbox.stop());
  const mailer = createSmtpMailer({ url: mailbox.smtpUrl, from, isTlsRequired: false });
  const calendarFile = {
    fileName: 'consultation.ics',
    method: 'REQUEST',
    content: 'BEGIN:VCALENDAR',
  } as const;
  const to = { name: '', address: 'ada@site.example' };
  await mailer.send({ ...message, to, inReplyTo: 'mail-0', calendarFile, requestId: 'r-1' });
  const [mail] = (await mailbox.admin.readState()).mails;
  const headers = Object.fromEntries(mail?.headers.map(({ key, value }) => [key, value]) ?? []);
  expect(headers).toMatchObject({
    'message-id': '<mail-1@torquethrust.example>',
    'in-reply-to': '<mail-0@torquethrust.example>',
    references: '<mail-0@torquethrust.example>',
    'reply-to': from.address,
    to: 'ada@site.example',
    'auto-submitted': 'auto-generated',
    'x-auto-response-suppress': 'All',
    'x-request-id': 'r-1',
  });
  expect(mail?.raw).toMatch(/^Content-Type: text\/calendar;[^\n]*\n? ?method=REQUEST/im);
  expect(mail?.attachments).toContainEqual(expect.objectContaining({ filename: 'consultation.ics' }));
});

test('an operator can say in the URL that TLS is not required', async () => {
  const { result, mails } = await sendTo((url) => `${url}?requireTLS=false`, true);
  expect(result.kind).toBe('delivered');
  expect(mails).toHaveLength(1);
});

/** Answers every command after a while, and never more than one at a time. */
async function startSlowServer(answerMs: number) {
  const commands: string[] = [];
  const closed = Promise.withResolvers<void>();
  const server = createServer((socket) => {
    socket.on('error', () => {}).on('close', () => closed.resolve());
    socket.write('220 slow\r\n');
    socket.on('data', (data) => {
      commands.push(String(data).slice(0, 4));
      setTimeout(() => socket.writable && socket.write('250 ok\r\n'), answerMs);
    });
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  return { url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`, commands, closed };
}

test('a dialogue is over when its time is, however often the server answers', async () => {
  const { url, commands, closed } = await startSlowServer(400);
  const mailer = createSmtpMailer({ url, from, isTlsRequired: false, maxSendSeconds: 1 });
  expect((await mailer.send(message)).kind).toBe('failed');
  await closed.promise;
  expect(commands).not.toContain('DATA');
});
