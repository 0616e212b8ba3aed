import { inquiryTrapField } from '@tt/contract/inquiry/inquiry';
import { fieldNames } from '@tt/contract/inquiry/inquiry-fields';
import { cleanValues, type InquiryValues } from '@tt/contract/inquiry/inquiry-values';

/** The form's input without invisible characters. */
export function readValues(form: FormData): InquiryValues {
  return cleanValues((name) => form.get(name));
}

export function readTrap(form: FormData): string {
  return String(form.get(inquiryTrapField) ?? '');
}

export function hasText(values: InquiryValues): boolean {
  return fieldNames.some((name) => values[name].trim() !== '');
}
