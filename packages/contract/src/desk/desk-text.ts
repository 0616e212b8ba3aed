import * as z from 'zod/mini';

// Copied text may contain control characters, and the database stores no NUL. Left out, so that nobody has to look for them.
const unseenInLine = /\p{Cc}+/gu;
const unseenInText = /[^\P{Cc}\t\n]/gu;

/** Trimmed text of one line. */
export const deskLineSchema = (min: number, max: number) =>
  cleanSchema((text) => text.replace(unseenInLine, ' '), min, max);

/** Trimmed text of any number of lines. */
export const deskTextSchema = (min: number, max: number) =>
  cleanSchema((text) => text.replace(unseenInText, ''), min, max);

function cleanSchema(clean: (text: string) => string, min: number, max: number) {
  return z.string().check(z.overwrite(clean), z.trim(), z.minLength(min), z.maxLength(max));
}
