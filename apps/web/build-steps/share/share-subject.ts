import { type LanguageCode, toLanguageCode } from '@tt/contract/language/language';
import { siteSettings } from '@tt/contract/site-settings';
import { findDetail, homePath, type Section } from '../../app/i18n/paths.ts';
import { toSharePath } from '../../app/lib/share-path.ts';
import { articles } from '../../content/articles.ts';
import type { Band } from '../../content/bands.ts';
import { cases } from '../../content/cases.ts';
import { products } from '../../content/products.ts';
import { services } from '../../content/services.ts';

export interface SharePlate {
  band: Band;
  drawing: string;
}

/** What the picture of a page shows in link previews. */
export interface ShareSubject {
  language: LanguageCode;
  title: string;
  /** Undefined for a page that is about the company as a whole. */
  plate?: SharePlate;
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

/** The path of the picture that a page names as its own; undefined if it names that of another page. */
export function findSharePath(path: string, html: string): string | undefined {
  const own = toSharePath(path);
  return html.includes(`content="${siteSettings.origin}${own}"`) ? own : undefined;
}

/** Reads the title from the finished page, so that the picture says what the page says. */
export function toShareSubject(path: string, html: string): ShareSubject {
  const language = toLanguageCode(path);
  const title = path === homePath(language) ? findPictureText(html) : findHeading(html);
  if (title === undefined) throw new Error(`${path} has no heading for its share picture`);
  return { language, title: toText(title), plate: findPlate(path) };
}

function findHeading(html: string): string | undefined {
  const main = html.slice(html.indexOf('<main'));
  return /<h1[^>]*>([\s\S]*?)<\/h1>/.exec(main)?.[1];
}

/** The heading of home is the company's name, which stands on every picture. */
function findPictureText(html: string): string | undefined {
  return /property="og:image:alt" content="([^"]*)"/.exec(html)?.[1];
}

const plates: Record<Section, readonly (SharePlate & { key: string })[]> = {
  expertise: services.map(({ key, band }) => ({ key, band, drawing: `service-${key}` })),
  cases: cases.map(({ key, band, thumbnail }) => ({ key, band, drawing: thumbnail })),
  products: products.map(({ key, band }) => ({ key, band, drawing: `product-${key}` })),
  blog: articles.map(({ key, band, thumbnail }) => ({ key, band, drawing: thumbnail })),
};

function findPlate(path: string): SharePlate | undefined {
  const detail = findDetail(path);
  return detail && plates[detail.section].find(({ key }) => key === detail.item);
}

function toText(html: string): string {
  return html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/&([a-z]+|#x27);/g, (whole, name: string) => entities[name] ?? whole)
    .replaceAll(/[ \t\n]+/g, ' ')
    .trim();
}
