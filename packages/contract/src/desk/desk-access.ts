import * as z from 'zod/mini';
import { isoInstantSchema } from '../time/iso-instant.ts';
import { webAddressSchema } from '../language/web-address.ts';
import { boundedTextSchema } from '../language/bounded-text.ts';
import { deskNameSchema, storedTextSchema } from './desk-text.ts';
import { languageCodeSchema } from '../language/language.ts';

/** How long the link of an invitation works. */
export const invitationHours = 24;

/** The token of a link that lets a device in, once. */
const tokenSchema = boundedTextSchema(43).check(z.regex(/^[\w-]{43}$/));

const binarySchema = storedTextSchema.check(z.regex(/^[\w-]+$/));

/** The response of the browser's passkey interface. The server's library validates it. */
const credentialSchema = z.object({
  id: binarySchema,
  rawId: binarySchema,
  type: z.literal('public-key'),
  response: z.looseObject({
    clientDataJSON: binarySchema,
    transports: z.optional(z.array(boundedTextSchema(40).check(z.regex(/^[\w-]+$/))).check(z.maxLength(20))),
  }),
  clientExtensionResults: z.looseObject({}),
  authenticatorAttachment: z.optional(z.enum(['platform', 'cross-platform'])),
});

export const invitationRequestSchema = z.object({ token: tokenSchema });

export const invitationAnswerSchema = z.object({
  name: storedTextSchema,
  /** Absent if the operator has invited. */
  colleague: z.nullable(storedTextSchema),
  endsAt: isoInstantSchema,
});

export const enrolmentSchema = z.object({
  token: tokenSchema,
  device: deskNameSchema(60),
  response: credentialSchema,
});

export const signInSchema = z.object({ response: credentialSchema });

export const signOutSchema = z.object({ everywhere: z.boolean() });

/** Options for the browser's passkey interface, as the library made them. */
export const passkeyOptionsSchema = z.looseObject({ challenge: storedTextSchema });

export const deskPersonSchema = z.object({
  name: storedTextSchema,
  language: languageCodeSchema,
  hasSingleKeys: z.boolean(),
});

export const deviceLinkSchema = z.object({ url: webAddressSchema, minutes: z.number() });

export type DeskPerson = z.infer<typeof deskPersonSchema>;
