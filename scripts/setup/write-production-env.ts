import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Answers, toSettings } from './questions.ts';
import { writeAtomically } from './write-atomically.ts';

/** Writes `.env` from the example, readable for its owner only. Throws if there is one, because it holds secrets. */
export function writeProductionEnv(folder: string, answers: Answers): string {
  const example = readFileSync(join(folder, '.env.example'), 'utf8');
  const values: Record<string, string> = { ...createSecrets(), ...toSettings(answers) };
  const text = example.replaceAll(/^(\w+)=$/gm, (line, name: string) => `${line}${toEnvValue(values[name])}`);
  const path = join(folder, '.env');
  writeAtomically(path, text, { mode: 0o600, isNew: true });
  return path;
}

function createSecrets(): Record<string, string> {
  return {
    PUBLIC_ANON_KEY: randomBytes(16).toString('hex'),
    FORM_TOKEN_SECRET: randomBytes(32).toString('hex'),
    POSTGRES_PASSWORD: randomBytes(32).toString('hex'),
    POSTGRES_SITE_PASSWORD: randomBytes(32).toString('hex'),
    DRAFTS_KEY: randomBytes(32).toString('hex'),
    CALENDAR_KEY: randomBytes(32).toString('base64'),
  };
}

/** In single quotes, a value has no special characters. No answer contains one. */
function toEnvValue(value = ''): string {
  return /^[\w@:/.,+%=-]*$/.test(value) ? value : `'${value}'`;
}
