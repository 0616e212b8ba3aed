import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { localKeys } from '../../../../../scripts/process/local-keys.ts';
import { runDoctor } from './run-doctor.ts';

const site = { origin: 'https://a-only.test', email: 'hello@a-only.test' };

const good = {
  SITE_ADDRESS: 'a-only.test',
  SITE_ORIGIN: site.origin,
  PUBLIC_ANON_KEY: randomBytes(16).toString('hex'),
  FORM_TOKEN_SECRET: randomBytes(32).toString('hex'),
  POSTGRES_PASSWORD: randomBytes(32).toString('hex'),
  POSTGRES_SITE_PASSWORD: randomBytes(32).toString('hex'),
  CALENDAR_KEY: randomBytes(32).toString('base64'),
  DATABASE_URL: 'postgresql://postgres@database:5432/torque_thrust',
  BACKUP_RECIPIENT: `age1${'q'.repeat(58)}`,
  BACKUP_PATH: '/other-disk',
  // At the default, the developer may have built one.
  LAUNCH_LIST: 'none',
};

/** The lines about a subject without their padding. */
async function examine(changes: Record<string, string>, subject: string, replacements = {}) {
  const { text, hasFailed } = await runDoctor({ ...good, ...changes }, ['--offline'], {
    site,
    ...replacements,
  });
  const lines = text.split('\n').map((line) => line.replaceAll(/ {2,}/g, ' '));
  return { text, hasFailed, about: lines.filter((line) => line.split(' ')[1] === subject) };
}

test('a complete environment has nothing to fix and nothing to look at', async () => {
  const { text, hasFailed } = await examine({}, '');
  expect(text).toMatch(/\n0 to fix, 0 to look at\n$/);
  expect(hasFailed).toBe(false);
});

test('no line shows a secret', async () => {
  const secrets = Object.entries(good).filter(([name]) => /KEY|SECRET|PASSWORD/.test(name));
  const broken = Object.fromEntries(secrets.map(([name]) => [name, 'abc-abc-abc']));
  for (const environment of [good, { ...good, ...broken }]) {
    const { text } = await runDoctor(environment, ['--offline'], { site });
    for (const [name] of secrets) expect(text).not.toContain(environment[name as keyof typeof good]);
  }
});

test('everything that is wrong is listed at once, also what no process would start with', async () => {
  const { text, hasFailed } = await runDoctor({ PORT: '70000', TELEGRAM_BOT_TOKEN: '1:a' }, ['--offline'], {
    site,
  });
  const failures = [...text.matchAll(/^failure +(\w+) /gm)].map(([, name]) => name);
  const names = ['DATABASE_URL', 'PUBLIC_ANON_KEY', 'FORM_TOKEN_SECRET', 'PORT'];
  expect(failures).toEqual(expect.arrayContaining([...names, 'TRUST_PROXY']));
  expect(hasFailed).toBe(true);
});

