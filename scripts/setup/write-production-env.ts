import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What can be filled in without asking: fresh secrets. */
function createValues(): Record<string, string> {
  return {
    PUBLIC_ANON_KEY: randomBytes(16).toString('hex'),
    FORM_TOKEN_SECRET: randomBytes(32).toString('hex'),
    POSTGRES_PASSWORD: randomBytes(32).toString('hex'),
    POSTGRES_SITE_PASSWORD: randomBytes(32).toString('hex'),
    CALENDAR_KEY: randomBytes(32).toString('base64'),
  };
}

/** Writes `.env` from the example, readable for its owner only. Throws if there is one, because it holds secrets. */
export function writeProductionEnv(folder: string): string {
  const example = readFileSync(join(folder, '.env.example'), 'utf8');
  const values = createValues();
  const text = example.replaceAll(/^(\w+)=$/gm, (line, name: string) => `${line}${values[name] ?? ''}`);
  const path = join(folder, '.env');
  writeFileSync(path, text, { flag: 'wx', mode: 0o600 });
  return path;
}
