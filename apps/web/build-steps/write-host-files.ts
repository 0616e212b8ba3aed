import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { defaultLanguageCode, languageCodes } from '@tt/contract/language/language';
import { siteSettings } from '@tt/contract/site-settings';
import { type Redirect, redirects, templates } from '../app/address-map.ts';
import { hiddenCases } from '../content/cases.ts';
import { deskPath, homePath } from '../app/i18n/paths.ts';
import { addContentSecurityPolicy } from './content-security-policy.ts';
import { securityPath, toSecurityFile } from './security-file.ts';
import { toCaddyNotFound } from './to-caddy-not-found.ts';
import { toCaddyRedirects } from './to-caddy-redirects.ts';

function toRedirectLine({ from, to }: Redirect): string[] {
  const codes = from.includes('{lang}') ? languageCodes : [''];
  return codes.map((code) => {
    const source = from.replace('{lang}', code);
    const target = to.replace('{lang}', code).replace('*', ':splat');
    return `${source} ${target} 302`;
  });
}

/** `_redirects` of static hosts: the same redirects and statuses as the Caddyfile. */
export function toRedirectsFile(): string {
  const rewrites = languageCodes.flatMap((code) =>
    templates.map(({ pattern, file, status }) => {
      // On static hosts a star matches any rest, and a name after a colon matches one segment.
      const source = pattern === '**' ? `/${code}/*` : `/${code}/${pattern.replace('*', ':id')}`;
      return `${source} /${code}/${file}/ ${status}`;
    }),
  );
  const desk = `${deskPath}/* ${deskPath}/ 200`;
  return [...redirects.flatMap(toRedirectLine), ...rewrites, desk, '/* /en/404/ 404', ''].join('\n');
}

/** `_headers` of static hosts: what a `<meta>` can't set, and how long files may be cached. */
export function toHeadersFile(): string {
  return `/*
  Content-Security-Policy: frame-ancestors 'none'
  Cross-Origin-Opener-Policy: same-origin
  X-Content-Type-Options: nosniff
  Referrer-Policy: strict-origin-when-cross-origin
  Permissions-Policy: camera=(), microphone=(), geolocation=()
  Cache-Control: public, max-age=0, must-revalidate

/assets/*
  Cache-Control: public, max-age=31536000, immutable

${securityPath}
  Content-Type: text/plain; charset=utf-8

/*/feed.xml
  Content-Type: application/atom+xml; charset=utf-8
`;
}

/** The page at `/` for hosts without redirect rules. */
export function toEntryPage(): string {
  const { company, origin } = siteSettings;
  const target = homePath(defaultLanguageCode);
  const name = company.name.replaceAll('&', '&amp;');
  return [
    '<!DOCTYPE html>',
    '<html lang="en"><head><meta charset="utf-8"/>',
    `<meta http-equiv="refresh" content="0; url=${target}"/>`,
    `<link rel="canonical" href="${origin}${target}"/>`,
    `<title>${name}</title></head><body><a href="${target}">${name}</a></body></html>`,
    '',
  ].join('\n');
}

/** What `deploy/Caddyfile` can't read from the files of the build. */
const toCaddyRules = () => toCaddyRedirects(redirects) + toCaddyNotFound(hiddenCases.map(({ key }) => key));

/** Writes the rules for Caddy, the files that make static hosts answer the same way, and security.txt. */
export async function writeHostFiles(siteDirectory: string): Promise<void> {
  await writeFile(join(siteDirectory, 'index.html'), addContentSecurityPolicy(toEntryPage()));
  await writeFile(join(siteDirectory, '_redirects'), toRedirectsFile());
  await writeFile(join(siteDirectory, '_redirects.caddy'), toCaddyRules());
  await writeFile(join(siteDirectory, '_headers'), toHeadersFile());
  const securityFile = join(siteDirectory, securityPath);
  await mkdir(dirname(securityFile), { recursive: true });
  await writeFile(securityFile, toSecurityFile(new Date()));
}
