import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { parseEnv } from 'node:util';
import { onTestFinished } from 'vitest';
import { siteSettingsPath } from '../site-settings-file.ts';

const settings = `{
  "company": {
    "name": "Torque & Thrust",
    "wordmark": { "long": ["Torque", "Thrust"], "short": ["T", "T"] }
  },
  "origin": "https://torquethrust.example",
  "email": "hello@torquethrust.example",
  "profiles": [{ "name": "Torque & Thrust" }]
}
`;

/** A checkout as setup finds it, with the files that it reads. */
export function createCheckout() {
  const folder = mkdtempSync(join(tmpdir(), 'setup-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const at = (path: string) => join(folder, path);
  cpSync(join(import.meta.dirname, '../../../.env.example'), at('.env.example'));
  mkdirSync(dirname(at(siteSettingsPath)), { recursive: true });
  writeFileSync(at(siteSettingsPath), settings);
  return {
    folder,
    at,
    readSettings: () => readFileSync(at(siteSettingsPath), 'utf8'),
    readEnv: () => parseEnv(readFileSync(at('.env'), 'utf8')),
    /** Whether nothing has been written yet, not even a part. */
    isUntouched: () =>
      !existsSync(at('.env')) &&
      readFileSync(at(siteSettingsPath), 'utf8') === settings &&
      !readdirSync(folder, { recursive: true }).some((path) => String(path).endsWith('.setup')),
  };
}
