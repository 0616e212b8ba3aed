import type { FieldName } from '@tt/contract/inquiry/inquiry-fields';
import { type FieldTexts, inquiryTexts } from '@tt/contract/inquiry/inquiry-texts';
import type { ContactTexts } from '../../../forms/contact-texts.ts';

/** The text that the form has about a field, if it has one of this kind. */
export function findFieldText(
  texts: ContactTexts,
  name: FieldName,
  kind: keyof FieldTexts,
): string | undefined {
  const english: FieldTexts = inquiryTexts.en[name];
  const key = `inquiry.${name}.${kind}` as Parameters<ContactTexts>[0];
  return english[kind] && texts(key);
}
