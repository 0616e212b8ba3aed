import * as z from 'zod';
import { categories } from '../categories.ts';
import { ctaLabel, drawing, emoji, sharedFacts } from './shared-facts.ts';
import { closing, listItem, meta, text } from './shared-words.ts';

export const caseFactsSchema = z.strictObject({
  ...sharedFacts,
  emoji,
  categories: z.array(z.enum(categories)).min(1),
  thumbnail: drawing,
  /** Marks a planned case: dashed, and kept out of search engines. */
  comingSoon: z.boolean().default(false),
  /** Two files of `app/illustrations/diagrams`: `<name>.svg` and `<name>-narrow.svg`. */
  diagram: drawing.optional(),
  ctaLabel,
});

const comparison = z.strictObject({ criterion: text, a: text, b: text });

export const caseWordsSchema = z.strictObject({
  title: text,
  card: z.strictObject({ description: text, results: z.array(text) }),
  meta,
  lead: text,
  /** The figure beside the title. The caption says the same in words. */
  result: z.strictObject({ from: text.optional(), to: text, caption: text }).optional(),
  /** The strip below the title: what the client asked for, what came of it, with which tools. */
  facts: z.strictObject({ asked: text, came: text, tools: z.array(text).min(1) }),
  diagram: z
    .strictObject({
      title: text,
      /** Says in words what the diagram shows. */
      description: text,
      /** The words in the diagram, by the key of their slot. */
      labels: z.record(z.string(), text),
    })
    .optional(),
  sections: z
    .array(
      z.strictObject({
        heading: text,
        /** The strongest sentence of the section, which opens it. The paragraphs don't repeat it. */
        lead: text,
        paragraphs: z.array(text),
        bullets: z.array(z.union([text, listItem])).optional(),
      }),
    )
    .min(1),
  table: z.strictObject({ caption: text, columns: comparison, rows: z.array(comparison) }).optional(),
  closing,
});
