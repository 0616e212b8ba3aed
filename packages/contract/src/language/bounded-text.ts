import * as z from 'zod/mini';

/** Text of at most `max` characters. A longer one aborts the check, so that no pattern runs on it. */
export function boundedTextSchema(max: number) {
  return z.string().check(z.maxLength(max, { abort: true }));
}
