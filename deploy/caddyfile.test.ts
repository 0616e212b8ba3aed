import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { type Answer, type RequestOptions, request } from './test/request.ts';
import { type RunningSite, startSite } from './test/start-site.ts';

let site: RunningSite;

beforeAll(async () => {
  site = await startSite((_incoming, outgoing) => outgoing.end('{}'));
});

afterAll(() => site.stop());

const send = (path: string, options?: RequestOptions): Promise<Answer> => request(site.port, path, options);

async function expectRedirect(path: string, location: string): Promise<void> {
  const { status, headers } = await send(path);
  expect({ path, status, location: headers.location }).toEqual({ path, status: 302, location });
}

async function expectPage(path: string, status: number, page: string): Promise<void> {
  const answer = await send(path);
  expect({ path, status: answer.status, body: answer.body.toString() }).toEqual({
    path,
    status,
    body: `<p>${page}</p>`,
  });
  expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
}

describe('redirects', () => {
  test('[ROUTE-18] the web server itself sends / to /en and keeps the query', async () => {
    await expectRedirect('/', '/en');
    await expectRedirect('/?utm_source=a&b=%20', '/en?utm_source=a&b=%20');
  });

  test.each([
    ['/contact', '/en/contact'],
    ['/contact?topic=5g', '/en/contact?topic=5g'],
    ['/booking', '/en/booking'],
    ['/cases', '/en/cases'],
    ['/cases/linux-3d-stack', '/en/cases/linux-3d-stack'],
    ['/cases/%D1%84?q=1', '/en/cases/%D1%84?q=1'],
    ['/blog/any-slug', '/en/blog/any-slug'],
    ['/expertise/unknown', '/en/expertise/unknown'],
    ['/products/unknown', '/en/products/unknown'],
  ])('[ROUTE-16] [ROUTE-18] the unprefixed %s goes to %s', expectRedirect);

  test.each(['en', 'ua', 'pl'])(
    '[ROUTE-20] the policy below /%s goes to the one policy',
    async (language) => {
      await expectRedirect(`/${language}/privacy-policy`, '/privacy-policy');
      await expectRedirect(`/${language}/privacy-policy/`, '/privacy-policy');
    },
  );

  test('[ROUTE-24] the previous id of the 5G case goes to its new one in the same language', async () => {
    await expectRedirect('/ua/cases/fiveg-orchestration', '/ua/cases/5g-orchestration');
    await expectRedirect('/en/cases/fiveg-orchestration/?a=1', '/en/cases/5g-orchestration?a=1');
  });

  test('an odd path cannot lead to another host', async () => {
    await expectRedirect('//cases/evil.example', '/en//cases/evil.example');
    await expectRedirect('/cases//evil.example', '/en/cases//evil.example');
  });
});

describe('pages', () => {
  test.each([
    ['/en', '/en'],
    ['/en/', '/en'],
    ['/ua/cases', '/ua/cases'],
    ['/ua/cases/', '/ua/cases'],
    ['/pl/expertise/martech', '/pl/expertise/martech'],
    ['/privacy-policy', '/privacy-policy'],
    ['/privacy-policy/', '/privacy-policy'],
    ['/en%2Fcontact', '/en/contact'],
  ])('%s is the page %s, with or without a trailing slash', (path, page) => expectPage(path, 200, page));

  test.each([
    ['/ua/cases/anything', '/ua/cases/any--id'],
    ['/ua/cases/anything/', '/ua/cases/any--id'],
    ['/en/cases/*', '/en/cases/any--id'],
    ['/pl/blog/some-slug', '/pl/blog/any--id'],
    ['/pl/blog/some.html', '/pl/blog/any--id'],
  ])('the open-ended %s is answered with the template %s', (path, page) => expectPage(path, 200, page));

  test.each([
    ['/en/cases/a-hidden-case', '/en/404'],
    ['/ua/cases/a-hidden-case/', '/ua/404'],
    ['/pl//cases/a%2Dhidden-case', '/pl/404'],
  ])('[TRUTH-09] the hidden case %s is not found', (path, page) => expectPage(path, 404, page));

  test('[TRUTH-09] a case whose id begins with that of a hidden one is none', () =>
    expectPage('/en/cases/a-hidden-case-2', 200, '/en/cases/any--id'));
});

