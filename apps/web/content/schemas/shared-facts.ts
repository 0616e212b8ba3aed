import * as z from 'zod';
import { bands } from '../bands.ts';

const confirmedOn = z.iso.date().optional();

export const sharedFacts = {
  order: z.number().describe('Place in lists, ascending. Steps of ten leave room between two entries.'),
  /** Band of the temper scale. */
  band: z.enum(bands).describe('Colors of the card and the page.'),
  figures: z
    .array(
      z.strictObject({
        value: z.string().regex(/^\d+(?:\.\d+)?$/, 'Invalid figure'),
        confirmedOn: confirmedOn.describe('The day on which the owner confirmed the figure.'),
      }),
    )
    .default([])
    .describe('Figures that the company has given, such as 8.17. The words state no other.'),
  confirmedOn: confirmedOn.describe('The day on which the owner confirmed the whole text. No page shows it.'),
};

export const emoji = z.string().min(1);

/** Name of a file in `app/illustrations/drawings`, without its extension. */
export const drawing = z.string().regex(/^[a-z0-9-]+$/, 'Invalid name of a drawing');

/** Names the contact label of `common.actions`. */
export const ctaLabel = z.string().min(1).describe('The button that closes the page.');

/** Name of a file beside the facts. */
export const pictureFile = z
  .string()
  .regex(/^[\w-]+\.(?:jpe?g|png|webp)$/, 'Name a file .jpg, .png or .webp beside the facts');

/** Without it, `pnpm check` refuses the name. */
export const permittedOn = z.iso
  .date()
  .optional()
  .describe('The day of the written permission to name them. Without it the check stays red.');
