import * as z from 'zod';
import { ctaLabel, emoji, sharedFacts } from './shared-facts.ts';
import { closing, listItem, meta, text } from './shared-words.ts';

/** The drawing of a product is `product-<key>`. */
export const productFactsSchema = z.strictObject({
  ...sharedFacts,
  emoji,
  ctaLabel,
});

export const productWordsSchema = z.strictObject({
  name: text,
  card: z.strictObject({ description: text }),
  meta,
  lead: text,
  why: z.strictObject({ heading: text, lead: text, items: z.array(listItem).min(1) }),
  features: z.array(listItem).min(1),
  closing,
});
