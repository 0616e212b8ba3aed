import * as z from 'zod/mini';
import { createSessionRecord } from '../../lib/session-record.ts';
import { type FieldName, fieldNames } from './enquiry-values.ts';

const draftSchema = z.object({
  values: z.object(toTexts(fieldNames)),
  /** The wish that the booking page brought; it opens the description until the visitor changes it. */
  prefill: z.optional(z.string()),
  /** The key of an attempt with exactly these values. */
  idempotencyKey: z.optional(z.string()),
});

/** A draft that was kept before a field existed has nothing in it. */
function toTexts(names: readonly FieldName[]) {
  const texts = names.map((name) => [name, z._default(z.string(), '')]);
  return Object.fromEntries(texts) as Record<FieldName, z.ZodMiniDefault<z.ZodMiniString>>;
}

export type ContactDraft = z.infer<typeof draftSchema>;

export const contactDraft = createSessionRecord('tt_contact_draft', draftSchema);

/** Puts a new wish where the former one stood; what was typed beside it stays. */
export function mergePrefill(
  description: string,
  prefill: string,
  formerPrefill: string | undefined,
): string {
  if (formerPrefill && description.startsWith(formerPrefill))
    return prefill + description.slice(formerPrefill.length);
  return description.trim() ? `${prefill}\n\n${description}` : prefill;
}
