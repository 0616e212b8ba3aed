import { readFileSync, statSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { placeholder } from '../../apps/api/src/ops/doctor/check-addresses.ts';
import type { Answers } from './questions.ts';
import { writeAtomically } from './write-atomically.ts';

/** Where the site's public facts are, in the checkout. */
export const siteSettingsPath = 'packages/contract/src/settings.json';

/** The part that setup asks for. */
interface SiteSettings {
  company: { name: string; wordmark: Wordmark };
  origin: string;
  email: string;
}

/** The words on both sides of the drawn ampersand. */
interface Wordmark {
  long: string[];
  short: string[];
}

/** The answers that the file already has, unless it is unchanged from what we ship. */
export function readKnownAnswers(file: string): Answers {
  const { company, origin, email }: SiteSettings = JSON.parse(readFileSync(file, 'utf8'));
  const { hostname } = new URL(origin);
  return placeholder.test(hostname) ? {} : { domain: hostname, name: company.name, email };
}

/** Sets name, wordmark, origin and email. Returns whether that changed anything. */
export function writeSiteSettings(file: string, { domain = '', name = '', email = '' }: Answers): boolean {
  const text = readFileSync(file, 'utf8');
  const settings: SiteSettings = JSON.parse(text);
  const origin = `https://${domain}`;
  const wanted = { ...settings, origin, email, company: toCompany(settings, name) };
  if (isDeepStrictEqual(wanted, settings)) return false;
  writeAtomically(file, toText(text, settings, wanted), { mode: statSync(file).mode & 0o777 });
  return true;
}

/** The wordmark is derived from a name such as “Cogs & Cams”. For other names it can't be guessed. */
function toCompany({ company }: SiteSettings, name: string): SiteSettings['company'] {
  const [, first, second] = /^(.+?) & (.+)$/.exec(name) ?? [];
  if (!first || !second) return { ...company, name };
  const long = [first, second];
  return { ...company, name, wordmark: { long, short: long.map((word) => word.slice(0, 1)) } };
}

/** Whether the pages' largest letters spell the name. */
export function hasOwnWordmark(file: string): boolean {
  const { company }: SiteSettings = JSON.parse(readFileSync(file, 'utf8'));
  return company.wordmark.long.join(' & ') === company.name;
}

/** Replaces the values in place, so that a diff shows nothing else. If that fails, formats the whole file again. */
function toText(text: string, settings: SiteSettings, wanted: SiteSettings): string {
  const edited = [
    ['name', settings.company.name, wanted.company.name] as const,
    ['origin', settings.origin, wanted.origin] as const,
    ['email', settings.email, wanted.email] as const,
    ['long', settings.company.wordmark.long, wanted.company.wordmark.long] as const,
    ['short', settings.company.wordmark.short, wanted.company.wordmark.short] as const,
  ].reduce((result, [key, before, after]) => {
    const toEntry = (value: string | string[]) =>
      `"${key}": ${JSON.stringify(value).replaceAll('","', '", "')}`;
    return result.replace(toEntry(before), () => toEntry(after));
  }, text);
  return isDeepStrictEqual(JSON.parse(edited), wanted) ? edited : `${JSON.stringify(wanted, null, 2)}\n`;
}
