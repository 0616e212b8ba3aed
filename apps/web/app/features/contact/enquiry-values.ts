import { enquiryTrapField } from '@tt/contract/enquiry/enquiry';
import { cleanValues, type EnquiryValues, fieldNames } from '@tt/contract/enquiry/enquiry-values';

/** The form's input without invisible characters. */
export function readValues(form: FormData): EnquiryValues {
  return cleanValues((name) => form.get(name));
}

export function readTrap(form: FormData): string {
  return String(form.get(enquiryTrapField) ?? '');
}

export function hasText(values: EnquiryValues): boolean {
  return fieldNames.some((name) => values[name].trim() !== '');
}