test.each([
  ['FORM_TOKEN_SECRET', '', /^failure .* is missing: at least 32 characters; .*openssl rand -hex 32/],
  ['FORM_TOKEN_SECRET', 'short', /^failure .* at least 32 characters/],
  ['FORM_TOKEN_SECRET', 'ab'.repeat(16), /^failure .* easy to guess: .*openssl rand -hex 32/],
  ['FORM_TOKEN_SECRET', localKeys.FORM_TOKEN_SECRET, /^failure .* in the repository/],
  ['FORM_TOKEN_SECRET', good.POSTGRES_PASSWORD, /^failure .* the same as POSTGRES_PASSWORD/],
  ['FORM_TOKEN_SECRET_PREVIOUS', 'short', /^failure .* at least 32 characters/],
  ['PUBLIC_ANON_KEY', localKeys.PUBLIC_ANON_KEY, /^failure .* in the repository/],
  ['CALENDAR_KEY', localKeys.CALENDAR_KEY, /^failure .* in the repository/],
  ['CALENDAR_KEY', 'too-short', /^failure .* 32 bytes in base64/],
  ['CALENDAR_KEY', '', /^warning .* webhooks and the company calendar need it/],
  ['POSTGRES_PASSWORD', 'postgres', /^failure .* in the repository/],
  ['POSTGRES_PASSWORD', 'abcdefgh-123', /^failure .* shorter than 16/],
  ['POSTGRES_PASSWORD', '', /^warning .* compose needs it/],
  ['POSTGRES_SITE_PASSWORD', '', /^warning .* compose needs it/],
  ['POSTGRES_SITE_PASSWORD', good.POSTGRES_PASSWORD, /^failure .* the same as POSTGRES_PASSWORD/],
  ['SITE_ORIGIN', 'http://a-only.test', /^failure .* not https:/],
  ['SITE_ORIGIN', 'https://torquethrust.example', /^failure .* placeholder/],
  ['SITE_ORIGIN', 'https://other.test', /^failure .* not https:\/\/a-only\.test, the origin in packages/],
  ['SITE_ADDRESS', '', /^ok .* is a-only\.test, from packages/],
  ['SITE_ADDRESS', 'other.test', /^failure .* lacks a-only\.test/],
  ['SITE_ADDRESS', 'http://a-only.test', /^failure .* no certificate/],
  ['SITE_ADDRESS', 'www.a-only.test, https://a-only.test:443', /^ok .* the host of SITE_ORIGIN/],
  ['TRUST_PROXY', 'false', /^failure .* share one limit: set it to true/],
  ['TRUST_PROXY', 'true', /^ok .* trusts loopback/],
  ['TRUST_PROXY', '192.0.2.1', /^warning .* check that Caddy is among them/],
  ['TRUSTED_PROXIES', '192.0.2.0/24,198.51.100.0/24', /^failure .* spaces, not commas/],
  ['BACKUP_RECIPIENT', '', /^warning .* nothing is backed up/],
  ['BACKUP_RECIPIENT', 'AGE-SECRET-KEY-1QQQ', /^failure .* private key: .*take it off this machine/],
  ['BACKUP_RECIPIENT', 'age1short', /^failure .* not a public key/],
  ['BACKUP_RECIPIENT', `${good.BACKUP_RECIPIENT} ${good.BACKUP_RECIPIENT}`, /^ok /],
  ['BACKUP_PATH', '', /^warning .* dies with this machine/],
  ['BACKUP_S3_URL', 'http://s3.test/bucket', /^failure .* not https:/],
  ['BACKUP_S3_URL', 'https://s3.test/bucket', /^failure .* needs BACKUP_S3_KEY_ID and BACKUP_S3_SECRET/],
  ['BACKUP_S3_URL', 'https://s3.test', /^failure .* names no bucket/],
  [
    'DATABASE_URL',
    'postgresql://a@db.test/site',
    /^failure .* db\.test unencrypted: add \?sslmode=verify-full/,
  ],
  ['DATABASE_URL', 'postgresql://a@203.0.113.9/site?sslmode=disable', /^failure .* unencrypted/],
  [
    'DATABASE_URL',
    'postgresql://a@db.test/site?sslmode=no-verify',
    /^failure .* anybody .* pretend to be db\.test/,
  ],
  [
    'DATABASE_URL',
    'postgresql://a@10.0.0.1:5432/site',
    /^warning .* 10\.0\.0\.1 unencrypted: .* yours alone/,
  ],
  ['DATABASE_URL', 'postgresql://a@db.test/site?sslmode=require', /^ok .* certificate is verified/],
  [
    'DATABASE_URL',
    'postgresql://a@db.test/site?sslrootcert=/none.pem',
    /^failure .* sslrootcert.* can not be read/,
  ],
  ['SMTP_ALLOW_PLAIN', 'true', /^warning .* unencrypted/],
  ['WEBHOOK_ALLOW_PRIVATE', 'true', /^warning .* your own network/],
])('%s = "%s" is reported', async (name, value, expected) => {
  const { about, text, hasFailed } = await examine({ [name]: value }, name);
  expect(about).toContainEqual(expect.stringMatching(expected));
  expect(hasFailed).toBe(/^failure/m.test(text));
});

