import { type PriceOffer, priceOffer } from '@tt/contract/booking/price-offer';
import type { LanguageCode } from '@tt/contract/language/language';
import { getTranslator, type SiteTranslator } from '../../i18n/get-translator.server.ts';
import { bookingPath, contactPath } from '../../i18n/paths.ts';
import { loadTopicTexts } from '../../lib/visitor-form/load-topic-texts.server.ts';
import { loadConfirmationTexts } from './confirmation/load-confirmation-texts.server.ts';
import type { HostData } from './host/host.tsx';
import { loadMeetingTexts } from './meeting/load-meeting-texts.server.ts';
import { loadSlotTexts } from './slots/load-slot-texts.server.ts';
import { loadFormTexts } from './form/load-form-texts.server.ts';
import { loadMessageTexts } from './form/load-message-texts.server.ts';

function loadWithoutGoogleTexts(t: SiteTranslator) {
  return {
    quietLink: t('booking.withoutGoogle.quietLink'),
    heading: t('booking.withoutGoogle.heading'),
    text: t('booking.withoutGoogle.text'),
    instead: {
      heading: t('booking.withoutGoogle.insteadHeading'),
      text: t('booking.withoutGoogle.insteadText'),
    },
    button: t('booking.withoutGoogle.button'),
    needsDateTime: t('booking.withoutGoogle.needsDateTime'),
  };
}

/** All texts of the page. Only texts whose values the browser knows are formatted in the browser. */
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
    ...loadFormTexts(t),
    topic: loadTopicTexts(language),
    ...loadMessageTexts(t),
    contactHref: contactPath(language),
    notifications: t('common.status.notifications'),
    heading: t('booking.heading'),
    intro: t('booking.intro'),
    withoutGoogle: loadWithoutGoogleTexts(t),
    confirmation: loadConfirmationTexts(t),
    meeting: loadMeetingTexts(language),
  };
}

export type BookingPageData = Omit<ReturnType<typeof loadBookingPage>, 'meta'> & {
  host?: HostData | undefined;
};
