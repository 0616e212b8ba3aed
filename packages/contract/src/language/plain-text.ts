import * as z from 'zod/mini';
import { boundedTextSchema } from './bounded-text.ts';

// Control characters and direction overrides could forge lines or hide text in emails, chats and logs; lone surrogates
// (Cs) can't be stored.
const singleLine = /^[^\p{Cc}\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069]*$/u;
const multiLine = /^(?:[^\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]|[\t\n])*$/u;

/** Trimmed text of one line without hidden characters; at least `min` characters. `clean` replaces the trimming. */
export function singleLineSchema(min: number, max: number, clean = (text: string) => text.trim()) {
  return cleanedTextSchema(max, clean).check(z.minLength(min), z.regex(singleLine));
}

/** Trimmed text of any number of lines, which all end in a plain newline. */
export function multiLineSchema(min: number, max: number) {
  const clean = (text: string) => text.replaceAll('\r\n', '\n').replaceAll('\r', '\n').trim();
  return cleanedTextSchema(max, clean).check(z.minLength(min), z.regex(multiLine));
}

// The limit applies after cleaning, so the raw text may be longer: line ends, for instance, may take two characters.
function cleanedTextSchema(max: number, clean: (text: string) => string) {
  return boundedTextSchema(2 * max).check(z.overwrite(clean), z.maxLength(max, { abort: true }));
}
