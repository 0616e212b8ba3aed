import { getLanguage, type LanguageCode } from '@tt/contract/language/language';
import { siteSettings } from '@tt/contract/site-settings';
import { Feed } from 'feed';
import { articles } from '../../../content/articles.ts';
import { getTranslator } from '../../i18n/get-translator.server.ts';
import { getWords } from '../../i18n/get-words.server.ts';
import { blogPath, feedPath, itemPath } from '../../i18n/paths.ts';
import { loadArticleBody } from './load-article-body.server.ts';

const { origin, company } = siteSettings;

/** The published articles of a language as an Atom feed, each with its whole text. */
export function loadFeed(language: LanguageCode): string {
  const t = getTranslator(language);
  const published = articles.filter(({ isPublished }) => isPublished);
  // The newest article, so that two builds of the same content are equal.
  const updated = published[0]?.date ?? '1970-01-01';
  const feed = new Feed({
    id: origin + blogPath(language),
    title: `${company.name}: ${t('blog.heading')}`,
    description: t('blog.meta.description'),
    language: getLanguage(language).tag,
    link: origin + blogPath(language),
    feedLinks: { atom: origin + feedPath(language) },
    favicon: `${origin}/favicon.svg`,
    author: { name: company.name, link: origin },
    copyright: company.name,
    updated: new Date(updated),
    generator: false,
  });
  for (const { key, date } of published) {
    const { title, excerpt, tags } = getWords(language, 'articles', key);
    const url = origin + itemPath(language, 'blog', key);
    feed.addItem({
      id: url,
      link: url,
      title,
      description: excerpt,
      // A reader shows the text away from the site.
      content: loadArticleBody(language, key).html.replaceAll('href="/', `href="${origin}/`),
      date: new Date(date),
      published: new Date(date),
      category: tags.map((tag) => ({ name: tag, term: tag })),
    });
  }
  return feed.atom1();
}
