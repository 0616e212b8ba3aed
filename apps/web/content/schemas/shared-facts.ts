import * as z from 'zod';
import { bands } from '../bands.ts';

export const sharedFacts = {
  /** Place in lists, ascending. Steps of ten leave room between two entries. */
  order: z.number(),
  /** Band of the temper scale: color gradient of the card and the page. */
  band: z.enum(bands),
  /** The live exhibit that runs over the picture of the page. */
  exhibit: z.enum(['tooth']).optional(),
  /** Figures that the company has given, such as 8.17. The words state no other. */
  figures: z.array(z.string().regex(/^\d+(?:\.\d+)?$/, 'Invalid figure')).default([]),
};

export const emoji = z.string().min(1);

/** Name of a file in `app/illustrations/drawings`, without its extension. */
export const drawing = z.string().regex(/^[a-z0-9-]+$/, 'Invalid name of a drawing');

/** Names the contact label of `common.actions` that closes the page. */
export const ctaLabel = z.string().min(1);
