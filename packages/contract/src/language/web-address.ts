import * as z from 'zod/mini';
import { boundedTextSchema } from './bounded-text.ts';

/** A URL that a browser may open: http or https, nothing that runs script. */
export const webAddressSchema = boundedTextSchema(2048).check(
  z.refine((text) => /^https?:/i.test(text) && URL.canParse(text)),
  z.meta({ format: 'uri' }),
);
