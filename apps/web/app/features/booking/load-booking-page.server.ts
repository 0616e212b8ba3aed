import { type PriceOffer, priceOffer } from '@tt/contract/booking/price-offer';
import type { LanguageCode } from '@tt/contract/language/language';
import { getTranslator, type SiteTranslator } from '../../i18n/get-translator.server.ts';
import { bookingPath, contactPath } from '../../i18n/paths.ts';
import { loadSlotTexts } from './slots/load-slot-texts.server.ts';
import { loadDeskTexts } from './form/load-desk-texts.server.ts';
import { loadMessageTexts } from './form/load-message-texts.server.ts';

function loadConfirmationTexts(t: SiteTranslator) {
  return {
    heading: t('booking.confirmation.heading'),
    lead: t('booking.confirmation.lead'),
    slipTitle: t('booking.confirmation.slipTitle'),
    timeZoneLabel: t('booking.confirmation.timeZoneLabel'),
    durationLabel: t('booking.confirmation.durationLabel'),
    bookingIdLabel: t('booking.confirmation.bookingIdLabel'),
    emailNote: t('booking.confirmation.emailNote'),
    bookAnother: t('booking.confirmation.bookAnother'),
    loading: t('booking.cancel.loading'),
    notFoundTitle: t('booking.cancel.notFoundTitle'),
    notFoundText: t('booking.cancel.notFoundText'),
    canceledTitle: t('booking.cancel.alreadyCanceled'),
  };
}

function loadMeetingTexts(t: SiteTranslator) {
  return {
    videoMeeting: t('booking.confirmation.videoMeeting'),
    join: t('booking.confirmation.join'),
    linkLabel: t('booking.confirmation.linkLabel'),
    copyLink: t('booking.confirmation.copyLink'),
  };
}

function loadWithoutGoogleTexts(t: SiteTranslator) {
  return {
    quietLink: t('booking.withoutGoogle.quietLink'),
    heading: t('booking.withoutGoogle.heading'),
    text: t('booking.withoutGoogle.text'),
    button: t('booking.withoutGoogle.button'),
    needsDateTime: t('booking.withoutGoogle.needsDateTime'),
  };
}

/** All texts of the page; only texts whose values the browser knows are formatted there. */
export function loadBookingPage(language: LanguageCode, terms: PriceOffer = priceOffer) {
  const t = getTranslator(language);
  return {
    meta: {
      title: t('booking.meta.title') + t('common.metaSuffix'),
      description: t('booking.meta.description'),
      path: bookingPath(language),
      language,
    },
    language,
    ...loadSlotTexts(language, terms),
    ...loadDeskTexts(t),
    ...loadMessageTexts(t),
    contactHref: contactPath(language),
    notifications: t('common.status.notifications'),
    heading: t('booking.heading'),
    intro: t('booking.intro'),
    withoutGoogle: loadWithoutGoogleTexts(t),
    confirmation: loadConfirmationTexts(t),
    beingPrepared: t.tree('booking.confirmation.beingPrepared'),
    meeting: loadMeetingTexts(t),
  };
}

export type BookingPageData = Omit<ReturnType<typeof loadBookingPage>, 'meta'>;
