import type { FieldName } from '@tt/contract/inquiry/inquiry-fields';

/** The control of a field. */
export function getField(form: HTMLFormElement, name: FieldName): HTMLInputElement | HTMLTextAreaElement {
  return form.elements.namedItem(name) as HTMLInputElement | HTMLTextAreaElement;
}
