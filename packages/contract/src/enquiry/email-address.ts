import * as z from 'zod/mini';
import { singleLineSchema } from '../language/plain-text.ts';
import { emailMaxLength } from './email-max-length.ts';

// Linear time: no dot matches both as a part of a label and as its end.
const emailFormat = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;

/** Text, @, text, dot, text, without whitespace. */
export const emailAddressSchema = singleLineSchema(1, emailMaxLength).check(z.regex(emailFormat));

/** Returns whether a text has the form of an address, before anything is asked about its domain. */
export function isEmailAddress(text: string): boolean {
  return emailAddressSchema.safeParse(text).success;
}
