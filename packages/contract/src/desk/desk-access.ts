import * as z from 'zod/mini';
import { languageCodeSchema } from '../language/language.ts';
import { deskLineSchema } from './desk-text.ts';

/** The token of a link that lets a device in, once. */
const tokenSchema = z.string().check(z.regex(/^[\w-]{43}$/));

const binarySchema = z.string().check(z.minLength(1), z.maxLength(20_000), z.regex(/^[\w-]+$/));

/** What the browser's passkey interface answers. The library of the service reads it to the letter. */
const credentialSchema = z.object({
  id: binarySchema,
  rawId: binarySchema,
  type: z.literal('public-key'),
  response: z.looseObject({
    clientDataJSON: binarySchema,
    transports: z.optional(z.array(z.string().check(z.regex(/^[\w-]{1,40}$/))).check(z.maxLength(20))),
  }),
  clientExtensionResults: z.looseObject({}),
  authenticatorAttachment: z.optional(z.enum(['platform', 'cross-platform'])),
});

export const invitationRequestSchema = z.object({ token: tokenSchema });

export const invitationAnswerSchema = z.object({
  name: z.string(),
  /** Absent if the operator has invited. */
  colleague: z.nullable(z.string()),
  endsAt: z.iso.datetime(),
});

export const enrolmentSchema = z.object({
  token: tokenSchema,
  device: deskLineSchema(1, 60),
  response: credentialSchema,
});

export const signInSchema = z.object({ response: credentialSchema });

export const signOutSchema = z.object({ everywhere: z.boolean() });

/** Options for the browser's passkey interface, as the library made them. */
export const passkeyOptionsSchema = z.looseObject({ challenge: z.string() });

export const deskPersonSchema = z.object({
  name: z.string(),
  language: languageCodeSchema,
  hasSingleKeys: z.boolean(),
});

export const deviceLinkSchema = z.object({ url: z.url(), minutes: z.number() });

export type DeskPerson = z.infer<typeof deskPersonSchema>;
