import { defaultLanguageCode, type LanguageCode } from '@tt/contract/language/language';
import { marked } from 'marked';
import { findWords } from '../../content/entries/read-words.server.ts';

/** The text of an article as HTML, English where the language lacks it; its Markdown may hold any markup. */
export function loadArticleBody(language: LanguageCode, key: string): string {
  const markdown =
    findWords('articles', key, language)?.body || findWords('articles', key, defaultLanguageCode)?.body;
  if (!markdown)
    throw new Error(`content/articles/${key}/${defaultLanguageCode}.md has no text below its front matter`);
  return marked.parse(markdown, { async: false });
}
