import { createHash } from 'node:crypto';
import { settings } from '@tt/contract/settings/settings';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listFeedPaths, redirects } from '../../apps/web/app/address-map.ts';
import { startStaticHost } from '../../packages/standins/src/static-host.ts';
import { listBuiltFiles, listBuiltPaths, siteDirectory } from '../built/built-site.ts';
import { fetchSite } from './fetch-site.ts';

let host: Awaited<ReturnType<typeof startStaticHost>>;

beforeAll(async () => {
  host = await startStaticHost(siteDirectory);
});
afterAll(() => host?.stop());

const fetchHost = (path: string) => fetch(host.origin + path, { redirect: 'manual' });

// Nothing to compare: connection, dates and how much was compressed.
const compared = [
  'content-security-policy',
  // With an editor, whose sign-in window answers, all pages of a static host have its policy.
  ...(settings.editor ? [] : ['cross-origin-opener-policy']),
  'x-content-type-options',
  'referrer-policy',
  'permissions-policy',
  'cache-control',
  'content-type',
];

async function read(response: Response) {
  const headers = compared.map((name) => [name, response.headers.get(name)]);
  const content = createHash('sha256')
    .update(await response.text())
    .digest('hex');
  return { status: response.status, content, ...Object.fromEntries(headers) };
}

/** Pages that only the web server's own rules reach. */
const isTemplate = (path: string) => /\/(?:404|any--id|blog\/-)$/.test(path);

test('[WAYS-04] a static host answers every page and file as the web server does, with the same headers', async () => {
  const pages = listBuiltPaths().filter((path) => !isTemplate(path));
  const hashed = listBuiltFiles().find((file) => /^\/assets\/.*\.js$/.test(file)) ?? '';
  const others = ['/desk', '/desk/entry/1', '/en/cases/some-case', '/ua/blog/some-article', '/favicon.ico'];
  const files = [hashed, ...listFeedPaths(), '/.well-known/security.txt', '/contact.css'];
  for (const path of [...pages, ...others, ...files])
    expect([path, await read(await fetchHost(path))]).toEqual([path, await read(await fetchSite(path))]);
});

test('[WAYS-04] a static host redirects as the web server does, and keeps the query', async () => {
  const moved = redirects.map(({ from }) => from.replace('{lang}', 'pl').replace('*', 'some'));
  for (const path of moved) {
    const [ours, theirs] = [await fetchHost(`${path}?a=1`), await fetchSite(`${path}?a=1`)];
    expect([path, ours.status, ours.headers.get('location')]).toEqual([
      path,
      theirs.status,
      theirs.headers.get('location'),
    ]);
  }
});

test('[WAYS-04] what is not found has the page of its language, and the rules themselves are not served', async () => {
  for (const path of ['/none', '/ua/none', '/pl/expertise/none', '/xx/contact', '/_headers', '/_redirects']) {
    const [ours, theirs] = [await fetchHost(path), await fetchSite(path)];
    expect([path, ours.status]).toEqual([path, theirs.status]);
    const readLanguage = async (response: Response) => /<html lang="(\w+)"/.exec(await response.text())?.[1];
    expect([path, await readLanguage(ours)]).toEqual([path, await readLanguage(theirs)]);
  }
});

test('[WAYS-04] a static host lets browsers insist on HTTPS for a day', async () => {
  expect((await fetchHost('/en')).headers.get('strict-transport-security')).toBe('max-age=86400');
});
