import * as z from 'zod/mini';
import { isoInstantSchema } from '../time/iso-instant.ts';
import { webAddressSchema } from '../language/web-address.ts';
import { deskIdSchema, deskNameSchema, storedTextSchema } from './desk-text.ts';
import { languageCodeSchema } from '../language/language.ts';
import { launchLineSchema } from '../launch/launch-list.ts';

export const deskActKinds = [
  ...([
    'took',
    'gave_back',
    'state',
    'released',
    'note',
    'moved',
    'cancelled',
    'outcome',
    'opened',
    'erased',
    'undone',
  ] as const),
  ...([
    'invited',
    'withdrew',
    'joined',
    'removed',
    'signed_in',
    'new_device',
    'signed_out_everywhere',
  ] as const),
] as const;
export type DeskActKind = (typeof deskActKinds)[number];

export const deskPeopleSchema = z.object({
  now: isoInstantSchema,
  people: z.array(
    z.object({
      id: deskIdSchema,
      name: storedTextSchema,
      language: languageCodeSchema,
      isYou: z.boolean(),
      invitedBy: z.nullable(storedTextSchema),
      devices: z.array(
        z.object({
          id: storedTextSchema,
          device: storedTextSchema,
          lastUsedAt: z.nullable(isoInstantSchema),
        }),
      ),
      seenAt: z.nullable(isoInstantSchema),
      invitedUntil: z.nullable(isoInstantSchema),
      /** How many entries go back to new if the person is removed. */
      inHand: z.int(),
    }),
  ),
  /** The newest acts of all. */
  log: z.array(
    z.object({
      at: isoInstantSchema,
      who: storedTextSchema,
      kind: z.enum(deskActKinds),
      reference: z.nullable(storedTextSchema),
      before: z.nullable(storedTextSchema),
      after: z.nullable(storedTextSchema),
    }),
  ),
  /** What the owner still has to fill in or confirm before launch. */
  launch: z.array(launchLineSchema),
});

export const inviteRequestSchema = z.object({
  name: deskNameSchema(60),
  language: languageCodeSchema,
});
export const inviteAnswerSchema = z.object({ url: webAddressSchema, hours: z.int() });
export const settingsRequestSchema = z.object({ language: languageCodeSchema, hasSingleKeys: z.boolean() });

export type DeskPeople = z.infer<typeof deskPeopleSchema>;
