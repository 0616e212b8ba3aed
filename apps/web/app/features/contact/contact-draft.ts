import * as z from 'zod/mini';
import { createFormDraft } from '../../lib/form-draft.ts';

const draftSchema = z.object({
  values: z.object({
    name: z.string(),
    email: z.string(),
    company_name: z.string(),
    social_media: z.string(),
    project_description: z.string(),
  }),
  /** The wish that the booking page brought; it opens the description until the visitor changes it. */
  prefill: z.optional(z.string()),
  /** The key of an attempt with exactly these values. */
  idempotencyKey: z.optional(z.string()),
});

export type ContactDraft = z.infer<typeof draftSchema>;

export const contactDraft = createFormDraft('tt_contact_draft', draftSchema);

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
