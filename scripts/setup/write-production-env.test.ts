import { cpSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { parseConfig } from '../../apps/api/src/config.ts';
import { writeProductionEnv } from './write-production-env.ts';

const example = join(import.meta.dirname, '../../.env.example');

function createFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'setup-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  cpSync(example, join(folder, '.env.example'));
  return folder;
}

const read = (path: string) => parseEnv(readFileSync(path, 'utf8'));
const required = /# --- Required ---\n([\s\S]*?)# --- /.exec(readFileSync(example, 'utf8'))?.[1] ?? '';
const requiredNames = [...required.matchAll(/^(\w+)=/gm)].map(([, name]) => name ?? '');

test('the written environment has every required value, and the API starts with it', () => {
  const path = writeProductionEnv(createFolder());
  const environment = read(path);
  expect(requiredNames).toHaveLength(4);
  for (const name of requiredNames) expect(environment[name], name).toMatch(/./);
  expect(() => parseConfig(environment)).not.toThrow();
  expect(statSync(path).mode & 0o777).toBe(0o600);
});

test('it lists every setting of the example in the same order', () => {
  const folder = createFolder();
  expect(Object.keys(read(writeProductionEnv(folder)))).toEqual(Object.keys(read(example)));
});

test('no secret is written twice, neither in one file nor in two', () => {
  const names = [
    'PUBLIC_ANON_KEY',
    'FORM_TOKEN_SECRET',
    'POSTGRES_PASSWORD',
    'POSTGRES_SITE_PASSWORD',
    'CALENDAR_KEY',
  ];
  const files = [writeProductionEnv(createFolder()), writeProductionEnv(createFolder())].map(read);
  const secrets = files.flatMap((environment) => names.map((name) => environment[name]));
  expect(new Set(secrets).size).toBe(10);
});

test('an environment that is there stays as it is', () => {
  const folder = createFolder();
  writeFileSync(join(folder, '.env'), 'MINE=1\n');
  expect(() => writeProductionEnv(folder)).toThrow('EEXIST');
  expect(readFileSync(join(folder, '.env'), 'utf8')).toBe('MINE=1\n');
});
