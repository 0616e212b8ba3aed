import type { LanguageCode } from '@tt/contract/language/language';
import { getTranslator } from '../../../i18n/get-translator.server.ts';
import { confirmBookingPath } from '../../../i18n/paths.ts';
import { loadConfirmationTexts } from '../confirmation/load-confirmation-texts.server.ts';
import { loadMeetingTexts } from '../meeting/load-meeting-texts.server.ts';

/** The page behind the email that asks whether the address is the visitor's own; the fragment has its key. */
export function loadConfirmEmailPage(language: LanguageCode) {
  const t = getTranslator(language);
  return {
    meta: {
      title: t('booking.confirmation.byMail.meta.title') + t('common.metaSuffix'),
      description: t('booking.confirmation.byMail.meta.description'),
      path: confirmBookingPath(language),
      language,
      isHidden: true,
    },
    confirmation: loadConfirmationTexts(t),
    meeting: loadMeetingTexts(language),
    heading: t('booking.confirmation.byMail.heading'),
    lead: t('booking.confirmation.byMail.lead'),
    button: t('booking.confirmation.byMail.button'),
    sending: t('booking.confirmation.byMail.sending'),
    status: t('booking.pending.status'),
    note: t('booking.confirmation.byMail.note'),
    bookNewTime: t('booking.cancel.bookNewTime'),
    problems: {
      gone: {
        title: t('booking.confirmation.byMail.goneTitle'),
        text: t('booking.confirmation.byMail.goneText'),
      },
      taken: {
        title: t('booking.confirmation.byMail.takenTitle'),
        text: t('booking.confirmation.byMail.takenText'),
      },
      failed: {
        title: t('booking.confirmation.byMail.failedTitle'),
        text: t('booking.confirmation.byMail.failedText'),
      },
    },
  };
}

export type ConfirmEmailPageData = Omit<ReturnType<typeof loadConfirmEmailPage>, 'meta'>;
