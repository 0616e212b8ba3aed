import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { siteSettings } from '@tt/contract/site-settings';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { createTestDatabase } from '../test/database.ts';
import { configSchema, listTrustedProxies, parseConfig } from './config.ts';

const example = readFileSync(new URL('../../../.env.example', import.meta.url), 'utf8');
const exampleVariables = Object.fromEntries(
  [...example.matchAll(/^#? ?([A-Z][A-Z0-9_]*)=(.*)$/gm)].map(([, name, value]) => [name, value]),
);

const composeFiles = ['compose.yaml', 'monitoring/compose.yaml'];
const compose = composeFiles
  .map((file) => readFileSync(new URL(`../../../deploy/${file}`, import.meta.url), 'utf8'))
  .join('\n');
const composeVariables = [...compose.matchAll(/\$\{(\w+)/g)].map(([, name]) => name ?? '');
// Given with each command.
const notInFile = ['RELEASE', 'REVISION', 'IMAGE_PREFIX', 'COMPOSE_FILE', 'COMPOSE_PROJECT_NAME'];

test('the example environment names exactly the variables that the API and compose read', () => {
  const read = new Set([...Object.keys(configSchema.shape), ...composeVariables]);
  expect(Object.keys(exampleVariables).sort()).toEqual([...read.difference(new Set(notInFile))].sort());
});

const required = {
  PUBLIC_ANON_KEY: 'x'.repeat(16),
  FORM_TOKEN_SECRET: 'x'.repeat(32),
};
const usable = { ...exampleVariables, ...required };

test('the example environment is usable once the required values are filled in, and not before', () => {
  expect(() => parseConfig(usable)).not.toThrow();
  for (const name of Object.keys(required))
    expect(() => parseConfig({ ...usable, [name]: '' })).toThrow(`${name}: `);
});

test.each([
  ['without a secret', { FORM_TOKEN_SECRET: '' }, 'FORM_TOKEN_SECRET'],
  ['with a short secret', { FORM_TOKEN_SECRET: 'x'.repeat(31) }, 'FORM_TOKEN_SECRET'],
  ['with a short previous secret', { FORM_TOKEN_SECRET_PREVIOUS: 'x' }, 'FORM_TOKEN_SECRET_PREVIOUS'],
])('no process starts %s, and the message says how to make one', (_what, changes, name) => {
  expect(() => parseConfig({ ...usable, ...changes })).toThrow(
    `${name}: at least 32 characters; make one with: openssl rand -hex 32`,
  );
});

test('every problem of an invalid environment is listed at once', () => {
  const environment = {
    DATABASE_URL: 'mysql://x',
    PORT: '70000',
    LOG_LEVEL: 'loud',
    PUBLIC_ANON_KEY: 'short',
  };
  for (const name of [...Object.keys(environment), 'FORM_TOKEN_SECRET'])
    expect(() => parseConfig(environment)).toThrow(`- ${name}: `);
});

test('an empty variable counts as not given', () => {
  expect(parseConfig({ ...usable, PORT: '' }).PORT).toBe(8787);
});

test('the origin is that of the settings, or another without its path and trailing slash', () => {
  expect(parseConfig(usable).SITE_ORIGIN).toBe(siteSettings.origin);
  const config = parseConfig({ ...usable, SITE_ORIGIN: 'https://site.example/en/' });
  expect(config.SITE_ORIGIN).toBe('https://site.example');
});

const listProxies = (environment: Record<string, string>) =>
  listTrustedProxies(parseConfig({ ...usable, TRUST_PROXY: '', ...environment }));
const privateNetworks = ['loopback', 'linklocal', 'uniquelocal'];

test.each([
  ['nothing', {}, false],
  ['false', { TRUST_PROXY: 'false' }, false],
  ['a private network, never every hop', { TRUST_PROXY: 'true' }, privateNetworks],
  ['a list with commas', { TRUST_PROXY: 'loopback,192.0.2.0/24' }, ['loopback', '192.0.2.0/24']],
  ['a list with spaces', { TRUST_PROXY: 'loopback 2001:db8::/32' }, ['loopback', '2001:db8::/32']],
  [
    'a CDN in front of the web server',
    { TRUST_PROXY: 'true', TRUSTED_PROXIES: '192.0.2.0/24 2001:db8::7' },
    [...privateNetworks, '192.0.2.0/24', '2001:db8::7'],
  ],
])('the trusted proxies are %s', (_what, environment, expected) => {
  expect(listProxies(environment)).toEqual(expected);
});

test.each([
  [{ TRUST_PROXY: 'yes' }, 'TRUST_PROXY: IP addresses or networks'],
  [{ TRUST_PROXY: '0.0.0.0/0' }, 'TRUST_PROXY: IP addresses or networks'],
  [{ TRUSTED_PROXIES: '::/0' }, 'TRUSTED_PROXIES: IP addresses or networks'],
  [{ TRUSTED_PROXIES: '192.0.2.0/24,198.51.100.0/24' }, 'TRUSTED_PROXIES: separate the networks with spaces'],
])('no process starts with %j', (environment, problem) => {
  expect(() => listProxies(environment)).toThrow(problem);
});

test.each(['p@ss', 'a/b#c$d:e', '100% ?&=+\'"\\ ü'])(
  'the database password %s is used as it is written',
  async (password) => {
    const url = new URL(await createTestDatabase());
    const admin = new pg.Client({ connectionString: url.href });
    await admin.connect();
    onTestFinished(() => admin.end());
    const role = `role-${randomUUID()}`;
    await admin.query(`create role "${role}" login password ${pg.escapeLiteral(password)}`);
    const { DATABASE_URL } = parseConfig({
      ...usable,
      DATABASE_URL: Object.assign(url, { username: role, password: '' }).href,
      DATABASE_PASSWORD: password,
    });
    const client = new pg.Client({ connectionString: DATABASE_URL });
    await client.connect();
    onTestFinished(() => client.end());
    expect((await client.query('select current_user')).rows).toEqual([{ current_user: role }]);
  },
);
