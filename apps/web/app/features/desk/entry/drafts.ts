import { useSyncExternalStore } from 'react';
import * as z from 'zod/mini';
import { createSessionRecord } from '../../../lib/session-record.ts';
import { createStore } from '../frame/store.ts';

export const templateNames = ['answer', 'ask', 'call', 'decline', 'empty'] as const;
export type TemplateName = (typeof templateNames)[number];

const draftSchema = z.object({
  note: z._default(z.string(), ''),
  /** The key for exactly this text, so that a repeated request stores one note. */
  noteId: z.optional(z.uuid()),
  cancelLine: z._default(z.string(), ''),
  template: z._default(z.enum(templateNames), 'ask'),
  /** The mail program was opened, and the person has not said yet whether the reply was sent. */
  isAsked: z._default(z.boolean(), false),
});
export type Draft = z.infer<typeof draftSchema>;

/** Keeps input in this tab while the person is signed out, offline, on another entry, or reloads. */
const record = createSessionRecord('desk-drafts', z.record(z.string(), draftSchema));
const drafts = createStore<Readonly<Record<string, Draft>> | undefined>(undefined);
const none = draftSchema.parse({});

const getAll = () => {
  if (!drafts.get()) drafts.set(record.find() ?? {});
  return drafts.get() ?? {};
};

const getDraft = (id: string): Draft => getAll()[id] ?? none;

export function changeDraft(id: string, change: Partial<Draft>): void {
  const all = { ...getAll(), [id]: { ...getDraft(id), ...change } };
  drafts.set(all);
  record.save(all);
}

/** Changed text is another note, because the previous text may have been stored although no response arrived. */
export function writeNote(id: string, note: string): void {
  changeDraft(id, { note, noteId: crypto.randomUUID() });
}

/** The note is stored. What was typed meanwhile stays. */
export function finishNote(id: string, noteId: string): void {
  if (getDraft(id).noteId === noteId) changeDraft(id, { note: '', noteId: undefined });
}

/** Deletes all drafts of an erased entry. */
export function removeDraft(id: string): void {
  const { [id]: _, ...rest } = getAll();
  drafts.set(rest);
  record.save(rest);
}

/** Deletes everything, so that the next person at this device sees nothing. */
export function removeAllDrafts(): void {
  drafts.set({});
  record.save({});
}

export function useDraft(id: string): Draft {
  return useSyncExternalStore(drafts.subscribe, () => getDraft(id));
}
