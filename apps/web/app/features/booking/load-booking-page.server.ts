import { bookingRules } from '@tt/contract/booking/booking-rules';
import { formatPriceOffer, type PriceOffer, priceOffer } from '@tt/contract/booking/price-offer';
import { getLanguage, type LanguageCode } from '@tt/contract/language/language';
import { getTranslator, type SiteTranslator } from '../../i18n/get-translator.server.ts';
import { bookingPath, contactPath, privacyPolicyPath } from '../../i18n/paths.ts';

function loadFormTexts(t: SiteTranslator) {
  return {
    label: t('booking.form.label'),
    optional: t('common.fields.optional'),
    required: t('common.fields.required'),
    requiredNote: t('common.fields.requiredNote'),
    name: t.tree('booking.form.name'),
    phone: t.tree('booking.form.phone'),
    message: t.tree('booking.form.message'),
    summary: t.compile('booking.form.summary'),
    submit: t('booking.form.submit'),
    sending: t('booking.form.sending'),
    sent: t('booking.form.sent'),
    submitNeedsAuth: t('booking.form.submitNeedsAuth'),
    privacyNote: t('booking.form.privacyNote'),
    privacyLink: { label: t('booking.form.privacyLink'), href: privacyPolicyPath },
  };
}

function loadDateTexts(t: SiteTranslator) {
  return {
    label: t('booking.form.date.label'),
    required: t('booking.form.date.required'),
    previousMonth: t('booking.form.date.previousMonth'),
    nextMonth: t('booking.form.date.nextMonth'),
    today: t('booking.form.date.today'),
    selected: t('booking.form.date.selected'),
    weekend: t('booking.form.date.weekend'),
    past: t('booking.form.date.past'),
    unavailable: t('booking.form.date.unavailable'),
    weekendHint: t('booking.form.date.weekendHint'),
    windowHint: t('booking.form.date.windowHint', { days: bookingRules.windowDays }),
  };
}

function loadTimeTexts(t: SiteTranslator) {
  return {
    label: t('booking.form.time.label'),
    required: t('booking.form.time.required'),
    chooseDateFirst: t('booking.form.time.chooseDateFirst'),
    yourTime: t.compile('booking.form.time.yourTime'),
    loading: t('booking.form.time.loading'),
    none: t('booking.form.time.none'),
    count: t.compile('booking.form.time.count'),
    sameTimeTwice: t.compile('booking.form.time.sameTimeTwice'),
    unverified: t('booking.form.time.unverified'),
    dropped: t.compile('booking.form.time.dropped'),
  };
}

/** The offer of each duration; the words are formatted here, because they don't depend on the visitor. */
function loadOffer(t: SiteTranslator, tag: string, terms: PriceOffer) {
  const labels = {
    15: t('booking.form.duration.minutes15'),
    30: t('booking.form.duration.minutes30'),
    60: t('booking.form.duration.minutes60'),
  };
  const prices = formatPriceOffer(terms, tag);
  const [{ freeUntil = null } = {}] = prices;
  return {
    durationLabel: t('booking.form.duration.label'),
    regularPriceLabel: t('booking.price.regularPrice'),
    labels,
    prices: prices.map(({ durationMinutes, price }) => ({
      durationMinutes,
      price: freeUntil ? t('booking.price.free') : t('booking.price.plain', { price }),
      regularPrice: freeUntil ? price : undefined,
    })),
    priceLabel: t('booking.price.label'),
    freeUntil: freeUntil && t('booking.price.freeUntil', { date: freeUntil }),
  };
}

function loadBusinessHours(t: SiteTranslator) {
  const { opensAt: open, closesAt: close, timeZone } = bookingRules.hours;
  return {
    heading: t('booking.businessHours.heading'),
    hoursLabel: t('booking.businessHours.hoursLabel'),
    hours: t('booking.businessHours.range', { open, close }),
    timeZone: t('booking.businessHours.businessTimeZone'),
    localLabel: t('booking.businessHours.localLabel'),
    range: t.compile('booking.businessHours.range'),
    nextDay: t('booking.businessHours.nextDay'),
    dialAlternative: t('booking.businessHours.dialAlternative', { open, close, timeZone }),
  };
}

function loadTimeZoneTexts(t: SiteTranslator) {
  return {
    label: t('booking.timeZone.label'),
    hint: t('booking.timeZone.hint'),
    searchPlaceholder: t('booking.timeZone.searchPlaceholder'),
    noMatch: t('booking.timeZone.noMatch'),
    reset: t('booking.timeZone.reset'),
    changed: t.compile('booking.timeZone.changed'),
  };
}

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

/** Why a booking failed, in words. */
function loadFailureTexts(t: SiteTranslator) {
  return {
    booking_error: t('booking.messages.booking_error'),
    booking_failed_generic: t('booking.messages.booking_failed_generic'),
    connection_error: t('booking.messages.connection_error'),
    slot_taken: t('booking.messages.slot_taken'),
    too_soon: t('booking.form.time.tooSoon'),
    not_available: t('booking.messages.notAvailable'),
    invalid_time_selection: t('booking.messages.invalid_time_selection'),
    auth_required: t('booking.messages.auth_required'),
    scope_missing: t('booking.auth.scopeMissing'),
    rate_limited: t('booking.messages.rateLimited'),
    too_many_bookings: t('booking.messages.tooManyBookings'),
  };
}

/** All texts of the page; only texts whose values the browser knows are formatted there. */
export function loadBookingPage(language: LanguageCode, terms: PriceOffer = priceOffer) {
  const t = getTranslator(language);
  const { tag } = getLanguage(language);
  return {
    meta: {
      title: t('booking.meta.title') + t('common.metaSuffix'),
      description: t('booking.meta.description'),
      path: bookingPath(language),
      language,
    },
    language,
    tag,
    contactHref: contactPath(language),
    notifications: t('common.status.notifications'),
    heading: t('booking.heading'),
    intro: t('booking.intro'),
    auth: t.tree('booking.auth'),
    form: loadFormTexts(t),
    date: loadDateTexts(t),
    time: loadTimeTexts(t),
    offer: loadOffer(t, tag, terms),
    businessHours: loadBusinessHours(t),
    timeZone: loadTimeZoneTexts(t),
    withoutGoogle: loadWithoutGoogleTexts(t),
    messages: t.tree('booking.messages'),
    failures: loadFailureTexts(t),
    confirmation: loadConfirmationTexts(t),
    beingPrepared: t.tree('booking.confirmation.beingPrepared'),
    meeting: loadMeetingTexts(t),
  };
}

export type BookingPageData = Omit<ReturnType<typeof loadBookingPage>, 'meta'>;
