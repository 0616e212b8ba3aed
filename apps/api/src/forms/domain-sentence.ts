import type { DomainErrorCode } from '@tt/contract/inquiry/email-domain';
import type { ContactTexts } from './contact-texts.ts';

/** What is wrong with the address or its domain. */
export function toDomainSentence(problem: DomainErrorCode | undefined, texts: ContactTexts): string {
  if (problem === 'invalid_email_format') return texts('contact.messages.invalid_email_format');
  if (problem === 'no_such_domain') return texts('contact.domainErrors.noSuchDomain');
  if (problem === 'no_mail') return texts('contact.domainErrors.noMail');
  return texts('contact.messages.invalid_email_domain');
}
