import { afterAll, beforeAll, expect, test } from 'vitest';
import { redirects } from '../apps/web/app/address-map.ts';
import { request } from './test/request.ts';
import { type RunningSite, startSite } from './test/start-site.ts';

const added = [
  { from: '/old', to: '/en/blog' },
  { from: '/{lang}/news/*', to: '/{lang}/blog/*' },
  { from: '/downloads/v1.2', to: '/en/products/leadgen-ai' },
  { from: '/{lang}/robots/*', to: '/robots.txt' },
];
let site: RunningSite;

beforeAll(async () => {
  site = await startSite((_, outgoing) => outgoing.end(), { redirects: added });
});

afterAll(() => site?.stop());

async function findLocation(path: string): Promise<string | undefined> {
  const { status, headers } = await request(site.port, path);
  return status === 302 ? headers.location : `status ${status}`;
}

test.each([
  ['/old', '/en/blog'],
  ['/old/?a=1', '/en/blog?a=1'],
  ['/older', 'status 404'],
  ['/ua/news/%D1%84?a=1', '/ua/blog/%D1%84?a=1'],
  ['/ua/news', 'status 404'],
  ['/xx/news/x', 'status 404'],
  ['/pl/robots/x', '/robots.txt'],
  ['/downloads/v1.2', '/en/products/leadgen-ai'],
  ['/downloads/v1x2', 'status 404'],
])('redirects that are added to the address map reach the web server: %s leads to %s', async (path, to) => {
  expect(await findLocation(path)).toBe(to);
});

test('each name that answers leads to the origin, because forms and passkeys work nowhere else', async () => {
  await using deployed = await startSite((_, outgoing) => outgoing.end('{}'), {
    siteOrigin: 'https://site.example',
  });
  const open = async (host: string, path: string, method = 'GET') => {
    const { status, headers } = await request(deployed.port, path, { method, headers: { host } });
    return headers.location ? `${status} ${headers.location}` : `${status}`;
  };
  expect(await open('www.site.example', '/ua/cases?q=%D1%84')).toBe(
    '301 https://site.example/ua/cases?q=%D1%84',
  );
  expect(await open('192.0.2.7', '/desk')).toBe('301 https://site.example/desk');
  // TLS may end at a proxy in front.
  expect(await open('site.example', '/ua/cases')).toBe('200');
  expect(await open('www.site.example', '/rest/v1/client_request', 'POST')).toBe('200');
  // The health check of the container.
  expect(await open('127.0.0.1:8080', '/en')).toBe('200');
});

test('every redirect of the address map reaches the web server', async () => {
  const fill = (path: string) => path.replace('{lang}', 'pl').replace('*', 'some/thing');
  for (const { from, to } of redirects)
    expect([from, await findLocation(fill(from))]).toEqual([from, fill(to)]);
});
