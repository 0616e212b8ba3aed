import { defaultLanguageCode, languages } from '@tt/contract/language/language';
import { siteSettings } from '@tt/contract/site-settings';
import { getWords } from '../app/i18n/get-words.server.ts';
import { blogPath, bookingPath, contactPath, feedPath, itemPath, type Section } from '../app/i18n/paths.ts';
import { articles } from '../content/articles.ts';
import { cases } from '../content/cases.ts';
import type { CollectionName } from '../content/collections.ts';
import { products } from '../content/products.ts';
import { services } from '../content/services.ts';

const { origin, company, email } = siteSettings;
const language = defaultLanguageCode;

/** What the site holds, for language models that read one file instead of every page: https://llmstxt.org. */
export function toLlmsFile(): string {
  const published = articles.filter(({ isPublished }) => isPublished);
  const others = languages.filter(({ code }) => code !== language);
  return [
    `# ${company.name}`,
    '',
    `> ${company.tagline[language]}. ${services.length} service areas, ${cases.length} case studies and ${products.length} products of a technology services company.`,
    '',
    `Every page exists in English and, at the same path with another prefix, in ${others.map(({ name, code }) => `${name} (/${code})`).join(', ')}.`,
    '',
    ...listEntries('Service areas', 'expertise', 'services', services),
    ...listEntries('Case studies', 'cases', 'cases', cases),
    ...listEntries('Products', 'products', 'products', products),
    ...listEntries('Articles', 'blog', 'articles', published),
    '## Contact',
    '',
    toLine('Inquiry form', contactPath(language), `or write to ${email}`),
    toLine('Book a video consultation', bookingPath(language)),
    '',
    '## Optional',
    '',
    toLine('All articles', blogPath(language)),
    toLine('Atom feed', feedPath(language)),
    toLine('Sitemap', '/sitemap.xml'),
    '',
  ].join('\n');
}

function listEntries(
  heading: string,
  section: Section,
  collection: Exclude<CollectionName, 'people'>,
  entries: readonly { key: string }[],
): string[] {
  const lines = entries.map(({ key }) => {
    const { title, description } = getWords(language, collection, key).meta;
    return toLine(title, itemPath(language, section, key), description);
  });
  return lines.length > 0 ? [`## ${heading}`, '', ...lines, ''] : [];
}

function toLine(title: string, path: string, text?: string): string {
  return `- [${title}](${origin}${path})${text ? `: ${text}` : ''}`;
}
