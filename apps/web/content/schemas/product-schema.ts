import * as z from 'zod';
import { ctaLabel, emoji, pictureFile, sharedFacts } from './shared-facts.ts';
import { closing, listItem, meta, pictureWords, text } from './shared-words.ts';

/** The drawing of a product is `product-<key>`. */
export const productFactsSchema = z.strictObject({
  ...sharedFacts,
  emoji,
  ctaLabel,
  screenshots: z
    .array(pictureFile)
    .default([])
    .describe('Pictures of the product. Their descriptions are with the texts, in the same order.'),
});

export const productWordsSchema = z.strictObject({
  name: text,
  card: z.strictObject({ description: text }),
  meta,
  lead: text,
  why: z.strictObject({ heading: text, lead: text, items: z.array(listItem).min(1) }),
  features: z.array(listItem).min(1),
  closing,
  screenshots: z.array(pictureWords).default([]),
});
