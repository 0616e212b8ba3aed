import * as z from 'zod/mini';
import { boundedTextSchema } from '../language/bounded-text.ts';

const instant = /^[\d-]{10}T[\d:]{8}(?:\.\d+)?Z$/;

/** An instant in UTC, as `Date.prototype.toISOString` writes it. */
export const isoInstantSchema = boundedTextSchema(40).check(
  z.refine(isInstant),
  z.meta({ format: 'date-time' }),
);

function isInstant(text: string): boolean {
  const time = Date.parse(text);
  if (!instant.test(text) || Number.isNaN(time)) return false;
  // The engine reads February 30 as a day in March.
  return new Date(time).toISOString().startsWith(text.slice(0, 19));
}
