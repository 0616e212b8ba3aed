import * as z from 'zod';
import { articleCategories } from '../article-categories.ts';
import { drawing, sharedFacts } from './shared-facts.ts';
import { meta, text } from './shared-words.ts';

export const articleFactsSchema = z.strictObject({
  ...sharedFacts,
  order: z
    .number()
    .describe('Place among the articles of one day, ascending. Newer ones stand before older ones.'),
  date: z.iso.date().describe('Calendar date of the article.'),
  thumbnail: drawing.describe('The drawing on the card.'),
  categories: z
    .array(z.enum(articleCategories))
    .default([])
    .describe('Service areas that the list on phones shows as categories.'),
  isPublished: z
    .boolean()
    .default(false)
    .describe('Shows the text. Until then the page is a placeholder, hidden from search engines.'),
  author: z.string().optional().describe('Who wrote it. Without one, the company did.'),
});

/** The front matter of `words.<lang>.md`. */
export const articleWordsSchema = z.strictObject({
  title: text,
  excerpt: text,
  tags: z.array(text).default([]),
  meta,
});
