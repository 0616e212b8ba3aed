import { expect, test } from 'vitest';
import { languageCodes } from '@tt/contract/language/language';
import { siteSettings } from '@tt/contract/site-settings';
import { listFeedPaths, redirects } from '../../apps/web/app/address-map.ts';
import { getBuiltPage, listBuiltFiles, listBuiltPaths, readBuiltFile } from '../built/built-site.ts';
import { attributeOf } from '../built/parse-html.ts';

const own = siteSettings.origin;

const redirectPatterns = redirects.map(
  ({ from }) =>
    new RegExp(`^${from.replace('{lang}', `(${languageCodes.join('|')})`).replace('*', '[^/]+')}$`),
);

/** Says what is wrong with an address on a page, if anything. */
function findFault(target: URL, pages: Set<string>, files: Set<string>): string | undefined {
  const { pathname, hash } = target;
  if (files.has(pathname)) return undefined;
  if (!pages.has(pathname)) {
    return redirectPatterns.some((pattern) => pattern.test(pathname)) ? undefined : 'leads nowhere';
  }
  const id = decodeURIComponent(hash.slice(1));
  if (id && !getBuiltPage(pathname).document.querySelector(`[id="${id}"]`)) return 'has no such fragment';
  return undefined;
}

test('no page of the build has a dead internal link or a missing fragment', () => {
  const pages = new Set(listBuiltPaths());
  const files = new Set(listBuiltFiles().filter((file) => !file.endsWith('.html')));
  const faults: string[] = [];
  let checked = 0;
  for (const path of pages) {
    const { document } = getBuiltPage(path);
    const links = document.querySelectorAll('[href], script[src], img[src]');
    for (const link of links) {
      const address = attributeOf(link, 'href') || attributeOf(link, 'src');
      const target = new URL(address, own + path);
      if (target.origin !== own) continue;
      checked += 1;
      const fault = findFault(target, pages, files);
      if (fault) faults.push(`${path}: ${address} ${fault}`);
    }
  }
  expect(faults).toEqual([]);
  expect(checked).toBeGreaterThan(5_000);
});

test('internal links of a page stay in its language', () => {
  const faults = listBuiltPaths()
    .filter((path) => path !== '/privacy-policy')
    .flatMap((path) => {
      const links = getBuiltPage(path).document.querySelectorAll('a');
      return links
        .filter((link) => !link.hasAttribute('data-language'))
        .map((link) => attributeOf(link, 'href'))
        .filter((href) => href.startsWith('/') && href !== '/privacy-policy')
        .filter((href) => href.slice(0, 3) !== path.slice(0, 3))
        .map((href) => `${path}: ${href}`);
    });
  expect(faults).toEqual([]);
});

test('every URL of the site in feeds, sitemap, llms.txt and robots.txt exists', () => {
  const pages = new Set(listBuiltPaths());
  const files = new Set(listBuiltFiles().filter((file) => !file.endsWith('.html')));
  const lists = [...listFeedPaths(), '/sitemap.xml', '/llms.txt', '/robots.txt'];
  for (const list of lists) {
    const text = readBuiltFile(list);
    const urls = [...new Set(text.match(/https:\/\/[^\s"'<>()&]+/g))].filter((url) => url.startsWith(own));
    const faults = urls.filter((url) => findFault(new URL(url), pages, files));
    expect(faults, list).toEqual([]);
    expect(urls.length, list).toBeGreaterThan(0);
  }
});
