import { once } from 'node:events';
import { connect } from 'node:net';
import { createInterface } from 'node:readline';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { startMailbox } from './mailbox.ts';

const mailbox = await startMailbox();
afterAll(() => mailbox.stop());
beforeEach(() => mailbox.admin.reset());

const raw = [
  'From: Torque & Thrust <hello@company.example>',
  'To: Ada <ada@example.com>',
  'Subject: =?utf-8?Q?Potwierdzenie_=C5=9Broda?=',
  'MIME-Version: 1.0',
  'Content-Type: multipart/mixed; boundary="b"',
  '',
  '--b',
  'Content-Type: text/plain; charset=utf-8',
  '',
  'Your <consultation> is booked.',
  '--b',
  'Content-Type: text/html; charset=utf-8',
  '',
  '<p>Your consultation is booked.</p><script>alert(1)</script>',
  '--b',
  'Content-Type: text/calendar; method=REQUEST; name="invite.ics"',
  'Content-Disposition: attachment; filename="invite.ics"',
  '',
  'BEGIN:VCALENDAR',
  'END:VCALENDAR',
  '--b--',
].join('\r\n');

const dialogue = [
  'EHLO test',
  'MAIL FROM:<bounce@company.example>',
  'RCPT TO:<ada@example.com>',
  'DATA',
  `${raw}\r\n.`,
];

/** Speaks SMTP until the first refusal, or until it is given up, and returns the code of each reply. */
async function sendMail({ commands = dialogue, signal }: { commands?: string[]; signal?: AbortSignal } = {}) {
  const socket = connect({ port: mailbox.smtpPort, host: '127.0.0.1', ...(signal && { signal }) });
  const failed = once(socket, 'error').then(([error]) => Promise.reject(error));
  failed.catch(() => {});
  const replies = createInterface({ input: socket })[Symbol.asyncIterator]();
  async function readCode(): Promise<number> {
    const { value: line, done } = await Promise.race([replies.next(), failed]);
    if (done) throw new Error('connection closed');
    return line[3] === '-' ? readCode() : Number(line.slice(0, 3));
  }
  const codes = [await readCode()];
  for (const command of commands) {
    socket.write(`${command}\r\n`);
    codes.push(await readCode());
    if ((codes.at(-1) ?? 0) >= 400) break;
  }
  socket.destroy();
  return codes;
}

const accepted = [220, 250, 250, 250, 354, 250];

test('a mail is recorded raw and as its reader would see it', async () => {
  expect(await sendMail()).toEqual(accepted);
  const { mails } = await mailbox.admin.readState();
  expect(mails).toMatchObject([
    {
      id: 1,
      envelope: { from: 'bounce@company.example', to: ['ada@example.com'] },
      from: 'Torque & Thrust <hello@company.example>',
      to: ['Ada <ada@example.com>'],
      subject: 'Potwierdzenie środa',
      text: expect.stringContaining('Your <consultation> is booked.'),
      attachments: [{ filename: 'invite.ics', mimeType: 'text/calendar', method: 'REQUEST' }],
      raw: expect.stringContaining('Subject: =?utf-8?Q?Potwierdzenie'),
    },
  ]);
});

test('the pages list the mails and show one, with its HTML shut in and its attachments', async () => {
  expect(await (await fetch(mailbox.url)).text()).toContain('No mail yet.');
  await sendMail();
  expect(await (await fetch(mailbox.url)).text()).toContain('<a href="/mails/1">Potwierdzenie środa</a>');
  const page = await (await fetch(`${mailbox.url}/mails/1`)).text();
  expect(page).toContain('Your &lt;consultation&gt; is booked.');
  expect(page).not.toContain('<script>');
  const html = await fetch(`${mailbox.url}/mails/1/html`);
  expect(html.headers.get('content-security-policy')).toMatch(/^sandbox allow-popups; default-src 'none'/);
  const attachment = await fetch(`${mailbox.url}/mails/1/attachments/0`);
  expect(await attachment.text()).toContain('BEGIN:VCALENDAR');
  expect((await fetch(`${mailbox.url}/mails/1/attachments/7`)).status).toBe(404);
  expect((await fetch(`${mailbox.url}/mails/7`)).status).toBe(404);
});

const login = ['EHLO test', `AUTH PLAIN ${Buffer.from('\0ada\0any').toString('base64')}`];

test.each([
  [{ kind: 'reject', code: 451 }, [220, 250, 250, 250, 354, 451], accepted],
  [{ kind: 'reject', code: 550 }, [220, 250, 250, 250, 354, 550], accepted],
  [{ kind: 'reject', code: 550, at: 'rcpt_to' }, [220, 250, 250, 550], accepted],
  [{ kind: 'reject', code: 421, at: 'mail_from' }, [220, 250, 421], accepted],
  [{ kind: 'reject', code: 535, at: 'auth' }, [220, 250, 535], [220, 250, 235]],
] as const)('%j refuses once and keeps nothing', async (fault, refused, taken) => {
  const commands = 'at' in fault && fault.at === 'auth' ? login : dialogue;
  await mailbox.admin.script(fault);
  expect(await sendMail({ commands })).toEqual(refused);
  expect((await mailbox.admin.readState()).mails).toEqual([]);
  expect(await sendMail({ commands })).toEqual(taken);
});

test.each([
  [{ kind: 'drop', at: 'mail_from' }, 0],
  [{ kind: 'drop', at: 'rcpt_to' }, 0],
  [{ kind: 'drop', at: 'data' }, 0],
  [{ kind: 'answer_lost' }, 1],
] as const)('%j cuts the connection and keeps %i mails', async (fault, count) => {
  await mailbox.admin.script(fault);
  await expect(sendMail()).rejects.toThrow();
  expect((await mailbox.admin.readState()).mails).toHaveLength(count);
});

test('a fault for a domain leaves the mails to others alone', async () => {
  await mailbox.admin.script({ kind: 'reject', code: 550, at: 'rcpt_to', domain: 'elsewhere.test' });
  await mailbox.admin.script({ kind: 'drop', domain: 'elsewhere.test' });
  expect(await sendMail()).toEqual(accepted);
});

test('a hanging server never replies', async () => {
  const before = await mailbox.admin.countStruck();
  await mailbox.admin.script({ kind: 'hang', at: 'rcpt_to' });
  const caller = new AbortController();
  const hanging = sendMail({ signal: caller.signal });
  await expect.poll(() => mailbox.admin.countStruck()).toBe(before + 1);
  caller.abort();
  await expect(hanging).rejects.toThrow('aborted');
});
