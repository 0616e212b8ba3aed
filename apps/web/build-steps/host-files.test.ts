import { siteSettings } from '@tt/contract/site-settings';
import { expect, test } from 'vitest';
import { readBackendOrigin } from './backend-origin.ts';
import { toContentSecurityPolicy, toDeskPolicy } from './content-security-policy.ts';
import { toEntryPage, toHeadersFile, toRedirectsFile } from './write-host-files.ts';
import { toSitemap } from './write-search-files.ts';

test('[ROUTE-18] static hosts read the same redirects and statuses as the web server', () => {
  const lines = toRedirectsFile().split('\n');
  expect(lines).toContain('/ /en 302');
  expect(lines).toContain('/contact /en/contact 302');
  expect(lines).toContain('/cases/* /en/cases/:splat 302');
  expect(lines).toContain('/ua/privacy-policy /privacy-policy 302');
  expect(lines).toContain('/pl/cases/fiveg-orchestration /pl/cases/5g-orchestration 302');
  expect(lines).toContain('/ua/cases/:id /ua/cases/any--id/ 200');
  expect(lines).toContain('/pl/expertise/:id /pl/expertise/any--id/ 404');
  expect(lines).toContain('/pl/products/:id /pl/products/any--id/ 404');
  expect(lines).toContain('/pl/blog/- /pl/blog/-/ 404');
  expect(lines).toContain('/pl/* /pl/404/ 404');
  expect(lines).toContain('/desk/* /desk/ 200');
  expect(lines).toContain('/* /en/404/ 404');
});

test('[ROUTE-19] without redirect rules the page at / leads to /en at once', () => {
  expect(toEntryPage()).toContain('<meta http-equiv="refresh" content="0; url=/en"/>');
});

test('the name of the company is text in the page at /', () => {
  const company = { ...siteSettings.company, name: 'A & <script>b()</script>' };
  const page = toEntryPage({ ...siteSettings, company });
  expect(page).toContain('<title>A &amp; &lt;script&gt;b()&lt;/script&gt;</title>');
  expect(page).not.toContain('<script');
});

test('a redirect precedes the template that would match its path', () => {
  const text = toRedirectsFile();
  expect(text.indexOf('/ua/cases/fiveg-orchestration')).toBeLessThan(text.indexOf('/ua/cases/:id'));
  expect(text.indexOf('/ua/blog/- ')).toBeLessThan(text.indexOf('/ua/blog/:id'));
  expect(text.indexOf('/ua/privacy-policy')).toBeLessThan(text.indexOf('/ua/*'));
});

test('pages may not be framed, and hashed files may be kept forever', () => {
  expect(toHeadersFile()).toContain("frame-ancestors 'none'");
  expect(toHeadersFile()).toMatch(/\/assets\/\*\n {2}Cache-Control: public, max-age=31536000, immutable/);
});

test('static hosts serve security.txt as the text that it is', () => {
  expect(toHeadersFile()).toContain('/.well-known/security.txt\n  Content-Type: text/plain; charset=utf-8\n');
});

test('the policy of a page allows its own inline scripts and no other', () => {
  const policy = toContentSecurityPolicy('<script>a()</script><script src="/x.js"></script>');
  expect(policy).toMatch(/script-src 'self' 'sha256-[^']+';/);
  expect(policy).not.toContain('unsafe');
});

test('[PANEL-04] the policy of the desk allows nothing but its own files', () => {
  const policy = toDeskPolicy('<script>a()</script><script src="/x.js"></script>');
  expect(policy).toMatch(/^default-src 'none'; script-src 'self' 'sha256-[^' ]+'; style-src 'self';/);
  expect(policy).toContain("require-trusted-types-for 'script'; trusted-types 'none'");
  expect(policy).not.toMatch(/unsafe|data:|https:|\*/);
});

test('the policy opens the origins of trackers for what they load and report, and no others', () => {
  const policy = toContentSecurityPolicy('', { trackers: ['https://stats.example'] });
  expect(policy).toContain("script-src 'self' https://stats.example;");
  expect(policy).toContain("img-src 'self' data: https://stats.example;");
  expect(policy).toContain("connect-src 'self' https://stats.example;");
  expect(toContentSecurityPolicy('')).not.toMatch(/https:|connect-src/);
});

test('[WAYS-04] a backend on another origin gets calls and forms, and the desk reaches it through the host', () => {
  const policy = toContentSecurityPolicy('', { backend: 'https://api.example' });
  expect(policy).toContain("connect-src 'self' https://api.example;");
  expect(policy).toMatch(/form-action 'self' https:\/\/api\.example$/);
  expect(policy).toContain("script-src 'self';");
  const lines = toRedirectsFile('https://api.example').split('\n');
  expect(lines).toContain('/desk/api/* https://api.example/desk/api/:splat 200');
  expect(lines.indexOf('/desk/api/* https://api.example/desk/api/:splat 200')).toBeLessThan(
    lines.indexOf('/desk/* /desk/ 200'),
  );
  expect(lines).toContain(
    '/functions/v1/booking-feed/* https://api.example/functions/v1/booking-feed/:splat 302',
  );
  expect(toRedirectsFile()).not.toContain('https:');
});

test.each([
  ['/', undefined],
  ['/backend', undefined],
  ['https://api.example/', 'https://api.example'],
])('the backend at %s has the origin %s', (url, origin) => {
  expect(readBackendOrigin({ VITE_BACKEND_URL: url })).toBe(origin);
});

test('[LANG-07] the sitemap gives Ukrainian pages as uk and leaves out what is hidden', () => {
  const sitemap = toSitemap();
  expect(sitemap).toContain(`hreflang="uk" href="${siteSettings.origin}/ua/contact"`);
  expect(sitemap).not.toContain('booking/manage');
  const [, policy] = sitemap.split(`<loc>${siteSettings.origin}/privacy-policy`);
  expect(policy).toMatch(/^<\/loc><lastmod>[\d-]+<\/lastmod><\/url>/);
});
