import * as z from 'zod/mini';
import { boundedTextSchema } from '../language/bounded-text.ts';

// Copied text may contain control characters, and the database stores no NUL. They are removed, so that nobody has to
// look for them.
const unseenInLine = /\p{Cc}+/gu;
const unseenInText = /[^\P{Cc}\t\n]/gu;
// Also characters that change the direction, and fillers.
const unseenInName = /[\p{Cf}\p{Default_Ignorable_Code_Point}]+/gu;

/** Trimmed text of one line. */
export const deskLineSchema = (min: number, max: number) =>
  cleanSchema((text) => text.replace(unseenInLine, ' '), min, max);

/**
 * A name of a person or a device. Two that look the same are one, as far as Unicode says which characters are unseen or
 * only other forms of a letter. Letters of other scripts that look alike stay.
 */
export const deskNameSchema = (max: number) =>
  cleanSchema(
    (text) =>
      text.replace(unseenInLine, ' ').replace(unseenInName, '').normalize('NFKC').replace(/\s+/g, ' '),
    1,
    max,
  );

/** Trimmed text of any number of lines. */
export const deskTextSchema = (min: number, max: number) =>
  cleanSchema((text) => text.replace(unseenInText, ''), min, max);

/** Any text that is stored: what visitors and people of the desk wrote is shorter. */
export const storedTextSchema = boundedTextSchema(20_000);

export const deskIdSchema = boundedTextSchema(36).check(z.uuid());

// The limit applies after cleaning, so the raw text may be longer.
function cleanSchema(clean: (text: string) => string, min: number, max: number) {
  return boundedTextSchema(2 * max).check(z.overwrite(clean), z.trim(), z.minLength(min), z.maxLength(max));
}
