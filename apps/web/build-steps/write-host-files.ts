import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { escapeHtml } from '@tt/contract/language/escape-html';
import { defaultLanguageCode, languageCodes } from '@tt/contract/language/language';
import { settings } from '@tt/contract/settings/settings';
import { siteSettings } from '@tt/contract/site-settings';
import { listAddresses, type Redirect, redirects, templates } from '../app/address-map.ts';
import { hiddenCases } from '../content/cases.ts';
import { deskPath, homePath } from '../app/i18n/paths.ts';
import { readBackendOrigin } from './backend-origin.ts';
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

/**
 * Some hosts apply a rule although there is a file, so each page that a template would match has a rule of its own before.
 */
function toPageLines(): string[] {
  const sections = templates
    .filter(({ status }) => status === 200)
    .map(({ pattern }) => pattern.split('/')[0]);
  const isMatched = new RegExp(`^/[^/]+/(${sections.join('|')})/[^/]+$`);
  return listAddresses()
    .filter(({ path }) => isMatched.test(path))
    .map(({ path }) => `${path} ${path}/ 200`);
}

/** `_redirects` of static hosts: the same redirects and statuses as the Caddyfile. */
export function toRedirectsFile(backend?: string): string {
  const rewrites = languageCodes.flatMap((code) =>
    templates.map(({ pattern, file, status }) => {
      // On static hosts a star matches any rest, and a name after a colon matches one segment.
      const source = pattern === '**' ? `/${code}/*` : `/${code}/${pattern.replace('*', ':id')}`;
      return `${source} /${code}/${file}/ ${status}`;
    }),
  );
  const desk = `${deskPath}/* ${deskPath}/ 200`;
  return [
    ...toBackendLines(backend),
    ...redirects.flatMap(toRedirectLine),
    ...toPageLines(),
    ...rewrites,
    desk,
    '/* /en/404/ 404',
    '',
  ].join('\n');
}

/**
 * For a backend on another origin: what belongs to the site's own. The desk's cookie does, so only a host that passes calls
 * on has a desk. Printed feeds have the site's URL, which calendar programs follow.
 */
function toBackendLines(backend: string | undefined): string[] {
  if (!backend) return [];
  const feeds = '/functions/v1/booking-feed';
  const api = `${deskPath}/api`;
  return [`${api}/* ${backend}${api}/:splat 200`, `${feeds}/* ${backend}${feeds}/:splat 302`];
}

/**
 * `_headers` of static hosts, the same as the Caddyfile sends: what a `<meta>` can't set, and how long files may be cached.
 * Hosts join the values of one header from several rules, so each path has one rule for each header. That pages are
 * revalidated is the default of these hosts.
 */
export function toHeadersFile(): string {
  return `/*
  Content-Security-Policy: frame-ancestors 'none'
  Cross-Origin-Opener-Policy: ${settings.editor ? 'same-origin-allow-popups' : 'same-origin'}
  X-Content-Type-Options: nosniff
  Referrer-Policy: strict-origin-when-cross-origin
  Permissions-Policy: camera=(), microphone=(), geolocation=()
  Strict-Transport-Security: ${process.env.HSTS || 'max-age=86400'}

/assets/*
  Cache-Control: public, max-age=31536000, immutable

${deskPath}
  Cache-Control: no-cache

${deskPath}/*
  Cache-Control: no-cache

/favicon.ico
  Content-Type: image/x-icon

${securityPath}
  Content-Type: text/plain; charset=utf-8

/*/feed.xml
  Content-Type: application/atom+xml; charset=utf-8
`;
}

/** The page at `/` for hosts without redirect rules. */
export function toEntryPage({ company, origin } = siteSettings): string {
  const target = homePath(defaultLanguageCode);
  const name = escapeHtml(company.name);
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
  await writeFile(join(siteDirectory, '_redirects'), toRedirectsFile(readBackendOrigin()));
  await writeFile(join(siteDirectory, '_redirects.caddy'), toCaddyRules());
  await writeFile(join(siteDirectory, '_headers'), toHeadersFile());
  const securityFile = join(siteDirectory, securityPath);
  await mkdir(dirname(securityFile), { recursive: true });
  await writeFile(securityFile, toSecurityFile(new Date()));
}

/** The name of a page for what is not found that most static hosts know, for the site and for each language. */
export async function writeNotFoundPages(siteDirectory: string): Promise<void> {
  const folders = languageCodes.map((code) => [code, code] as const);
  for (const [code, folder] of [[defaultLanguageCode, ''] as const, ...folders])
    for (const ending of ['', '.br', '.gz', '.zst'])
      await copyFile(
        join(siteDirectory, code, `404/index.html${ending}`),
        join(siteDirectory, folder, `404.html${ending}`),
      );
}
