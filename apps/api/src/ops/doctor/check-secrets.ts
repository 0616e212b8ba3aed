import type { Check, Environment } from './examination.ts';
import { type Finding, fail, ok, warn } from './finding.ts';

const minPasswordLength = 16;
/** Read by compose alone. */
const passwords = ['POSTGRES_PASSWORD', 'POSTGRES_SITE_PASSWORD'];
const minDistinctCharacters = 8;

/** Keys of development and of previous examples. Everybody who has the repository knows them. */
const published = new Set([
  'local-anonymous-key',
  'local-secret-for-development-only',
  Buffer.alloc(32, 'local').toString('base64'),
  'postgres',
]);

const recipes: Record<string, string> = {
  PUBLIC_ANON_KEY: 'openssl rand -hex 16',
  FORM_TOKEN_SECRET: 'openssl rand -hex 32',
  POSTGRES_PASSWORD: 'openssl rand -hex 32',
  POSTGRES_SITE_PASSWORD: 'openssl rand -hex 32',
  CALENDAR_KEY: 'openssl rand -base64 32',
};

/** Whether others can guess a secret. Its presence and length are checked with the other values. */
export const checkSecrets: Check = ({ environment }) => {
  const names = Object.keys(recipes).filter((name) => environment[name]);
  return [...names.map((name) => checkSecret(name, environment)), ...listMissing(environment)];
};

function checkSecret(name: string, environment: Environment): Finding {
  const value = environment[name] ?? '';
  const remedy = `make a new one with: ${recipes[name]}`;
  const twin = Object.keys(recipes).find((other) => other !== name && environment[other] === value);
  if (published.has(value)) return fail(name, `is in the repository, so everybody knows it: ${remedy}`);
  if (twin) return fail(name, `is the same as ${twin}: ${remedy}`);
  if (new Set(value).size < minDistinctCharacters) return fail(name, `is easy to guess: ${remedy}`);
  if (passwords.includes(name) && value.length < minPasswordLength)
    return fail(name, `is shorter than ${minPasswordLength} characters: ${remedy}`);
  if (value === environment[`${name}_PREVIOUS`])
    return warn(name, `is the same as ${name}_PREVIOUS: set a new one, or remove the previous one`);
  return ok(name, 'is set and not guessable');
}

function listMissing(environment: Environment): Finding[] {
  const reasons = [
    ...passwords.map((name) => [name, 'compose needs it'] as const),
    ['CALENDAR_KEY', 'webhooks and the company calendar need it'] as const,
  ];
  return reasons
    .filter(([name]) => !environment[name])
    .map(([name, reason]) => warn(name, `is missing: ${reason}, make one with: ${recipes[name]}`));
}
