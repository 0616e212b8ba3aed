import * as z from 'zod';
import { ctaLabel, emoji, sharedFacts } from './shared-facts.ts';
import { closing, listItem, meta, text } from './shared-words.ts';

/** The drawing of a service area is `service-<key>`. */
export const serviceFactsSchema = z.strictObject({
  ...sharedFacts,
  emoji,
  caseKeys: z.array(z.string()).min(1).describe('In the order of the cards.'),
  productKeys: z.array(z.string()).default([]).describe('Only areas that sell a product list them.'),
  /** Shows the external link of `siteSettings.tradeShowArticleUrl`, with the words of `tradeShow`. */
  hasTradeShowLink: z.boolean().default(false).describe('Shows the link to the article on the trade show.'),
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
