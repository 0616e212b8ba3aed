import { readFileSync, statSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { placeholder } from '../../apps/api/src/ops/doctor/check-addresses.ts';
import type { Answers } from './questions.ts';
import { writeAtomically } from './write-atomically.ts';

/** Where the site's public facts are, in the checkout. */
export const siteSettingsPath = 'packages/contract/src/settings.json';

/** The part that setup asks for. */
interface SiteSettings {
  company: { name: string };
  origin: string;
  email: string;
}

/** What the file already answers, unless it is as we ship it. */
export function readKnownAnswers(file: string): Answers {
  const { company, origin, email }: SiteSettings = JSON.parse(readFileSync(file, 'utf8'));
  const { hostname } = new URL(origin);
  return placeholder.test(hostname) ? {} : { domain: hostname, name: company.name, email };
}

/** Sets name, origin and email. Returns whether that changed anything. */
export function writeSiteSettings(file: string, { domain = '', name = '', email = '' }: Answers): boolean {
  const text = readFileSync(file, 'utf8');
  const settings: SiteSettings = JSON.parse(text);
  const origin = `https://${domain}`;
  const wanted = { ...settings, origin, email, company: { ...settings.company, name } };
  if (isDeepStrictEqual(wanted, settings)) return false;
  writeAtomically(file, toText(text, settings, wanted), { mode: statSync(file).mode & 0o777 });
  return true;
}

/** Replaces the values where they stand, so that a diff shows nothing else. If that fails, all is formatted anew. */
function toText(text: string, settings: SiteSettings, wanted: SiteSettings): string {
  const edited = [
    ['name', settings.company.name, wanted.company.name] as const,
    ['origin', settings.origin, wanted.origin] as const,
    ['email', settings.email, wanted.email] as const,
  ].reduce((result, [key, before, after]) => {
    const toEntry = (value: string) => `"${key}": ${JSON.stringify(value)}`;
    return result.replace(toEntry(before), () => toEntry(after));
  }, text);
  return isDeepStrictEqual(JSON.parse(edited), wanted) ? edited : `${JSON.stringify(wanted, null, 2)}\n`;
}
