import type { LanguageCode } from '@tt/contract/language';
import { marked } from 'marked';

const bodies = import.meta.glob<string>('../../content/articles/*/*.md', {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** The text of an article as HTML; its Markdown is a file of ours and may hold any markup. */
export function loadArticleBody(
  language: LanguageCode,
  slug: string,
  files: Record<string, string> = bodies,
): string {
  const markdown = files[`../../content/articles/${slug}/${language}.md`];
  if (!markdown)
    throw new Error(`The article ${slug} has no text: add content/articles/${slug}/${language}.md`);
  return marked.parse(markdown, { async: false });
}
