import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { expect, test } from 'vitest';
import { parseConfig } from '../../apps/api/src/config.ts';
import { createCheckout } from './test/checkout.ts';
import { writeProductionEnv } from './write-production-env.ts';

const example = readFileSync(join(import.meta.dirname, '../../.env.example'), 'utf8');
const required = /# --- Required ---\n([\s\S]*?)# --- /.exec(example)?.[1] ?? '';
const requiredNames = [...required.matchAll(/^(\w+)=/gm)].map(([, name]) => name ?? '');
const answers = { domain: 'torque.example.com' };

test('the written environment has every required value, and the API starts with it', () => {
  const { folder, readEnv } = createCheckout();
  const path = writeProductionEnv(folder, answers);
  const environment = readEnv();
  expect(requiredNames).toHaveLength(4);
  for (const name of requiredNames) expect(environment[name], name).toMatch(/./);
  expect(() => parseConfig(environment)).not.toThrow();
  expect(statSync(path).mode & 0o777).toBe(0o600);
});

test('it lists every setting of the example in the same order', () => {
  const { folder, readEnv } = createCheckout();
  writeProductionEnv(folder, answers);
  expect(Object.keys(readEnv())).toEqual(Object.keys(parseEnv(example)));
});

test('a value with special characters is read as it was typed', () => {
  const { folder, readEnv, at } = createCheckout();
  const url = 'smtp://user:$HOME#"`\\n@mail.test:587';
  writeProductionEnv(folder, { ...answers, 'smtp-url': url });
  expect(readEnv().SMTP_URL).toBe(url);
  // Compose expands what is not in single quotes.
  expect(readFileSync(at('.env'), 'utf8')).toContain(`SMTP_URL='${url}'\n`);
});

test('no secret is written twice, neither in one file nor in two', () => {
  const names = [
    'PUBLIC_ANON_KEY',
    'FORM_TOKEN_SECRET',
    'POSTGRES_PASSWORD',
    'POSTGRES_SITE_PASSWORD',
    'DRAFTS_KEY',
    'CALENDAR_KEY',
  ];
  const files = [createCheckout(), createCheckout()].map(({ folder, readEnv }) => {
    writeProductionEnv(folder, answers);
    return readEnv();
  });
  const secrets = files.flatMap((environment) => names.map((name) => environment[name]));
  expect(new Set(secrets).size).toBe(12);
});

test('[SETUP-02] an environment that appeared meanwhile stays as it is', () => {
  const { folder, at } = createCheckout();
  writeFileSync(at('.env'), 'MINE=1\n');
  expect(() => writeProductionEnv(folder, answers)).toThrow('EEXIST');
  expect(readFileSync(at('.env'), 'utf8')).toBe('MINE=1\n');
});
