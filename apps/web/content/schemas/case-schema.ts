import * as z from 'zod';
import { categories } from '../categories.ts';
import { ctaLabel, drawing, emoji, sharedFacts } from './shared-facts.ts';
import { closing, meta, text } from './shared-words.ts';

export const caseFactsSchema = z.strictObject({
  ...sharedFacts,
  emoji,
  categories: z.array(z.enum(categories)).min(1),
  thumbnail: drawing,
  comingSoon: z
    .boolean()
    .default(false)
    .describe('Marks a planned case: dashed, and kept out of search engines.'),
  /** Two files of `app/illustrations/diagrams`: `<name>.svg` and `<name>-narrow.svg`. */
  diagram: drawing.optional().describe('Name of the diagram.'),
  ctaLabel,
});

const comparison = z.strictObject({ criterion: text, a: text, b: text });

export const caseWordsSchema = z.strictObject({
  title: text,
  card: z.strictObject({ description: text, results: z.array(text).default([]) }),
  meta,
  lead: text,
  result: z
    .strictObject({ from: text.optional(), to: text, caption: text })
    .optional()
    .describe('The figure beside the title. The caption says the same in words.'),
  facts: z
    .strictObject({ asked: text, came: text, tools: z.array(text).min(1) })
    .describe('The strip below the title: what the client asked for, what came of it, with which tools.'),
  diagram: z
    .strictObject({
      title: text,
      description: text.describe('Says in words what the diagram shows.'),
      labels: z.record(z.string(), text).describe('The words in the diagram, by the key of their place.'),
    })
    .optional(),
  sections: z
    .array(
      z.strictObject({
        heading: text,
        lead: text.describe("The strongest sentence of the section. The paragraphs don't repeat it."),
        paragraphs: z.array(text).default([]),
        bullets: z.array(z.strictObject({ lead: text.optional(), text })).optional(),
      }),
    )
    .min(1),
  table: z.strictObject({ caption: text, columns: comparison, rows: z.array(comparison) }).optional(),
  closing,
});
