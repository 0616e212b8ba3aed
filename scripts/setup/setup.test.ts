import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parseConfig } from '../../apps/api/src/config.ts';
import { questions } from './questions.ts';
import { SavedAnswers } from './saved-answers.ts';
import { createCheckout } from './test/checkout.ts';
import { Conversation } from './test/conversation.ts';
import { startPeers } from './test/start-peers.ts';

const program = join(import.meta.dirname, '../setup.ts');
const recipient = `age1${'q'.repeat(58)}`;

let peers: Awaited<ReturnType<typeof startPeers>>;
beforeAll(async () => {
  peers = await startPeers();
});
afterAll(() => peers.stop());

const listWords = (folder: string) => [program, '--production', '--folder', folder];
const talk = (folder: string, ...words: string[]) =>
  new Conversation(process.execPath, [...listWords(folder), ...words], peers.env);

/** A right answer to each question but the last, which the bucket replaces. */
const listAnswers = () => ({
  domain: 'a-only.test',
  name: "Ada & Grace's",
  email: 'hello@a-only.test',
  'notify-email': 'ada@a-only.test,grace@a-only.test',
  'telegram-token': '1:token',
  'telegram-chat': '-100',
  'slack-webhook': 'https://hooks.slack.com/services/T0/B0/x',
  'smtp-url': peers.smtpUrl,
  'backup-recipient': recipient,
  'backup-bucket': peers.bucketUrl,
  'backup-region': 'eu-1',
  'backup-key-id': 'key',
  'backup-secret': 'right',
});

function expectWritten(checkout: ReturnType<typeof createCheckout>): void {
  const environment = checkout.readEnv();
  expect(environment).toMatchObject({
    NOTIFY_EMAIL: 'ada@a-only.test,grace@a-only.test',
    TELEGRAM_BOT_TOKEN: '1:token',
    TELEGRAM_CHAT_ID: '-100',
    SLACK_WEBHOOK_URL: 'https://hooks.slack.com/services/T0/B0/x',
    SMTP_URL: peers.smtpUrl,
    BACKUP_RECIPIENT: recipient,
    BACKUP_S3_URL: peers.bucketUrl,
    BACKUP_S3_REGION: 'eu-1',
    BACKUP_S3_KEY_ID: 'key',
    BACKUP_S3_SECRET: 'right',
    BACKUP_PATH: '',
  });
  expect(() => parseConfig(environment)).not.toThrow();
  expect(statSync(checkout.at('.env')).mode & 0o777).toBe(0o600);
  expect(JSON.parse(checkout.readSettings())).toMatchObject({
    company: { name: "Ada & Grace's" },
    origin: 'https://a-only.test',
    email: 'hello@a-only.test',
    profiles: [{ name: 'Torque & Thrust' }],
  });
  expect(existsSync(checkout.at(SavedAnswers.path))).toBe(false);
}

test('[SETUP-02] setup that is stopped at every question goes on there, and writes nothing before the last answer', async () => {
  const checkout = createCheckout();
  const answers = Object.entries(listAnswers());
  const first = talk(checkout.folder, '--ask');
  await first.hear('domain: ');
  expect(await first.end()).toBe(1);
  for (const [index, [name, answer]] of answers.entries()) {
    expect(checkout.isUntouched()).toBe(true);
    const conversation = talk(checkout.folder, '--ask');
    await conversation.answer(name, answer);
    const next = answers[index + 1]?.[0];
    if (next) {
      await conversation.hear(`${next}: `);
      // Half of them by Ctrl-C, half by the end of the input.
      if (index % 2) expect(await conversation.interrupt()).toBe('SIGINT');
      else expect(await conversation.end()).toBe(1);
      expect(statSync(checkout.at(SavedAnswers.path)).mode & 0o777).toBe(0o600);
    } else {
      expect(await conversation.end()).toBe(0);
      expect(conversation.text).toMatch(/\nNext: deploy\/release\.sh\n$/);
    }
  }
  expectWritten(checkout);
});

