import { inquiryFragments } from '@tt/contract/inquiry/inquiry';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { createRandomKey } from '../../lib/random-key.ts';
import { findTypedTexts, findWishedTime, type TypedTexts } from '../../lib/wished-time.ts';
import { type ContactDraft, contactDraft, mergePrefill } from './contact-draft.ts';
import { fieldNames } from '@tt/contract/inquiry/inquiry-fields';
import type { InquiryValues } from '@tt/contract/inquiry/inquiry-values';
import { hasText, readValues } from './inquiry-values.ts';
import { formatPrefill, formatTypedMessage } from './format-prefill.ts';
import { getField } from './get-field.ts';
import type { ContactTexts } from './load-contact-page.server.ts';
import type { Outcome } from './submit-inquiry.ts';

interface DraftEvents {
  /** The form already holds text. */
  onResume: () => void;
  /** The browser itself sent the form and came back with the outcome. */
  onArrival: (outcome: Outcome) => void;
}

type FormRef = RefObject<HTMLFormElement | null>;

/** Keeps form input in session storage, restores it, and applies the wish of the booking page. */
export function useContactDraft(formRef: FormRef, texts: ContactTexts, events: DraftEvents) {
  const draft = useRef<ContactDraft | undefined>(undefined);
  const [prefill, setPrefill] = useState<string>();
  const [descriptionLength, setDescriptionLength] = useState(0);

  function store(form: HTMLFormElement, rest: Omit<ContactDraft, 'values'>): void {
    const values = readValues(new FormData(form));
    draft.current = { values, ...rest };
    contactDraft.save(draft.current);
    setPrefill(rest.prefill);
    setDescriptionLength(values.project_description.trim().length);
  }

  function clear(): void {
    draft.current = undefined;
    contactDraft.remove();
    setPrefill(undefined);
    setDescriptionLength(0);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: the page is entered once.
  useEffect(() => {
    const form = formRef.current;
    if (!form) return;
    const arrival = findArrival(location.hash);
    if (arrival) events.onArrival(arrival);
    if (arrival?.status === 'sent') contactDraft.remove();
    const stored = contactDraft.find();
    fillEmptyFields(form, stored?.values);
    // The booking page writes into the fragment, so that the message of a draft reaches no server log.
    const wish = findWishedTime(location.hash.slice(1)) ?? findWishedTime(location.search);
    const typed = wish ?? findTypedTexts(location.hash.slice(1));
    const newPrefill = wish && formatPrefill(wish, texts);
    if (newPrefill) setDescription(form, newPrefill, stored?.prefill);
    fillEmptyFields(form, typed && toValues(typed, texts));
    // A reload must neither show the outcome nor fill in the wish again.
    if (arrival || typed) history.replaceState(history.state, '', location.pathname);
    if (!hasText(readValues(new FormData(form)))) return;
    store(form, newPrefill ? { prefill: newPrefill } : { ...stored });
    events.onResume();
  }, []);

  return {
    clear,
    descriptionLength,
    isFromBooking: prefill !== undefined,
    /** A changed text is another inquiry, so the key of the previous attempt is dropped. */
    save: () => formRef.current && store(formRef.current, { prefill: draft.current?.prefill }),
    getIdempotencyKey(): string {
      const idempotencyKey = draft.current?.idempotencyKey ?? createRandomKey();
      if (formRef.current) store(formRef.current, { prefill: draft.current?.prefill, idempotencyKey });
      return idempotencyKey;
    },
  };
}

function toValues(typed: TypedTexts, texts: ContactTexts): Partial<InquiryValues> {
  return { name: typed.name, email: typed.email, project_description: formatTypedMessage(typed, texts) };
}

function findArrival(hash: string): Outcome | undefined {
  if (hash === `#${inquiryFragments.sent}`) return { status: 'sent' };
  if (hash === `#${inquiryFragments.failed}`) return { status: 'error', failure: 'scriptless' };
  return undefined;
}

function fillEmptyFields(form: HTMLFormElement, values: Partial<InquiryValues> = {}): void {
  for (const name of fieldNames) getField(form, name).value ||= values[name] ?? '';
}

function setDescription(form: HTMLFormElement, prefill: string, previousPrefill: string | undefined): void {
  const description = getField(form, 'project_description');
  description.value = mergePrefill(description.value, prefill, previousPrefill);
}
