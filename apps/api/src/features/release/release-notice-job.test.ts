import { languages } from '@tt/contract/language/language';
import { startMailbox } from '@tt/standins/mailbox';
import { startTelegram } from '@tt/standins/telegram';
import { expect, onTestFinished, test } from 'vitest';
import { createTestContext } from '../../../test/create-test-context.ts';
import { runOutbox } from '../../../test/run-outbox.ts';
import { runOps } from '../../ops/run-ops.ts';
import { UsageError } from '../../ops/usage-error.ts';

const revision = '0123456789abcdef0123456789abcdef01234567';

async function start(environment: Record<string, string> = {}) {
  const [telegram, mailbox] = await Promise.all([startTelegram(), startMailbox()]);
  onTestFinished(async () => {
    await Promise.all([telegram.stop(), mailbox.stop()]);
  });
  const context = await createTestContext({
    environment: {
      TELEGRAM_API_URL: telegram.url,
      TELEGRAM_BOT_TOKEN: '1:secret',
      TELEGRAM_CHAT_ID: '-100',
      SMTP_URL: mailbox.smtpUrl,
      NOTIFY_EMAIL: 'sales@site.example',
      ...environment,
    },
  });
  const tell = async (...words: string[]) => {
    await runOps(context, ['release-notice', ...words]);
    await runOutbox(context);
    const { messages } = await telegram.admin.readState();
    const { mails } = await mailbox.admin.readState();
    return { text: messages.at(-1)?.text ?? '', mail: mails.at(-1) };
  };
  return { context, tell };
}

test('[RELEASE-01] chat and mail say what went live, and whose it is', async () => {
  const { tell } = await start();
  const { text, mail } = await tell('live', revision, 'Ada Lovelace', 'New prices');
  expect(text).toBe('Published: New prices\nAda Lovelace, commit 0123456789');
  expect(mail?.subject).toBe('Published: New prices');
});

test('[RELEASE-02] chat and mail say why a commit is not live, by the end of a long log', async () => {
  const { tell } = await start();
  const reason = `${'early\n'.repeat(1000)}messages: failed\n  en/home.json <b>no title</b>`;
  const { text, mail } = await tell('refused', revision, 'Ada Lovelace', 'New prices', reason);
  expect(text).toMatch(
    /^Not published: New prices\nAda Lovelace, commit 0123456789\nThe site stays as it was/,
  );
  expect(text).toMatch(/Why:\n[\s\S]*messages: failed\n {2}en\/home\.json <b>no title<\/b>$/);
  expect(text.length).toBeLessThan(2000);
  expect(mail?.text).toContain('en/home.json <b>no title</b>');
  expect(mail?.html).toContain('en/home.json &lt;b&gt;no title&lt;/b&gt;');
});

test('[RELEASE-01] chat and mail say which service did not start beside what is live', async () => {
  const { tell } = await start();
  const reason = 'Release 4 is live, but grafana did not start.';
  const { text, mail } = await tell('live', revision, 'Ada Lovelace', 'New prices', reason);
  expect(text).toBe(`Published: New prices\nAda Lovelace, commit 0123456789\n${reason}`);
  expect(mail?.text).toContain(reason);
  expect(mail?.text).not.toContain('The site stays as it was');
});

test('the company reads it in its own language', async () => {
  const titles = new Set<string>();
  for (const { code } of languages) {
    const { tell } = await start({ NOTIFY_LANGUAGE: code });
    const { text, mail } = await tell('refused', revision, 'Ada Lovelace', 'New prices', 'the reason');
    expect(text).toContain(mail?.subject);
    titles.add(text);
  }
  expect(titles.size).toBe(languages.length);
});

test('a notice is kept for a month, with its deliveries', async () => {
  const { context, tell } = await start();
  await tell('live', revision, 'Ada Lovelace', 'Old');
  await context.pool.query(`update release_notice set created_at = clock_timestamp() - interval '31 days'`);
  await tell('live', revision, 'Ada Lovelace', 'New');
  expect((await context.pool.query('select title from release_notice')).rows).toEqual([{ title: 'New' }]);
  expect((await context.pool.query('select channel from delivery')).rows).toHaveLength(2);
});

test.each([[['asleep', revision, 'Ada', 'Title']], [['live', revision, 'Ada']]])(
  'a notice that is not complete is refused: %j',
  async (words) => {
    const { tell } = await start();
    await expect(tell(...words)).rejects.toThrow(UsageError);
  },
);
