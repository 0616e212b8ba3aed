import { expect, test } from 'vitest';
import { languageCodes } from '@tt/contract/language/language';
import { siteSettings } from '@tt/contract/site-settings';
import { articles } from '../../apps/web/content/articles.ts';
import { cases } from '../../apps/web/content/cases.ts';
import { products } from '../../apps/web/content/products.ts';
import { services } from '../../apps/web/content/services.ts';
import { readBuiltFile } from '../built/built-site.ts';
import { loadMessages } from '../built/load-messages.ts';
import { loadWords } from '../built/load-words.ts';
import { attributeOf, parseHtml, textOf } from '../built/parse-html.ts';
import { fetchSite } from './fetch-site.ts';

async function get(path: string) {
  const response = await fetchSite(path);
  const document = parseHtml(await response.text());
  return {
    status: response.status,
    location: response.headers.get('location'),
    heading: textOf(document.querySelector('h1')),
    text: textOf(document.querySelector('main')),
    robots: attributeOf(document.querySelector('meta[name="robots"]'), 'content'),
    language: attributeOf(document.querySelector('html'), 'lang'),
  };
}

for (const language of languageCodes) {
  test(`[ROUTE-02, ROUTE-03, ROUTE-04, ROUTE-05, ROUTE-12] the main screens answer in ${language}`, async () => {
    const headings = {
      '': siteSettings.company.name,
      '/contact': loadMessages(language, 'contact').contact,
      '/booking': loadMessages(language, 'booking').heading,
      '/cases': loadMessages(language, 'cases').list.heading,
      '/blog': loadMessages(language, 'blog').heading,
    };
    for (const [path, heading] of Object.entries(headings)) {
      const page = await get(`/${language}${path}`);
      expect({ path, status: page.status, heading: page.heading }).toEqual({ path, status: 200, heading });
    }
  });

  test(`[ROUTE-06] each of the case keys has its page in ${language}`, async () => {
    for (const { key } of cases) {
      const page = await get(`/${language}/cases/${key}`);
      expect([page.status, page.heading]).toEqual([200, loadWords(language, 'cases', key).title]);
    }
  });

  test(`[ROUTE-07, ROUTE-08] any other case id shows the placeholder in ${language}, unseen by search engines`, async () => {
    const page = await get(`/${language}/cases/anything`);
    expect(page.status).toBe(200);
    expect(page.heading).toBe(loadMessages(language, 'cases').placeholder.heading);
    expect(page.robots).toBe('noindex');
  });

  test(`[ROUTE-09] each of the service keys has its page in ${language}`, async () => {
    for (const { key } of services) {
      const page = await get(`/${language}/expertise/${key}`);
      expect([page.status, page.heading]).toEqual([200, loadWords(language, 'services', key).label]);
    }
  });

  test(`[ROUTE-10, ROUTE-11] the product pages answer in ${language}`, async () => {
    for (const { key } of products) {
      const page = await get(`/${language}/products/${key}`);
      expect([page.status, page.heading]).toEqual([200, loadWords(language, 'products', key).name]);
    }
  });

  test(`[ROUTE-13, ROUTE-14] any slug shows the article page in ${language}; unknown ones are noindex`, async () => {
    const unwritten = articles.filter(({ isPublished }) => !isPublished).map(({ key }) => key);
    for (const slug of [...unwritten, 'never-written']) {
      const page = await get(`/${language}/blog/${slug}`);
      expect(page.status).toBe(200);
      expect(page.text).toContain(loadMessages(language, 'blog').article.learnMore);
    }
    expect((await get(`/${language}/blog/never-written`)).robots).toBe('noindex');
  });

  test(`[ERR-24] an article without a slug shows the not-found text of the blog in ${language}`, async () => {
    const { title, text } = loadMessages(language, 'blog').notFound;
    for (const slug of ['-', '---/', '%20']) {
      const page = await get(`/${language}/blog/${slug}`);
      expect([page.status, page.heading, page.robots]).toEqual([404, title, 'noindex']);
      expect(page.text).toContain(text);
    }
  });

  test(`[ROUTE-20, ROUTE-24] the renamed addresses of ${language} lead to their pages`, async () => {
    const policy = await get(`/${language}/privacy-policy`);
    expect([policy.status, policy.location]).toEqual([302, '/privacy-policy']);
    const renamed = await get(`/${language}/cases/fiveg-orchestration`);
    expect([renamed.status, renamed.location]).toEqual([302, `/${language}/cases/5g-orchestration`]);
  });

  test(`[ROUTE-22, ROUTE-23, ERR-22] unknown addresses of ${language} show the panel in that language`, async () => {
    const { errors } = loadMessages(language, 'common');
    for (const path of ['/nope', '/products/nope', '/expertise', '/expertise/nope', '/cases/a/b']) {
      const page = await get(`/${language}${path}`);
      expect({ path, status: page.status, heading: page.heading }).toEqual({
        path,
        status: 404,
        heading: errors.not_found,
      });
      expect(page.text).toContain(errors.page_not_found);
    }
  });
}

test('[ROUTE-15] the privacy policy is the only screen without a prefix', async () => {
  const page = await get('/privacy-policy');
  expect([page.status, page.heading, page.language]).toEqual([200, 'Privacy Policy', 'en']);
  for (const path of ['/', '/contact', '/booking', '/cases', '/blog', '/expertise/design']) {
    expect((await get(path)).status, path).not.toBe(200);
  }
});

test('[ROUTE-18] the web server redirects the root and known paths without a prefix to English', async () => {
  const paths = [
    ...['/contact', '/booking', '/cases', '/blog', '/cases/linux-3d-stack', '/cases/anything'],
    ...['/blog/any-slug', '/expertise/fiveg', '/products/leadgen-ai', '/contact?from=ad'],
  ];
  for (const path of paths) {
    const { status, location } = await get(path);
    expect([status, location]).toEqual([302, `/en${path}`]);
  }
  const root = await get('/');
  expect([root.status, root.location]).toEqual([302, '/en']);
});

test('[ROUTE-19] on a host without redirect rules the page of the root leads to English at once', () => {
  const document = parseHtml(readBuiltFile('/index.html'));
  const refresh = document.querySelector('meta[http-equiv="refresh"]');
  expect(attributeOf(refresh, 'content')).toBe('0; url=/en');
  expect(attributeOf(document.querySelector('body a'), 'href')).toBe('/en');
});

test('[ROUTE-21, ROUTE-22] a prefix of no language, and any other unknown path, shows the panel with 404', async () => {
  for (const path of ['/xx', '/xx/contact', '/zz/cases', '/nope', '/nope/deeper/still', '/en/404']) {
    const page = await get(path);
    expect([path, page.status, page.heading]).toEqual([path, 404, 'Not found']);
  }
});

test('an address with a trailing slash or of an unknown case is in the language of its prefix', async () => {
  expect((await get('/pl/contact/')).status).toBe(200);
  expect((await get('/ua/cases/anything')).language).toBe('uk');
  expect((await get('/pl/expertise/nope')).language).toBe('pl');
});
