import { once } from 'node:events';
import { connect } from 'node:net';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startMailbox } from './mailbox.ts';

let mailbox: Awaited<ReturnType<typeof startMailbox>>;

beforeAll(async () => {
  mailbox = await startMailbox();
});
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

/** Speaks SMTP until the first refusal and returns the code of each reply. */
async function sendMail({ timeoutMs = 3000, commands = dialogue } = {}): Promise<number[]> {
  const socket = connect(mailbox.smtpPort, '127.0.0.1');
  socket.setTimeout(timeoutMs, () => socket.destroy(new Error('no reply in time')));
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

test.each([
  [{ kind: 'reject', code: 451 }, [220, 250, 250, 250, 354, 451]],
  [{ kind: 'reject', code: 550 }, [220, 250, 250, 250, 354, 550]],
  [{ kind: 'reject', code: 550, at: 'rcpt_to' }, [220, 250, 250, 550]],
  [{ kind: 'reject', code: 421, at: 'mail_from' }, [220, 250, 421]],
] as const)('%j refuses once and keeps nothing', async (fault, codes) => {
  await mailbox.admin.script(fault);
  expect(await sendMail()).toEqual(codes);
  expect((await mailbox.admin.readState()).mails).toEqual([]);
  expect(await sendMail()).toEqual(accepted);
});

test('a login is refused once if that is scripted, and any password is right afterward', async () => {
  const login = ['EHLO test', `AUTH PLAIN ${Buffer.from('\0ada\0wrong').toString('base64')}`];
  await mailbox.admin.script({ kind: 'reject', at: 'auth', code: 535 });
  expect(await sendMail({ commands: login })).toEqual([220, 250, 535]);
  expect(await sendMail({ commands: login })).toEqual([220, 250, 235]);
});

test.each(['mail_from', 'rcpt_to', 'data'] as const)('drop at %s cuts the connection', async (at) => {
  await mailbox.admin.script({ kind: 'drop', at });
  await expect(sendMail()).rejects.toThrow();
  expect((await mailbox.admin.readState()).mails).toEqual([]);
});

test('a lost answer leaves the mail recorded', async () => {
  await mailbox.admin.script({ kind: 'answer_lost' });
  await expect(sendMail()).rejects.toThrow();
  expect((await mailbox.admin.readState()).mails).toHaveLength(1);
});

test('a hanging server never replies', async () => {
  await mailbox.admin.script({ kind: 'hang', at: 'rcpt_to' });
  await expect(sendMail({ timeoutMs: 300 })).rejects.toThrow('no reply in time');
});
