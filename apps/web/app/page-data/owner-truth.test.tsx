import type { LanguageCode } from '@tt/contract/language/language';
import { type ComponentType, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { confirmedOn, edit, permittedOn, profiles } from '../../test/use-owner-truth.ts';

interface Shown {
  html: string;
  /** The meta tags of the page for search engines. */
  structuredData: string;
  /** All data from which the page was made. */
  data: string;
}

interface LoaderData {
  meta: { structuredData?: unknown };
}

/** What the routes have in common. */
interface PageModule {
  loader: (args: object) => LoaderData | Promise<LoaderData>;
  default: ComponentType<{ loaderData: object }>;
}

const pages = {
  case: () => import('../routes/case.tsx'),
  article: () => import('../routes/article.tsx'),
  product: () => import('../routes/product.tsx'),
  contact: () => import('../routes/contact.tsx'),
  booking: () => import('../routes/booking.tsx'),
};
const pageNames = Object.keys(pages) as (keyof typeof pages)[];
const params = { caseKey: 'gear-train', slug: 'gears', productKey: 'torque-meter' };

async function showPage(name: keyof typeof pages, lang: LanguageCode = 'en'): Promise<Shown> {
  const route = (await pages[name]()) as unknown as PageModule;
  const loaderData = await route.loader({ params: { ...params, lang } });
  return {
    html: renderToStaticMarkup(createElement(route.default, { loaderData })),
    structuredData: JSON.stringify(loaderData.meta.structuredData ?? []),
    data: JSON.stringify(loaderData),
  };
}

/** What home adds, in the order of the page. */
async function showHome(lang: LanguageCode = 'en'): Promise<Shown> {
  const { findQuote, loadClientLogos } = await import('./load-home-truth.server.ts');
  const { loadTeam } = await import('./load-people.server.ts');
  const { ClientLogos } = await import('../sections/truth/client-logos.tsx');
  const { Quote } = await import('../sections/truth/quote.tsx');
  const { Team } = await import('../sections/truth/team.tsx');
  const { toSiteData } = await import('../lib/structured-data.ts');
  const [logos, quote, team] = [loadClientLogos(lang), findQuote(lang), loadTeam(lang)];
  const html = renderToStaticMarkup(
    <>
      {logos && <ClientLogos {...logos} />}
      {quote && <Quote {...quote} />}
      {team && <Team {...team} />}
    </>,
  );
  const structuredData = JSON.stringify(toSiteData(lang));
  return { html, structuredData, data: JSON.stringify([logos, quote, team]) };
}

async function showFooter(): Promise<string> {
  const { loadNavigation } = await import('../features/navigation/load-navigation.server.ts');
  const { SiteFooter } = await import('../sections/site-footer.tsx');
  return renderToStaticMarkup(<SiteFooter data={loadNavigation('/en')} />);
}

/** The text of a page, without its markup. */
const toWords = (html: string) => html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');

test('[TRUTH-02] a case names its client, quotes it, shows the work and names who did it', async () => {
  const { html } = await showPage('case');
  const words = toWords(html);
  expect(words).toContain('Client: Cogs of gear-train Cogs of gear-train website: cogs.example');
  expect(html).toContain('href="https://www.cogs.example/about"');
  expect(html).toMatch(/<img class="pr-logo" src="\/assets\/\w+-272\.webp" width="136" height="46" alt=""/);
  expect(words).toContain('Cy Crank Foreman, Cogs of gear-train Original language: Polish They mesh (en).');
  expect(words).toContain('Who did the work Ada Cog Gear cutter Bo Cam Gear cutter');
  expect(html).toContain('alt="Ada Cog, photo"');
  expect(html.match(/href="\/truth\.css"/g)).toHaveLength(1);
});

test('[TRUTH-02] pictures of one section stand side by side after it, described in the language of the page', async () => {
  const { html } = await showPage('case', 'ua');
  const [, story = ''] = /<\/section>(<figure class="pr-shots">.*?<\/figure>)/s.exec(html) ?? [];
  expect(story).toContain('<p>At rest</p></figcaption><div class="pr-two"><picture>');
  expect(story).toMatch(
    /type="image\/avif" srcSet="\/assets\/\w+-480\.avif 480w, \/assets\/\w+-800\.avif 800w"/,
  );
  expect(story).toMatch(/width="800" height="400"[^>]+alt="Two gears \(ua\)" loading="lazy"/);
  expect(story).toMatch(/class="pr-tall"[^>]+alt="One gear"/);
});

test('[TRUTH-02] a product shows its screenshots', async () => {
  const { html } = await showPage('product');
  expect(html).toMatch(/alt="A dial" loading="lazy" decoding="async"\/><\/picture><figcaption>At zero</);
});

test('[TRUTH-03] home and contact show the team in the language of the page, with faces where there are photos', async () => {
  const home = await showHome('ua');
  expect(toWords(home.html)).toContain('Ada Cog Різальник шестерень. Cuts gears. Українська, англійська');
  expect(home.html).not.toContain('Bo Cam');
  const { html: contact } = await showPage('contact');
  expect(toWords(contact)).toContain('Who you will talk to Ada Cog Gear cutter');
  expect(contact.match(/<picture>/g)).toHaveLength(1);
});

test('[TRUTH-03] an article names its author above the text and tells more below it', async () => {
  const { html, structuredData } = await showPage('article');
  expect(html).toMatch(/<a class="pr-by" href="#author"><picture>.*By Ada Cog<\/a>/s);
  const [, box = ''] = /(<section class="pr-author" id="author".*?<\/section>)/s.exec(html) ?? [];
  expect(toWords(box)).toContain('Ada Cog Gear cutter. Cuts gears. Ada Cog’s profile: profiles.example');
  expect(JSON.parse(structuredData)).toContainEqual(
    expect.objectContaining({
      author: expect.objectContaining({
        '@type': 'Person',
        name: 'Ada Cog',
        sameAs: ['https://www.profiles.example/ada'],
      }),
    }),
  );
});

test('[TRUTH-03] the host stands below the introduction of the booking page and below its pass', async () => {
  const { html } = await showPage('booking');
  const hosts = [...html.matchAll(/<section class="pr-host.*?<\/section>/gs)].map(([host]) => toWords(host));
  const said = ' You will talk to Bo Cam Gear cutter Polish ';
  expect(hosts.map((host) => host.replaceAll(/\s+/g, ' '))).toEqual([said, said]);
  expect(html).toMatch(/class="lead">.*pr-host-s.*<aside.*<\/aside><section class="pr-host"/s);
});

test('[TRUTH-04] home shows the logos of clients with the way to their cases', async () => {
  const { html } = await showHome();
  const links = [...html.matchAll(/<a href="(\/en\/cases\/[^"]+)"><img class="pr-logo"/g)];
  expect(links.map(([, href]) => href)).toHaveLength(3);
  expect(html).toContain('<span class="vh">Cogs of gear-box, case</span>');
});

test('[TRUTH-04] profiles of the company are in the footer and in structured data', async () => {
  expect(await showFooter()).toContain(`<a href="${profiles[0]}" rel="me noopener">profiles.example</a>`);
  expect((await showHome()).structuredData).toContain(`"sameAs":["${profiles[0]}"]`);
});

test('[TRUTH-04] a quote is no review for search engines', async () => {
  const shown = [
    await showHome(),
    await showPage('case'),
    await showPage('article'),
    await showPage('product'),
  ];
  expect(shown[1]?.html).toContain('They mesh');
  for (const { html, structuredData } of shown) {
    expect(structuredData).not.toMatch(/review|rating|they mesh/i);
    expect(html).not.toMatch(/itemprop|itemscope/);
  }
});

test('[TRUTH-06] no page and no file says when something was confirmed or permitted', async () => {
  const shown = [await showHome(), ...(await Promise.all(pageNames.map((name) => showPage(name))))];
  const { loadFeed } = await import('./blog/load-feed.server.ts');
  const { toLlmsFile } = await import('../../build-steps/llms-file.ts');
  const texts = [
    ...shown.flatMap(({ html, structuredData, data }) => [html, structuredData, data]),
    loadFeed('en'),
    toLlmsFile(),
  ];
  for (const text of texts) {
    expect(text).not.toMatch(/permittedOn|confirmedOn/);
    for (const day of [permittedOn, confirmedOn]) expect(text).not.toContain(day.slice(0, 4));
  }
});

test('[TRUTH-04] two logos make no row', async () => {
  edit('cases/gear-box/facts.json', { hidden: true });
  vi.resetModules();
  const { html } = await showHome();
  expect(html).toContain('Cy Crank');
  expect(html).not.toContain('pr-logo');
});