describe('the desk', () => {
  test.each(['/desk', '/desk/', '/desk/week', '/desk/entry/IN-7K2M9Q', '/desk/entry/', '/desk/index.html'])(
    '[PANEL-04] %s is the one page of the desk, asked for each time',
    async (path) => {
      await expectPage(path, 200, '/desk');
      expect((await send(path)).headers['cache-control']).toBe('no-cache');
    },
  );

  test.each(['/desktop', '/en/desk'])('%s is another address', (path) => expectPage(path, 404, '/en/404'));

  test('[PANEL-04] it is compressed like any other page, and may not be framed', async () => {
    const { headers } = await send('/desk/people', { headers: { 'accept-encoding': 'br' } });
    expect(headers).toMatchObject({
      'content-encoding': 'br',
      'content-security-policy': "frame-ancestors 'none'",
    });
  });
});

describe('not found', () => {
  test.each(['/xx', '/xx/contact', '/zz/expertise/martech', '/EN'])(
    '[ROUTE-21] the unknown prefix of %s shows the English panel',
    (path) => expectPage(path, 404, '/en/404'),
  );

  test.each([
    ['/nope', '/en/404'],
    ['/expertise', '/en/404'],
    ['/en/nope', '/en/404'],
    ['/pl/nope/deeper', '/pl/404'],
    ['/ua/cases/one/two', '/ua/404'],
    ['/assets/gone.js', '/en/404'],
    ['/../../etc/passwd', '/en/404'],
    ['/..%2f..%2fetc/passwd', '/en/404'],
    ['/en/con*', '/en/404'],
    ['/functions/v1', '/en/404'],
  ])('[ROUTE-22] the unknown path %s shows the panel %s', (path, page) => expectPage(path, 404, page));

  test.each(['/pl/expertise/nope', '/pl/expertise/nope/'])(
    '[ROUTE-23] %s shows the panel of the service areas in its language',
    (path) => expectPage(path, 404, '/pl/expertise/any--id'),
  );

  test.each(['/pl/products/nope', '/pl/products//nope/'])(
    '[ROUTE-22] %s shows the panel of the products in its language',
    (path) => expectPage(path, 404, '/pl/products/any--id'),
  );

  test.each(['/pl/expertise', '/pl/expertise/'])('[ROUTE-23] %s without a key shows the panel', (path) =>
    expectPage(path, 404, '/pl/404'),
  );

  test.each(['/pl/blog/-', '/pl/blog/---/', '/pl/blog/%20', '/pl/blog/-%C2%A0-'])(
    '[ERR-24] %s names no article and shows the panel of the blog in its language',
    (path) => expectPage(path, 404, '/pl/blog/-'),
  );

  test.each([
    '/en/404',
    '/en/404/',
    '/404',
    '/en/cases/any--id',
    '/en/cases/any%2D%2Did/',
    '/en/blog/any--id',
  ])('the template %s has no address of its own', (path) => expectPage(path, 404, '/en/404'));

  test.each([
    '/en/index.html',
    '/index.html',
    '/en/index.html.br',
    '/_redirects',
    '/_redirects.caddy',
    '/robots.txt/',
  ])('the file %s of the build is not an address', (path) => expectPage(path, 404, '/en/404'));

  test('the panel is sent whole to conditional and partial requests', async () => {
    for (const [name, value] of [
      ['if-none-match', '*'],
      ['range', 'bytes=0-3'],
    ] as const) {
      const answer = await send('/en/nope', { headers: { [name]: value } });
      expect([answer.status, answer.body.toString()]).toEqual([404, '<p>/en/404</p>']);
    }
  });

  test('the panel is not kept by caches', async () => {
    const { headers } = await send('/assets/gone.js');
    expect(headers['cache-control']).toBe('no-store');
    expect(headers.etag).toBeUndefined();
  });

  test('a malformed escape is refused', async () => {
    expect((await send('/%zz')).status).toBe(400);
  });
});

