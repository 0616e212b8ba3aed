import * as z from 'zod';
import { articleCategories } from '../article-categories.ts';
import { drawing, sharedFacts } from './shared-facts.ts';
import { meta, text } from './shared-words.ts';

export const articleFactsSchema = z.strictObject({
  ...sharedFacts,
  /** Calendar date of the article, YYYY-MM-DD. */
  date: z.iso.date(),
  /** The drawing on the card. */
  thumbnail: drawing,
  /** Service areas that the mobile list shows as categories. */
  categories: z.array(z.enum(articleCategories)),
  /** Shows the text below the front matter. Until then the page is a placeholder, hidden from search engines. */
  isPublished: z.boolean().default(false),
});

/** The front matter of `<lang>.md`. */
export const articleWordsSchema = z.strictObject({ title: text, excerpt: text, tags: z.array(text), meta });
