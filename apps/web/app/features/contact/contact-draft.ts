import * as z from 'zod/mini';
import { createSessionRecord } from '../../lib/session-record.ts';
import { type FieldName, fieldNames } from '@tt/contract/inquiry/inquiry-fields';

const draftSchema = z.object({
  values: z.object(toTexts(fieldNames)),
  /** The wish from the booking page; it starts the description until the visitor changes it. */
  prefill: z.optional(z.string()),
  /** The key of an attempt with exactly these values. */
  idempotencyKey: z.optional(z.string()),
});

/** A draft that was stored before a field existed lacks that field. */
function toTexts(names: readonly FieldName[]) {
  const texts = names.map((name) => [name, z._default(z.string(), '')]);
  return Object.fromEntries(texts) as Record<FieldName, z.ZodMiniDefault<z.ZodMiniString>>;
}

export type ContactDraft = z.infer<typeof draftSchema>;

export const contactDraft = createSessionRecord('tt_contact_draft', draftSchema);

/** Replaces the previous wish with a new one and keeps what was typed around it. */
export function mergePrefill(
  description: string,
  prefill: string,
  previousPrefill: string | undefined,
): string {
  if (previousPrefill && description.startsWith(previousPrefill))
    return prefill + description.slice(previousPrefill.length);
  return description.trim() ? `${prefill}\n\n${description}` : prefill;
}
