import * as z from 'zod/mini';
import { languageCodeSchema } from '../language/language.ts';
import { deskLineSchema } from './desk-text.ts';

const instant = z.iso.datetime();

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
  now: instant,
  people: z.array(
    z.object({
      id: z.uuid(),
      name: z.string(),
      language: languageCodeSchema,
      isYou: z.boolean(),
      invitedBy: z.nullable(z.string()),
      devices: z.array(z.object({ id: z.string(), device: z.string(), lastUsedAt: z.nullable(instant) })),
      seenAt: z.nullable(instant),
      invitedUntil: z.nullable(instant),
      /** How many entries go back to new if the person is removed. */
      inHand: z.int(),
    }),
  ),
  /** The newest acts of all. */
  log: z.array(
    z.object({
      at: instant,
      who: z.string(),
      kind: z.enum(deskActKinds),
      reference: z.nullable(z.string()),
      before: z.nullable(z.string()),
      after: z.nullable(z.string()),
    }),
  ),
});

export const inviteRequestSchema = z.object({
  name: deskLineSchema(1, 60),
  language: languageCodeSchema,
});
export const inviteAnswerSchema = z.object({ url: z.url(), hours: z.int() });
export const settingsRequestSchema = z.object({ language: languageCodeSchema, hasSingleKeys: z.boolean() });

export type DeskPeople = z.infer<typeof deskPeopleSchema>;
