import { bindShortWords } from '@tt/contract/language/bind-short-words';
import { defaultLanguageCode, type LanguageCode } from '@tt/contract/language/language';
import { findWords } from '../../../content/entries/read-words.server.ts';
import { type RenderedArticle, renderArticle } from './render-article.ts';

/** The text of an article as HTML, English where the language lacks it; its Markdown may hold any markup. */
export function loadArticleBody(language: LanguageCode, key: string): RenderedArticle {
  const english = findWords('articles', key, defaultLanguageCode)?.body;
  const markdown = findWords('articles', key, language)?.body || english;
  if (!markdown)
    throw new Error(
      `content/articles/${key}/words.${defaultLanguageCode}.md has no text below its front matter`,
    );
  const { headings } = renderArticle(english ?? '', defaultLanguageCode);
  return renderArticle(
    bindProse(markdown, language),
    language,
    headings.map(({ id }) => id),
  );
}

/** Code stays as it is: whoever copies it wants plain spaces. */
function bindProse(markdown: string, language: LanguageCode): string {
  const parts = markdown.split(/(```[\s\S]*?```|`[^`\n]*`)/);
  return parts.map((part) => (part.startsWith('`') ? part : bindShortWords(part, language))).join('');
}
