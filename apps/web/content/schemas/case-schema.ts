import { languageCodes } from '@tt/contract/language/language';
import * as z from 'zod';
import { categories } from '../categories.ts';
import { ctaLabel, drawing, emoji, permittedOn, pictureFile, sharedFacts } from './shared-facts.ts';
import { closing, meta, pictureWords, text } from './shared-words.ts';

export const caseFactsSchema = z.strictObject({
  ...sharedFacts,
  emoji,
  categories: z.array(z.enum(categories)).min(1),
  thumbnail: drawing,
  exhibit: z
    .enum(['tooth', 'price'])
    .optional()
    .describe('What of the work runs live: the tooth on the board at the head, or prices in the diagram.'),
  comingSoon: z
    .boolean()
    .default(false)
    .describe('Marks a planned case: dashed, and kept out of search engines.'),
  /** Two files of `app/illustrations/diagrams`: `<name>.svg` and `<name>-narrow.svg`. */
  diagram: drawing.optional().describe('Name of the diagram.'),
  ctaLabel,
  hidden: z
    .boolean()
    .default(false)
    .describe('Takes the case off the site: its address is not found, and nothing leads to it.'),
  client: z
    .strictObject({
      name: z.string().min(1),
      link: z
        .url({ protocol: /^https$/ })
        .optional()
        .describe('The website of the client.'),
      logo: pictureFile.optional().describe('On a transparent ground; it is shown in one color.'),
      permittedOn,
    })
    .optional()
    .describe('Who the work was done for.'),
  quote: z
    .strictObject({
      person: z.string().min(1).describe('Who said it.'),
      photo: pictureFile.optional(),
      language: z.enum(languageCodes).describe('The language in which it was said.'),
      permittedOn,
    })
    .optional()
    .describe('What the client says. The words and the role are with the texts.'),
  pictures: z
    .array(
      z.strictObject({
        file: pictureFile,
        section: z
          .number()
          .int()
          .min(1)
          .describe(
            'Stands after this section of the story, counted from 1. Two of one section stand side by side.',
          ),
      }),
    )
    .default([])
    .describe(
      'Photos and screenshots of the work. Their descriptions are with the texts, in the same order.',
    ),
  people: z.array(z.string()).default([]).describe('Who did it.'),
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
    .describe(
      'The figure in the strip. The title or the caption says the same in words, for who does not see it.',
    ),
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
  table: z
    .strictObject({
      caption: text,
      verdict: text.describe('What counted most for the client, who chose B.'),
      columns: comparison,
      rows: z.array(comparison),
    })
    .optional()
    .describe('A comparison of two, which the page shows on a balance.'),
  closing,
  quote: z
    .strictObject({
      text: text
        .refine((words) => words.split(/\s+/).length <= 40, 'A quote has at most 40 words')
        .describe('What was said, in at most 40 words.'),
      role: text.describe('The role of the person who said it.'),
    })
    .optional(),
  pictures: z.array(pictureWords).default([]),
});
