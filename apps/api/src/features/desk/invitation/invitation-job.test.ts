import { languages } from '@tt/contract/language/language';
import { startMailbox } from '@tt/standins/mailbox';
import { expect, onTestFinished, test } from 'vitest';
import { createTestContext } from '../../../../test/create-test-context.ts';
import { readWholeDatabase } from '../../../../test/read-whole-database.ts';
import { runOutbox } from '../../../../test/run-outbox.ts';
import { runOps } from '../../../ops/run-ops.ts';
import { findInvitation } from '../access/person-repository.ts';

const mail = 'ada@site.example';
const tokenOf = (text = '') => /\/desk\/invitation#([\w-]+)/.exec(text)?.[1] ?? '';

async function start(environment: Record<string, string> = {}) {
  const mailbox = await startMailbox();
  onTestFinished(() => mailbox.stop());
  const context = await createTestContext({ environment: { SMTP_URL: mailbox.smtpUrl, ...environment } });
  const invite = () => runOps(context, ['desk', 'invite', 'Ada', '--mail', mail]);
  const readMails = async () => (await mailbox.admin.readState()).mails;
  return { context, mailbox, invite, readMails };
}

test.each(languages)(
  '[PANEL-07] an invitation is mailed in $code with a link of its own, and no job carries a token',
  async ({ code, tag }) => {
    const { context, invite, readMails } = await start({ NOTIFY_LANGUAGE: code });
    const output = await invite();
    expect(output).toContain(`by mail to ${mail}`);
    expect((await context.pool.query('select data from job_outbox')).rows).toEqual([
      { data: { personId: expect.any(String), at: expect.any(Number) } },
    ]);
    await runOutbox(context);
    const [sent, ...more] = await readMails();
    expect(more).toEqual([]);
    expect(sent?.envelope.to).toEqual([mail]);
    const token = tokenOf(sent?.text);
    for (const part of [sent?.text, sent?.html]) {
      expect(tokenOf(part)).toBe(token);
      expect(part).not.toMatch(/\{\w+|undefined|desk\.invitation/);
    }
    expect(sent?.html).toContain(`<html lang="${tag}"`);
    expect(token).not.toBe(tokenOf(output));
    expect(await readWholeDatabase(context.pool)).not.toContain(token);
    for (const one of [token, tokenOf(output)])
      expect(await findInvitation(context.pool, one)).toMatchObject({
        person: { name: 'Ada', language: code },
      });
  },
);

test('[PANEL-07] a second invitation is mailed too, also to another address, and ends the links of the first', async () => {
  const { context, invite, readMails } = await start();
  await invite();
  await runOutbox(context);
  await runOps(context, ['desk', 'invite', 'ada', '--mail', 'ada@home.example']);
  await runOutbox(context);
  const [first, second] = await readMails();
  expect(second?.envelope.to).toEqual(['ada@home.example']);
  expect(await findInvitation(context.pool, tokenOf(first?.text))).toBeUndefined();
  expect(await findInvitation(context.pool, tokenOf(second?.text))).toBeDefined();
});

test('[PANEL-07] who has used the link or lost the access before the mail went out gets none', async () => {
  const { context, invite, readMails } = await start();
  await invite();
  await context.pool.query('delete from desk_invitation');
  await runOutbox(context);
  await invite();
  await runOps(context, ['desk', 'revoke', 'Ada']);
  await runOutbox(context);
  expect(await readMails()).toEqual([]);
});

test('[PANEL-07] a link whose mail was refused opens nothing', async () => {
  const { context, mailbox, invite } = await start();
  const printed = tokenOf(await invite());
  await mailbox.admin.script({ kind: 'reject', code: 451 });
  await expect(runOutbox(context)).rejects.toThrow('451');
  const { rows } = await context.pool.query('select count(*)::int as count from desk_invitation');
  expect(rows).toEqual([{ count: 1 }]);
  expect(await findInvitation(context.pool, printed)).toBeDefined();
});

test('[PANEL-07] without a mail server the command says so, and prints the link', async () => {
  const context = await createTestContext({ replacements: { mailer: undefined } });
  const output = await runOps(context, ['desk', 'invite', 'Ada', '--mail', mail]);
  expect(output).toContain('No mail server is set');
  expect(await findInvitation(context.pool, tokenOf(output))).toBeDefined();
  expect((await context.pool.query('select from job_outbox')).rowCount).toBe(0);
});
