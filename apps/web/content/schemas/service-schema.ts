import * as z from 'zod';
import { ctaLabel, emoji, sharedFacts } from './shared-facts.ts';
import { closing, listItem, meta, text } from './shared-words.ts';

/** The drawing of a service area is `service-<key>`. */
export const serviceFactsSchema = z.strictObject({
  ...sharedFacts,
  emoji,
  /** Keys of cases, in the order of the cards. */
  caseKeys: z.array(z.string()).min(1),
  /** Keys of products; only areas that sell a product list them. */
  productKeys: z.array(z.string()).default([]),
  /** Shows the external link of `siteSettings.tradeShowArticleUrl`, with the words of `tradeShow`. */
  hasTradeShowLink: z.boolean().default(false),
  ctaLabel,
});

export const serviceWordsSchema = z.strictObject({
  label: text,
  card: z.strictObject({ description: text }),
  meta,
  blurb: text,
  lists: z.array(z.strictObject({ heading: text, items: z.array(listItem).min(1) })).min(1),
  tradeShow: z.strictObject({ heading: text, linkText: text }).optional(),
  closing,
});
