import * as z from 'zod/mini';
import { singleLineSchema } from '../language/plain-text.ts';
import { emailMaxLength } from './email-max-length.ts';

// Before the @ words with single dots between them, 64 characters at most (RFC 5321), with letters of any script: what
// calendars and mail servers take as a guest. Linear time: no dot matches both as a part of a word and as its end.
const emailFormat =
  /^(?=[^@]{1,64}@)[\w!#$%&'*+/=?^`{|}~\p{L}\p{M}\p{N}-]+(?:\.[\w!#$%&'*+/=?^`{|}~\p{L}\p{M}\p{N}-]+)*@[^\s@.]+(?:\.[^\s@.]+)+$/u;

/** Words, @, text, dot, text, without whitespace. */
export const emailAddressSchema = singleLineSchema(1, emailMaxLength, cleanEmailAddress).check(
  z.regex(emailFormat),
);

/** The address without what copying may add: outer spaces and invisible characters. */
export function cleanEmailAddress(text: string): string {
  return text.replaceAll(/\p{Cf}/gu, '').trim();
}

/** Returns whether a text has the form of an address, before anything is asked about its domain. */
export function isEmailAddress(text: string): boolean {
  return emailAddressSchema.safeParse(text).success;
}
