import * as z from 'zod';
import { categories } from '../categories.ts';
import { ctaLabel, drawing, emoji, sharedFacts } from './shared-facts.ts';
import { closing, meta, text } from './shared-words.ts';

export const caseFactsSchema = z.strictObject({
  ...sharedFacts,
  emoji,
  categories: z.array(z.enum(categories)).min(1),
  thumbnail: drawing,
  /** Marks a planned case: dashed, and kept out of search engines. */
  comingSoon: z.boolean().default(false),
  /** Figures of the specification that the page plots. */
  costPerLead: z
    .strictObject({
      beforeUsd: z.number(),
      afterUsd: z.number(),
      cutPercent: z.number(),
      managementFeePercent: z.number(),
    })
    .optional(),
  ctaLabel,
});

const comparison = z.strictObject({ criterion: text, a: text, b: text });

export const caseWordsSchema = z.strictObject({
  title: text,
  card: z.strictObject({ description: text, results: z.array(text) }),
  meta,
  lead: text,
  plot: z
    .strictObject({
      title: text,
      socialAds: text,
      costPerLead: text,
      deltaCaption: text,
      feeTitle: text,
      feeCaption: text,
      textAlternative: text,
    })
    .optional(),
  sections: z
    .array(z.strictObject({ heading: text, paragraphs: z.array(text), bullets: z.array(text).optional() }))
    .min(1),
  table: z.strictObject({ caption: text, columns: comparison, rows: z.array(comparison) }).optional(),
  closing,
});
