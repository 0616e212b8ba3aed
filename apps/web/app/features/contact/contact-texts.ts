import type { LanguageCode } from '@tt/contract/language';
import type { CompiledMessage } from '../../i18n/format-message.ts';
import type { FieldName } from './enquiry-values.ts';

interface FieldWords {
  label: string;
  hint?: string;
  placeholder?: string;
  required?: string;
  tooLong?: string;
}

/** Everything that the form says, in the visitor's language. */
export interface ContactTexts {
  language: LanguageCode;
  tag: string;
  label: string;
  optional: string;
  requiredNote: string;
  fields: Record<FieldName, FieldWords> & { project_description: { remaining: CompiledMessage } };
  leaveEmpty: string;
  privacyNote: string;
  privacyLink: { label: string; href: string };
  errorSummary: CompiledMessage;
  submit: string;
  sending: string;
  sent: string;
  sendAnother: string;
  nextSteps: { heading: string; steps: { lead: string; text: string }[] };
  summary: {
    heading: string;
    /** Names the visitor's address. */
    lead: CompiledMessage;
    notGiven: string;
    next: string;
    correction: string;
    booking: { label: string; href: string };
  };
  verifyingEmail: string;
  emailVerified: string;
  messages: {
    error: string;
    invalid_email_format: string;
    invalid_email_domain: string;
    error_submitting: string;
    unexpected_error: string;
    something_went_wrong: string;
    success_message: string;
    successTitle: string;
    successText: string;
  };
  domainErrors: { noSuchDomain: string; noMail: string };
  fallback: { kept: string; writeInstead: string; rateLimited: string; offline: string };
  contactAddress: string;
  notifications: string;
  fromBooking: { note: string; prefill: CompiledMessage; durations: Record<15 | 30 | 60, string> };
}
