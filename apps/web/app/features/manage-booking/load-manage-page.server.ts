import { getLanguage, type LanguageCode } from '@tt/contract/language/language';
import { getTranslator, type SiteTranslator } from '../../i18n/get-translator.server.ts';
import { bookingPath, manageBookingPath } from '../../i18n/paths.ts';

function loadFactTexts(t: SiteTranslator) {
  return {
    dateLabel: t('booking.confirmation.dateLabel'),
    timeLabel: t('booking.confirmation.timeLabel'),
    timeWithZone: t.compile('booking.confirmation.timeWithZone'),
    durationLabel: t('booking.confirmation.durationLabel'),
    bookingIdLabel: t('booking.confirmation.bookingIdLabel'),
    join: t('booking.confirmation.join'),
    durations: {
      15: t('booking.form.duration.minutes15'),
      30: t('booking.form.duration.minutes30'),
      60: t('booking.form.duration.minutes60'),
    },
  };
}

function loadCancelTexts(t: SiteTranslator) {
  return {
    keep: t('booking.cancel.keep'),
    cancelButton: t('booking.cancel.cancelButton'),
    confirmQuestion: t.compile('booking.cancel.confirmQuestion'),
    canceling: t('booking.cancel.canceling'),
    canceledTitle: t('booking.cancel.canceledTitle'),
    canceledText: t('booking.cancel.canceledText'),
    calendarNote: t('booking.cancel.calendarNote'),
    alreadyCanceled: t('booking.cancel.alreadyCanceled'),
    past: t('booking.cancel.past'),
    failed: t('booking.cancel.failed'),
    bookNewTime: t('booking.cancel.bookNewTime'),
  };
}

/** The page behind the link in the confirmation mail; the fragment identifies the booking. */
export function loadManagePage(language: LanguageCode) {
  const t = getTranslator(language);
  return {
    meta: {
      title: t('booking.cancel.meta.title') + t('common.metaSuffix'),
      description: t('booking.cancel.meta.description'),
      path: manageBookingPath(language),
      language,
      isHidden: true,
    },
    tag: getLanguage(language).tag,
    bookingHref: bookingPath(language),
    heading: t('booking.cancel.heading'),
    lead: t('booking.cancel.lead'),
    loading: t('booking.cancel.loading'),
    notFoundTitle: t('booking.cancel.notFoundTitle'),
    notFoundText: t('booking.cancel.notFoundText'),
    networkError: t('booking.messages.network_error'),
    connectionError: t('booking.messages.connection_error'),
    checkAgain: t('booking.confirmation.beingPrepared.checkAgain'),
    facts: loadFactTexts(t),
    cancel: loadCancelTexts(t),
  };
}

export type ManagePageData = Omit<ReturnType<typeof loadManagePage>, 'meta'>;