test('no TLS is asked for on this machine and between the containers, but to every other host of a standby', async () => {
  for (const host of ['localhost', '127.0.0.1:5432', '[::1]', 'database'])
    expect((await examine({ DATABASE_URL: `postgresql://a@${host}/site` }, 'DATABASE_URL')).about).toEqual(
      [],
    );
  const { about } = await examine({ DATABASE_HOSTS: 'database:5432,db.test:5432' }, 'DATABASE_URL');
  expect(about).toEqual([expect.stringMatching(/^failure .* to db\.test unencrypted/)]);
});

test('a database that compose does not use is reported, and the one of the example is not', async () => {
  const examineReplaced = (url: string) => examine({ REPLACED_DATABASE_URL: url }, 'DATABASE_URL');
  const { about } = await examineReplaced('postgresql://a@db.test/site?sslmode=verify-full');
  expect(about).toEqual([expect.stringMatching(/^failure .* names db\.test, and compose uses .*ways\.md/)]);
  expect((await examineReplaced('postgresql://postgres@127.0.0.1:5432/torque_thrust')).about).toEqual([]);
});

test('a key that is also the previous one changes nothing, and that is said', async () => {
  const { about } = await examine({ PUBLIC_ANON_KEY_PREVIOUS: good.PUBLIC_ANON_KEY }, 'PUBLIC_ANON_KEY');
  expect(about).toEqual([expect.stringMatching(/^warning .* the same as PUBLIC_ANON_KEY_PREVIOUS/)]);
});

test('the site settings of the repository are placeholders until they are changed', async () => {
  const replaced = { site: { origin: 'https://torquethrust.example', email: 'hello@torquethrust.example' } };
  const { about } = await examine({}, 'email', replaced);
  expect(about).toEqual([expect.stringMatching(/^failure .* set `email` in packages\/contract/)]);
});

test('what stops a release is a placeholder as origin or mailbox, or no channel, and nothing else', async () => {
  const replaced = { site: { origin: 'https://torquethrust.example', email: 'hello@torquethrust.example' } };
  const unset = await runDoctor({}, ['--facts'], replaced);
  expect(unset.hasFailed).toBe(true);
  expect(unset.text).toMatch(
    /^failure +SITE_ORIGIN +torquethrust\.example .*\nfailure +email .*\nfailure +channel .*\n3 to fix, /,
  );
  const chat = { SLACK_WEBHOOK_URL: 'https://hooks.slack.com/services/a' };
  const trial = { ...chat, SITE_ORIGIN: 'http://trial.test', FORM_TOKEN_SECRET: 'short' };
  expect((await runDoctor(trial, ['--facts'], { site })).hasFailed).toBe(false);
});

test('a bucket with its credential is a place for backups', async () => {
  const bucket = { BACKUP_PATH: '', BACKUP_S3_URL: 'https://s3.test/bucket' };
  const credential = { BACKUP_S3_KEY_ID: 'id', BACKUP_S3_SECRET: 'a-secret-of-the-bucket' };
  const { text } = await examine({ ...bucket, ...credential }, '');
  expect(text).toMatch(/\n0 to fix, 0 to look at\n$/);
  expect(text).not.toContain(credential.BACKUP_S3_SECRET);
});

test('without compose the API must be told about its proxy', async () => {
  const { about } = await examine({ POSTGRES_PASSWORD: '' }, 'TRUST_PROXY');
  expect(about).toEqual([expect.stringMatching(/^failure .* set it to true/)]);
});

test('an option that there is not is answered with the list of commands', async () => {
  await expect(runDoctor(good, ['--fix'])).rejects.toThrow('usage: pnpm ops');
});

test('[TRUTH-07] the launch list is a warning for each line, and fails nothing', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'launch-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const list = [{ key: 'launch.replyTime', params: { file: 'settings' } }];
  await writeFile(join(folder, 'list.json'), JSON.stringify(list));
  const { about, hasFailed } = await examine({ LAUNCH_LIST: join(folder, 'list.json') }, 'before');
  expect(about).toEqual([
    expect.stringMatching(/^warning before launch No reply time .* replyWithin in settings/),
  ]);
  expect(hasFailed).toBe(false);
});
