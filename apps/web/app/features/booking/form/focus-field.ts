import { timeFieldId } from '../slots/time-field.tsx';
import type { FieldName } from './booking-check.ts';

const selectors: Record<FieldName, string> = {
  date: '#dates [role=gridcell] [tabindex="0"]',
  time: `#${timeFieldId} [type=radio]:enabled`,
  name: '[name=name]',
  phone: '[name=phone]',
  message: '[name=message]',
  email: '[name=email]',
};

/** Focuses the control of a field once it is rendered; of a field without any, its legend. */
export function focusField(field: FieldName): void {
  requestAnimationFrame(() => {
    const controls = [...document.querySelectorAll<HTMLElement>(selectors[field])];
    // Times in a folded part of the day can't be focused.
    const control = controls.find((candidate) => candidate.checkVisibility());
    (control ?? document.querySelector<HTMLElement>(`#${timeFieldId} legend`))?.focus();
  });
}
