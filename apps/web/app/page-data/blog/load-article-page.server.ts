import { getLanguage, type LanguageCode } from '@tt/contract/language/language';
import { siteSettings } from '@tt/contract/site-settings';
import { type Article, articles } from '../../../content/articles.ts';
import { services } from '../../../content/services.ts';
import { formatCalendarDate } from '../../i18n/format-calendar-date.ts';
import { getTranslator } from '../../i18n/get-translator.server.ts';
import { getWords } from '../../i18n/get-words.server.ts';
import { blogPath, homePath, itemPath } from '../../i18n/paths.ts';
import { toArticleData, toBreadcrumbData } from '../../lib/structured-data.ts';
import { loadCallToAction } from '../load-call-to-action.server.ts';
import { findPerson, loadPerson, type ShownPerson } from '../load-people.server.ts';
import { formatReadingTime } from './format-reading-time.server.ts';
import { loadArticleBody } from './load-article-body.server.ts';

/** Marks the place of the title in a sentence. */
const titlePlace = '…';

function loadText(language: LanguageCode, article: Article, author: ShownPerson | undefined) {
  const t = getTranslator(language);
  const { title, excerpt, tags } = getWords(language, 'articles', article.key);
  const body = loadArticleBody(language, article.key);
  return {
    head: {
      band: article.band,
      drawing: article.thumbnail,
      title,
      lead: excerpt,
      dateTime: article.date,
      dateLabel: formatCalendarDate(article.date, getLanguage(language).tag),
      readingTime: formatReadingTime(language, body),
      tagsLabel: t('blog.tagsLabel'),
      tags,
      author: author && { label: t('truth.authorLine', { name: author.name }), photo: author.photo },
    },
    text: {
      band: article.band,
      html: body.html,
      contents: { label: t('blog.article.onThisPage'), headings: body.headings },
      service: findService(language, article),
      author: author && toAuthorBox(language, author),
    },
  };
}

function toAuthorBox(language: LanguageCode, { links, ...person }: ShownPerson) {
  const name = getTranslator(language)('truth.authorLink', { name: person.name });
  return { ...person, link: links[0] && { ...links[0], name } };
}

/** The service area that the article is about. */
function findService(language: LanguageCode, { band }: Article) {
  const service = services.find(({ key }) => key === band);
  if (!service) return undefined;
  return {
    caption: getTranslator(language)('blog.article.relatedService'),
    band,
    glyph: `service-${service.key}`,
    label: getWords(language, 'services', service.key).label,
    href: itemPath(language, 'expertise', service.key),
  };
}

/** The published article that follows in the list, and after the last the first again. */
function loadNext(language: LanguageCode, article: Article) {
  const t = getTranslator(language);
  const place = articles.findIndex(({ key }) => key === article.key);
  const others = [...articles.slice(place + 1), ...articles.slice(0, place)];
  const next = others.find(({ isPublished }) => isPublished);
  if (!next) return undefined;
  const { title, excerpt } = getWords(language, 'articles', next.key);
  return {
    label: t('blog.article.nextArticle'),
    title,
    text: excerpt,
    href: itemPath(language, 'blog', next.key),
    band: next.band,
    drawing: next.thumbnail,
    all: { label: t('blog.article.allArticles'), href: blogPath(language) },
  };
}

function loadPublished(language: LanguageCode, article: Article) {
  const t = getTranslator(language);
  const words = getWords(language, 'articles', article.key);
  const path = itemPath(language, 'blog', article.key);
  const ask = loadCallToAction(language, { closing: t.tree('blog.closing'), ctaLabel: t('blog.ctaLabel') });
  const author = article.author ? loadPerson(language, findPerson(article.author)) : undefined;
  const { head, text } = loadText(language, article, author);
  return {
    kind: 'article' as const,
    meta: {
      title: words.meta.title + t('common.metaSuffix'),
      description: words.meta.description,
      path,
      language,
      publishedOn: article.date,
      structuredData: [
        toArticleData({ ...words.meta, path, language, date: article.date, tags: words.tags, author }),
        toBreadcrumbData([
          { name: siteSettings.company.name, path: homePath(language) },
          { name: t('blog.heading'), path: blogPath(language) },
          { name: words.title, path },
        ]),
      ],
    },
    head,
    text: { ...text, question: ask.heading, booking: ask.booking },
    ask,
    next: loadNext(language, article),
  };
}

/** The heading of a placeholder is the slug in English, as specified, and the title where a language has one. */
function toPlaceholderTitle(language: LanguageCode, article?: Article): string {
  if (!article) return getTranslator(language)('blog.article.unnamed');
  return language === 'en'
    ? article.key.replaceAll('-', ' ')
    : getWords(language, 'articles', article.key).title;
}

function loadPlaceholder(language: LanguageCode, article?: Article) {
  const t = getTranslator(language);
  const title = toPlaceholderTitle(language, article);
  const ownMeta = article && getWords(language, 'articles', article.key).meta;
  const band = article?.band ?? 'design';
  return {
    kind: 'placeholder' as const,
    meta: {
      title: (ownMeta?.title ?? title) + t('common.metaSuffix'),
      description: t('blog.article.meta.description'),
      path: article ? itemPath(language, 'blog', article.key) : blogPath(language),
      language,
      isHidden: true,
    },
    placeholder: {
      band,
      title,
      isOpenEnded: !article,
      learnMore: t('blog.article.learnMore'),
      comingSoon: t('blog.article.comingSoon', { title: titlePlace }).split(titlePlace),
      meanwhile: t('blog.article.meanwhile'),
      allArticles: { label: t('blog.article.allArticles'), href: blogPath(language) },
    },
    callToAction: {
      band,
      ...loadCallToAction(language, { closing: t.tree('blog.closing'), ctaLabel: t('blog.ctaLabel') }),
    },
  };
}

/** The page of an article: its text, or a placeholder. Without an article it is the template of any other slug. */
export function loadArticlePage(language: LanguageCode, article?: Article) {
  return article?.isPublished ? loadPublished(language, article) : loadPlaceholder(language, article);
}
