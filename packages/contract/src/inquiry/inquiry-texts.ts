import en from '../../messages/en/inquiry.json' with { type: 'json' };
import es from '../../messages/es/inquiry.json' with { type: 'json' };
import pl from '../../messages/pl/inquiry.json' with { type: 'json' };
import ru from '../../messages/ru/inquiry.json' with { type: 'json' };
import ua from '../../messages/ua/inquiry.json' with { type: 'json' };
import type { LanguageCode } from '../language/language.ts';
import type { FieldName } from './inquiry-fields.ts';

export interface FieldTexts {
  label: string;
  hint?: string;
  placeholder?: string;
  /** The error if it is empty. */
  required?: string;
  tooLong?: string;
}

/** The texts of each field, on the contact page and on the page by which the API gives a refused form back. */
export const inquiryTexts = { en, es, pl, ru, ua } satisfies Record<
  LanguageCode,
  Record<FieldName, FieldTexts>
>;