describe('files', () => {
  test.each([
    ['br', brotliDecompressSync],
    ['zstd', zstdDecompressSync],
    ['gzip', gunzipSync],
  ])('the stored %s copy is sent to clients that accept it', async (encoding, decompress) => {
    for (const path of ['/en', '/ua/cases/anything', '/en/nope', '/assets/enhance-B7xk2Q9a.js']) {
      const { headers, body } = await send(path, { headers: { 'accept-encoding': encoding } });
      expect([path, headers['content-encoding'], headers.vary]).toEqual([path, encoding, 'Accept-Encoding']);
      expect(decompress(body).toString()).toBe((await send(path)).body.toString());
    }
  });

  test('an answer that is not compressed names the header it depends on', async () => {
    expect((await send('/en')).headers.vary).toBe('Accept-Encoding');
  });

  test('files with a hash in the name are kept for a year, all others are asked for each time', async () => {
    const cacheControl = async (path: string) => (await send(path)).headers['cache-control'];
    expect(await cacheControl('/assets/enhance-B7xk2Q9a.js')).toBe('public, max-age=31536000, immutable');
    for (const path of ['/robots.txt', '/en', '/pl/cases/x', '/']) {
      expect(await cacheControl(path)).toBe('public, max-age=0, must-revalidate');
    }
  });

  test('security.txt is served as the text that it is, also compressed', async () => {
    for (const encoding of ['identity', 'br']) {
      const { status, headers } = await send('/.well-known/security.txt', {
        headers: { 'accept-encoding': encoding },
      });
      expect([status, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
    }
  });

  test.each(['', 'br', 'zstd', 'gzip'])(
    'a page that was opened before a release finds the scripts of the previous one (%s)',
    async (encoding) => {
      const path = '/assets/enhance-A1b2C3d4.js';
      const { status, headers } = await send(path, { headers: { 'accept-encoding': encoding } });
      expect([status, headers['content-encoding'] ?? '']).toEqual([200, encoding]);
      expect(headers).toMatchObject({
        'cache-control': 'public, max-age=31536000, immutable',
        'content-type': expect.stringContaining('javascript'),
      });
    },
  );

  test.each([
    '/assets/*.js',
    '/assets/enhance-????????.js',
    '/assets/enhance-A1b2C3d4.js.br',
    '/previous/assets/x.js',
  ])('nothing else of a previous release is reached by %s', (path) => expectPage(path, 404, '/en/404'));

  test('a CDN may keep pages for as long as the operator says, and hashed files stay as they are', async () => {
    const forCdn = 'public, max-age=0, s-maxage=60, must-revalidate';
    vi.stubEnv('PAGE_CACHE_CONTROL', forCdn);
    onTestFinished(() => void vi.unstubAllEnvs());
    await using kept = await startSite((_incoming, outgoing) => outgoing.end());
    const cacheControl = async (path: string) => (await request(kept.port, path)).headers['cache-control'];
    for (const path of ['/en', '/']) expect(await cacheControl(path)).toBe(forCdn);
    expect(await cacheControl('/assets/enhance-B7xk2Q9a.js')).toBe('public, max-age=31536000, immutable');
    expect(await cacheControl('/en/nope')).toBe('no-store');
  });

  test('a page that has not changed is not sent again', async () => {
    const headers = { 'accept-encoding': 'br' };
    const { etag = '' } = (await send('/en', { headers })).headers;
    const second = await send('/en', { headers: { ...headers, 'if-none-match': etag } });
    expect([second.status, second.body.length]).toEqual([304, 0]);
  });

  test('HEAD has the status and type of GET and no body', async () => {
    for (const [path, status] of [
      ['/en', 200],
      ['/en/nope', 404],
      ['/contact', 302],
    ] as const) {
      const answer = await send(path, { method: 'HEAD' });
      expect([path, answer.status, answer.body.length]).toEqual([path, status, 0]);
    }
  });

  test('a page takes no other method', async () => {
    const { status, headers } = await send('/en/contact', { method: 'POST', body: 'a=b' });
    expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
  });
});

test.each(['/en', '/en/nope', '/', '/functions/v1/echo'])('%s carries the security headers', async (path) => {
  const { headers } = await send(path);
  expect(headers).toMatchObject({
    'content-security-policy': "frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': expect.stringContaining('camera=()'),
  });
  expect(headers).not.toHaveProperty('server');
  expect(headers).not.toHaveProperty('strict-transport-security');
});
