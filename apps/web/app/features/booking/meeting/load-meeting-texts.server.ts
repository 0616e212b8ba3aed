import { getLanguage, type LanguageCode } from '@tt/contract/language/language';
import { siteSettings } from '@tt/contract/site-settings';
import { getTranslator, type SiteTranslator } from '../../../i18n/get-translator.server.ts';
import { bookingPath, manageBookingPath } from '../../../i18n/paths.ts';
import { loadUsualCities } from '../slots/load-slot-texts.server.ts';

function loadSlipTexts(t: SiteTranslator) {
  return {
    timeZoneLabel: t('booking.confirmation.timeZoneLabel'),
    durationLabel: t('booking.confirmation.durationLabel'),
    bookingIdLabel: t('booking.confirmation.bookingIdLabel'),
    durations: {
      15: t('booking.form.duration.minutes15'),
      30: t('booking.form.duration.minutes30'),
      60: t('booking.form.duration.minutes60'),
    },
  };
}

function loadCalendarTexts(t: SiteTranslator) {
  return {
    save: t('booking.confirmation.save'),
    add: t('booking.confirmation.addToCalendar'),
    google: t('booking.confirmation.google'),
    outlook: t('booking.confirmation.outlook'),
    file: t('booking.confirmation.file'),
    opensTab: t('common.actions.opensInNewTab'),
    ics: t('booking.confirmation.ics'),
    inGoogle: t('booking.confirmation.inGoogle'),
    eventTitle: t('booking.confirmation.eventTitle'),
  };
}

function loadVideoTexts(t: SiteTranslator) {
  return {
    heading: t('booking.confirmation.videoMeeting'),
    join: t('booking.confirmation.join'),
    linkLabel: t('booking.confirmation.linkLabel'),
    callStarts: t.compile('booking.confirmation.callStarts'),
    copy: t('booking.confirmation.copy'),
    copied: t('booking.messages.copied'),
    copyFailed: t('booking.messages.copyFailed'),
    detailsByEmail: t('booking.messages.meeting_details_email'),
  };
}

function loadCancelledTexts(t: SiteTranslator) {
  return {
    heading: t('booking.cancel.canceledTitle'),
    text: t('booking.cancel.canceledText'),
    already: t('booking.cancel.alreadyCanceled'),
    status: t.compile('booking.cancel.status'),
    struck: t('booking.cancel.struck'),
    another: t('booking.cancel.another'),
    anotherText: t('booking.cancel.anotherText'),
    anotherTextEmpty: t('booking.cancel.anotherTextEmpty'),
    bookNewTime: t('booking.cancel.bookNewTime'),
    calendar: t('booking.cancel.calendar'),
    withdrawn: t('booking.cancel.withdrawn'),
    withdrawnNow: t.compile('booking.cancel.withdrawnNow'),
    calendarNote: t('booking.cancel.calendarNote'),
  };
}

/** The texts that all pages about a booked consultation share. */
export function loadMeetingTexts(language: LanguageCode) {
  const t = getTranslator(language);
  return {
    tag: getLanguage(language).tag,
    bookingHref: bookingPath(language),
    manageHref: manageBookingPath(language),
    companyEmail: siteSettings.email,
    notifications: t('common.status.notifications'),
    close: t('common.actions.close'),
    loading: t('booking.cancel.loading'),
    notFoundTitle: t('booking.cancel.notFoundTitle'),
    notFoundText: t('booking.cancel.notFoundText'),
    networkError: t('booking.messages.network_error'),
    connectionError: t('booking.messages.connection_error'),
    checkAgain: t('booking.confirmation.beingPrepared.checkAgain'),
    changeTime: t('booking.confirmation.changeTime'),
    cancelBooking: t('booking.cancel.cancelButton'),
    cities: loadUsualCities(language),
    slip: loadSlipTexts(t),
    calendar: loadCalendarTexts(t),
    video: loadVideoTexts(t),
    beingPrepared: t.tree('booking.confirmation.beingPrepared'),
    track: t.tree('booking.track', ['to']),
    canceled: loadCancelledTexts(t),
  };
}

export type MeetingTexts = ReturnType<typeof loadMeetingTexts>;
