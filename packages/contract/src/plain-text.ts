import * as z from 'zod/mini';

// Control characters and direction overrides could forge lines or hide text in mails, chats and logs; halves of a
// character (Cs) can't be stored.
const singleLine = /^[^\p{Cc}\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069]*$/u;
const multiLine = /^(?:[^\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]|[\t\n])*$/u;

/** Trimmed text of one line that shows what it is; at least `min` characters. */
export function singleLineSchema(min: number, max: number) {
  return z.string().check(z.trim(), z.minLength(min), z.maxLength(max), z.regex(singleLine));
}

/** Trimmed text of any number of lines, which all end in a plain newline. */
export function multiLineSchema(min: number, max: number) {
  return z.string().check(
    z.overwrite((text) => text.replaceAll('\r\n', '\n').replaceAll('\r', '\n').trim()),
    z.minLength(min),
    z.maxLength(max),
    z.regex(multiLine),
  );
}
