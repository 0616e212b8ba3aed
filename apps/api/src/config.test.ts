import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { createTestDatabase } from '../test/database.ts';
import { configSchema, parseConfig } from './config.ts';

const example = readFileSync(new URL('../../../.env.example', import.meta.url), 'utf8');
const exampleVariables = Object.fromEntries(
  [...example.matchAll(/^#? ?([A-Z][A-Z0-9_]*)=(.*)$/gm)].map(([, name, value]) => [name, value]),
);

test('the example environment names exactly the variables that are read', () => {
  expect(Object.keys(exampleVariables).sort()).toEqual(Object.keys(configSchema.shape).sort());
});

const usable = { ...exampleVariables, FORM_TOKEN_SECRET: 'x'.repeat(32) };

test('the example environment is usable once it has a secret', () => {
  expect(() => parseConfig(usable)).not.toThrow();
});

test.each([
  ['without a secret', { FORM_TOKEN_SECRET: '' }, 'FORM_TOKEN_SECRET'],
  ['with a short secret', { FORM_TOKEN_SECRET: 'x'.repeat(31) }, 'FORM_TOKEN_SECRET'],
  ['with a short former secret', { FORM_TOKEN_SECRET_FORMER: 'x' }, 'FORM_TOKEN_SECRET_FORMER'],
])('no process starts %s, and the message says how to make one', (_what, changes, name) => {
  expect(() => parseConfig({ ...usable, ...changes })).toThrow(
    `${name}: at least 32 characters; make one with: node -p "crypto.randomBytes(32).toString('base64url')"`,
  );
});

test('an invalid environment ends the process with a list of every problem', () => {
  const entry = fileURLToPath(new URL('./server.ts', import.meta.url));
  const { status, stderr } = spawnSync(process.execPath, [entry], {
    env: { DATABASE_URL: 'mysql://x', PORT: '70000', LOG_LEVEL: 'loud', PUBLIC_ANON_KEY: 'short' },
    encoding: 'utf8',
  });
  expect(status).toBe(1);
  for (const name of ['DATABASE_URL', 'PORT', 'LOG_LEVEL', 'PUBLIC_ANON_KEY', 'SITE_ORIGIN']) {
    expect(stderr).toContain(`- ${name}: `);
  }
});

test('an empty variable counts as not given', () => {
  expect(parseConfig({ ...usable, PORT: '' }).PORT).toBe(8787);
});

test('the origin loses its path and trailing slash', () => {
  const config = parseConfig({ ...usable, SITE_ORIGIN: 'https://site.example/en/' });
  expect(config.SITE_ORIGIN).toBe('https://site.example');
});

test('a trusted proxy is one of a private network, never every hop', () => {
  expect(parseConfig({ ...usable, TRUST_PROXY: 'true' }).TRUST_PROXY).toBe('loopback,linklocal,uniquelocal');
  expect(parseConfig({ ...usable, TRUST_PROXY: 'false' }).TRUST_PROXY).toBe(false);
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

test('without a trusted proxy X-Forwarded-For is ignored', () => {
  expect(parseConfig({ ...usable, TRUST_PROXY: '' }).TRUST_PROXY).toBe(false);
});
