import * as z from 'zod/mini';
import { boundedTextSchema } from '../language/bounded-text.ts';

/** An instant in UTC, as `Date.prototype.toISOString` writes it. */
export const isoInstantSchema = boundedTextSchema(40).check(z.iso.datetime());
