import { chmodSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { settingsSchema } from '../../packages/contract/src/settings/settings-schema.ts';
import {
  hasOwnWordmark,
  readKnownAnswers,
  siteSettingsPath,
  writeSiteSettings,
} from './site-settings-file.ts';
import { createCheckout } from './test/checkout.ts';

const answers = { domain: 'ada.test', name: 'Ada "$&" Lovelace', email: 'hello@ada.test' };

test('[SETUP-02] name, origin and email are replaced where they stand, and nothing else changes', () => {
  const { at, readSettings } = createCheckout();
  const file = at(siteSettingsPath);
  const before = readSettings();
  chmodSync(file, 0o640);
  expect(writeSiteSettings(file, answers)).toBe(true);
  expect(readSettings()).toBe(
    before
      .replace('"Torque & Thrust"', () => JSON.stringify(answers.name))
      .replace('https://torquethrust.example', 'https://ada.test')
      .replace('hello@torquethrust.example', answers.email),
  );
  expect(statSync(file).mode & 0o777).toBe(0o640);
  expect(writeSiteSettings(file, answers)).toBe(false);
});

test("the repository's own settings stay valid, and three lines change", () => {
  const { at, readSettings } = createCheckout();
  const file = at(siteSettingsPath);
  const original = readFileSync(join(import.meta.dirname, '../..', siteSettingsPath), 'utf8');
  writeFileSync(file, original);
  writeSiteSettings(file, answers);
  expect(settingsSchema.safeParse(JSON.parse(readSettings())).error).toBeUndefined();
  const before = original.split('\n');
  const changed = readSettings()
    .split('\n')
    .filter((line, index) => line !== before[index]);
  expect(changed.map((line) => line.trim().split(':')[0])).toEqual(['"name"', '"origin"', '"email"']);
});

test('settings in another format get the values too', () => {
  const { at, readSettings } = createCheckout();
  const file = at(siteSettingsPath);
  writeFileSync(file, JSON.stringify(JSON.parse(readSettings())));
  writeSiteSettings(file, answers);
  expect(JSON.parse(readSettings())).toMatchObject({
    company: { name: answers.name, wordmark: { short: ['T', 'T'] } },
    origin: 'https://ada.test',
    email: answers.email,
  });
  expect(readSettings()).toMatch(/^\{\n {2}"company": \{[\s\S]*\n\}\n$/);
});

test("settings of the owner answer what setup asks, and the repository's own do not", () => {
  const { at } = createCheckout();
  const file = at(siteSettingsPath);
  expect(readKnownAnswers(file)).toEqual({});
  writeSiteSettings(file, answers);
  expect(readKnownAnswers(file)).toEqual(answers);
});

test('the wordmark follows a name with an ampersand, and of another it is said', () => {
  const { at, readSettings } = createCheckout();
  const file = at(siteSettingsPath);
  writeSiteSettings(file, { ...answers, name: 'Cogs & Cams' });
  expect(JSON.parse(readSettings()).company.wordmark).toEqual({ long: ['Cogs', 'Cams'], short: ['C', 'C'] });
  expect(hasOwnWordmark(file)).toBe(true);
  writeSiteSettings(file, { ...answers, name: 'Cogs' });
  expect(hasOwnWordmark(file)).toBe(false);
});