test('[SETUP-01] a wrong answer to any question gets a sentence that helps, and the question again', async () => {
  const checkout = createCheckout();
  const right = listAnswers();
  const conversation = talk(checkout.folder, '--ask');
  const accept = (name: keyof typeof right) => conversation.answer(name, right[name]);

  await conversation.refuse('domain', '', 'is needed: a host name, such as');
  await conversation.refuse('domain', 'my site', 'has to be a host name, such as www.company.com');
  await conversation.fail('domain', 'https://nowhere.test/', 'has no address: add an A or AAAA record');
  await conversation.fail('domain', 'company.example', 'reserved for examples: use a domain of your own');
  await accept('domain');
  await conversation.refuse('name', '', 'is needed');
  await conversation.refuse('name', 'x'.repeat(81), 'at most 80 characters');
  await accept('name');
  await conversation.refuse('email', 'hello', 'has to be an email address');
  await conversation.fail('email', 'hello@company.example', 'reserved for examples');
  await accept('email');
  await conversation.refuse('notify-email', 'ada, grace', 'has to be email addresses');
  await accept('notify-email');
  await conversation.refuse('telegram-token', 'token', 'as @BotFather shows it');
  await peers.telegram.admin.script({ kind: 'error', code: 401 });
  await conversation.fail('telegram-token', '1:wrong', 'does not know the bot');
  await accept('telegram-token');
  await conversation.refuse('telegram-chat', 'our team', 'has to be a number');
  // The token became invalid meanwhile, so the token is asked for again, and the chat is not.
  await peers.telegram.admin.script({ kind: 'error', code: 401 });
  await conversation.fail('telegram-chat', right['telegram-chat'], 'copy TELEGRAM_BOT_TOKEN');
  await accept('telegram-token');
  await conversation.refuse(
    'slack-webhook',
    'http://hooks.slack.com/x',
    'has to be a URL such as https://hooks',
  );
  await accept('slack-webhook');
  await conversation.refuse('smtp-url', 'mail.company.com', 'has to be a URL such as smtp://');
  await conversation.refuse('smtp-url', "smtp://user:it's@mail.company.com", 'write %27');
  await peers.mailbox.admin.script({ kind: 'reject', at: 'auth', code: 535 });
  await conversation.fail('smtp-url', peers.smtpUrl, 'refuses the login (SMTP 535): check user and password');
  await accept('smtp-url');
  await conversation.refuse('backup-recipient', `AGE-SECRET-KEY-1${'Q'.repeat(58)}`, 'is the private key');
  await conversation.refuse('backup-recipient', 'age1', 'is not a public key of age');
  await accept('backup-recipient');
  await conversation.refuse('backup-bucket', 'http://host/bucket', 'is not https://');
  await conversation.refuse('backup-bucket', 'https://host', 'names no bucket');
  await accept('backup-bucket');
  await conversation.refuse('backup-region', 'near us', 'has to be a word such as');
  await accept('backup-region');
  await conversation.refuse('backup-key-id', 'a key', 'has to be a word without spaces');
  await accept('backup-key-id');
  await conversation.refuse('backup-secret', 'two words', 'has to be a word without spaces');
  await conversation.fail('backup-secret', 'wrong', 'refuses the credential');
  expect(checkout.isUntouched()).toBe(true);
  await accept('backup-key-id');
  await accept('backup-secret');
  expect(await conversation.end()).toBe(0);
  expectWritten(checkout);
});

test('[SETUP-01] everything after the email can be skipped, and a part skips its whole', async () => {
  const checkout = createCheckout();
  const { domain, name, email } = listAnswers();
  const conversation = talk(checkout.folder, '--ask', '--domain', domain, '--name', name, '--email', email);
  await conversation.answer('notify-email', '');
  await conversation.answer('telegram-token', '1:token');
  await conversation.answer('telegram-chat', '');
  await conversation.answer('slack-webhook', '');
  await conversation.answer('smtp-url', '');
  await conversation.answer('backup-recipient', recipient);
  await conversation.answer('backup-bucket', peers.bucketUrl);
  await conversation.answer('backup-region', '');
  await conversation.answer('backup-key-id', '');
  await conversation.refuse('backup-folder', 'backups', 'has to be a path that starts with /');
  await conversation.answer('backup-folder', '/srv/the backups');
  expect(await conversation.end()).toBe(0);
  const environment = checkout.readEnv();
  expect(environment).toMatchObject({ BACKUP_RECIPIENT: recipient, BACKUP_PATH: '/srv/the backups' });
  for (const setting of [
    'NOTIFY_EMAIL',
    'TELEGRAM_BOT_TOKEN',
    'SLACK_WEBHOOK_URL',
    'SMTP_URL',
    'BACKUP_S3_URL',
  ])
    expect(environment[setting], setting).toBe('');
  expect(conversation.text).toContain('Nobody is told of an inquiry until');
  expect(conversation.text).toContain("--group=1000 '/srv/the backups'");
});

test('[SETUP-01] an answer whose try fails can be kept', async () => {
  const checkout = createCheckout();
  const conversation = talk(checkout.folder, '--ask');
  await conversation.refuse('domain', 'nowhere.test', 'k: keep it as it is. ');
  conversation.type('k');
  await conversation.hear('name: ');
  await conversation.end();
  expect(JSON.parse(readFileSync(checkout.at(SavedAnswers.path), 'utf8'))).toEqual({
    domain: 'nowhere.test',
  });
});

