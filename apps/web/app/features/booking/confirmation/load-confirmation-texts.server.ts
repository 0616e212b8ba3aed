import type { SiteTranslator } from '../../../i18n/get-translator.server.ts';

/** The texts of the page right after booking. */
export function loadConfirmationTexts(t: SiteTranslator) {
  return {
    heading: t('booking.confirmation.heading'),
    lead: t.compile('booking.confirmation.lead'),
    leadWithoutEmail: t('booking.confirmation.leadWithoutEmail'),
    slipTitle: t('booking.confirmation.slipTitle'),
    bookAnother: t('booking.confirmation.bookAnother'),
  };
}

export type ConfirmationTexts = ReturnType<typeof loadConfirmationTexts>;
