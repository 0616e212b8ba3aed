import { defaultLanguageCode, type LanguageCode } from '@tt/contract/language/language';
import { findWords } from '../../../content/entries/read-words.server.ts';
import { type RenderedArticle, renderArticle } from './render-article.ts';

/** The text of an article as HTML, English where the language lacks it; its Markdown may hold any markup. */
export function loadArticleBody(language: LanguageCode, key: string): RenderedArticle {
  const markdown =
    findWords('articles', key, language)?.body || findWords('articles', key, defaultLanguageCode)?.body;
  if (!markdown)
    throw new Error(
      `content/articles/${key}/words.${defaultLanguageCode}.md has no text below its front matter`,
    );
  return renderArticle(markdown, language);
}