test('[SETUP-01] at a terminal, secrets are not shown', async () => {
  const checkout = createCheckout();
  const command = [process.execPath, ...listWords(checkout.folder), '--offline'].join(' ');
  const conversation = new Conversation('script', ['-qec', command, '/dev/null'], peers.env);
  for (const name of ['domain', 'name', 'email'] as const)
    await conversation.answer(name, listAnswers()[name]);
  await conversation.answer('notify-email', '');
  await conversation.answer('telegram-token', '1:hidden');
  await conversation.answer('telegram-chat', '-100');
  await conversation.answer('slack-webhook', 'https://hooks.slack.com/hidden');
  await conversation.answer('smtp-url', 'smtp://user:hidden@mail.test');
  await conversation.answer('backup-recipient', '');
  await conversation.end();
  expect(checkout.readEnv().SMTP_URL).toBe('smtp://user:hidden@mail.test');
  expect(conversation.text).toContain('-100');
  expect(conversation.text).not.toContain('hidden');
});

test('[SETUP-02] Ctrl-C at a terminal stops a question and a try', async () => {
  const checkout = createCheckout();
  const command = [process.execPath, ...listWords(checkout.folder)].join(' ');
  const env = { ...peers.env, DNS_SERVERS: peers.silentServer };
  const stop = async (...lines: string[]) => {
    const conversation = new Conversation('script', ['-qec', command, '/dev/null'], env);
    await conversation.hear('domain: ');
    for (const line of lines) conversation.type(line);
    await conversation.hear('Stopped. To continue, run the same command again.');
    expect(await conversation.end()).toBe(1);
    expect(conversation.text).not.toContain('no name server answered');
    expect(checkout.isUntouched()).toBe(true);
  };
  await stop('\x03');
  await stop('a-only.test', '\x03');
});

test('[SETUP-02] an .env that is there stays, and nothing is asked', async () => {
  const checkout = createCheckout();
  writeFileSync(checkout.at('.env'), 'MINE=1\n');
  const conversation = talk(checkout.folder, '--ask');
  expect(await conversation.end()).toBe(1);
  expect(conversation.text).toMatch(
    /^\.env already exists and was not changed, .* edit it there, .*release\.sh.*\n$/,
  );
  expect(readFileSync(checkout.at('.env'), 'utf8')).toBe('MINE=1\n');
});

test('[SETUP-03] without a terminal, a file and flags are the answers', async () => {
  const checkout = createCheckout();
  const { domain, ...others } = listAnswers();
  const file = checkout.at('answers.json');
  writeFileSync(file, JSON.stringify({ ...others, domain: 'nowhere.test' }));
  const conversation = talk(checkout.folder, '--answers', file, '--domain', domain);
  expect(await conversation.end()).toBe(0);
  expect(conversation.text).toContain('warning: DNS a-only.test is 192.0.2.21');
  expectWritten(checkout);
});

test('[SETUP-03] without a terminal, all that is missing or wrong is listed at once, and nothing is written', async () => {
  const checkout = createCheckout();
  const run = async (...words: string[]) => {
    const conversation = talk(checkout.folder, ...words);
    expect(await conversation.end()).toBe(2);
    expect(checkout.isUntouched()).toBe(true);
    return conversation.text;
  };
  expect(await run()).toMatch(/^- domain is missing.*\n- name is missing.*\n- email is missing.*\n$/);
  const text = await run(
    ...['--domain', 'nowhere.test', '--name', 'Ada', '--email', 'ada', '--telegram-token', '1:a'],
    ...['--smtp-url', 'smtp://127.0.0.1:1', '--backup-secret', 'x'],
  );
  expect(text.trimEnd().split('\n')).toEqual([
    expect.stringMatching(/^- email has to be an email address/),
    expect.stringMatching(/^- telegram-chat is missing/),
    '- backup-secret needs backup-bucket',
    expect.stringMatching(/^- DNS nowhere\.test has no address/),
    expect.stringMatching(/^- SMTP .*ECONNREFUSED/),
  ]);
  expect(await run('--colour', 'red')).toContain("'--colour'");
  writeFileSync(checkout.at('answers.json'), '{"domian": "a-only.test", "name": 1}');
  expect(await run('--answers', checkout.at('answers.json'))).toMatch(/domian, name can't be used.*domain/);
  expect(await run('--answers', checkout.at('none.json'))).toContain('is not a file with an object in JSON');
});

test('[SETUP-03] the help lists a flag for every question', () => {
  const usage = readFileSync(join(import.meta.dirname, 'usage.txt'), 'utf8');
  const flags = [...usage.matchAll(/^ {2}--([\w-]+) [A-Z]/gm)].map(([, name]) => name);
  expect(flags).toEqual(['answers', ...questions.map(({ name }) => name), 'folder']);
});
