import * as z from 'zod/mini';

/** Text of at most `max` characters. A longer one ends the check, so no pattern ever reads it. */
export function boundedTextSchema(max: number) {
  return z.string().check(z.maxLength(max, { abort: true }));
}
