import { expect, test } from 'vitest';
import { redirects } from '../apps/web/app/address-map.ts';
import { request } from './test/request.ts';
import { startSite } from './test/start-site.ts';

async function listLocations(port: number, paths: readonly string[]): Promise<(string | undefined)[]> {
  const answers = await Promise.all(paths.map((path) => request(port, path)));
  return answers.map(({ status, headers }) => (status === 302 ? headers.location : `status ${status}`));
}

test('a redirect that is added to the address map reaches the web server', async () => {
  const added = [
    { from: '/old', to: '/en/blog' },
    { from: '/{lang}/news/*', to: '/{lang}/blog/*' },
    { from: '/downloads/v1.2', to: '/en/products/leadgen-ai' },
    { from: '/{lang}/robots/*', to: '/robots.txt' },
  ];
  await using site = await startSite((_, outgoing) => outgoing.end(), { redirects: added });
  const paths = [
    '/old',
    '/old/?a=1',
    '/older',
    '/ua/news/%D1%84?a=1',
    '/ua/news',
    '/xx/news/x',
    '/pl/robots/x',
  ];
  expect(await listLocations(site.port, paths)).toEqual([
    '/en/blog',
    '/en/blog?a=1',
    'status 404',
    '/ua/blog/%D1%84?a=1',
    'status 404',
    'status 404',
    '/robots.txt',
  ]);
  expect(await listLocations(site.port, ['/downloads/v1.2', '/downloads/v1x2'])).toEqual([
    '/en/products/leadgen-ai',
    'status 404',
  ]);
});

test('every redirect of the address map reaches the web server', async () => {
  await using site = await startSite((_, outgoing) => outgoing.end());
  const fill = (path: string) => path.replace('{lang}', 'pl').replace('*', 'some/thing');
  const locations = await listLocations(
    site.port,
    redirects.map(({ from }) => fill(from)),
  );
  expect(locations).toEqual(redirects.map(({ to }) => fill(to)));
});
