import type { SiteTranslator } from '../../i18n/get-translator.server.ts';
import type { EmailProblemTexts } from './to-email-words.ts';

export function loadEmailProblemTexts(t: SiteTranslator): EmailProblemTexts {
  return {
    invalid_email_format: t('contact.messages.invalid_email_format'),
    invalid_email_domain: t('contact.messages.invalid_email_domain'),
    no_such_domain: t('contact.domainErrors.noSuchDomain'),
    no_mail: t('contact.domainErrors.noMail'),
  };
}
