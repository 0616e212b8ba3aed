import type { SiteTranslator } from '../../../i18n/get-translator.server.ts';
import type { BookingFailure } from './booking-outcome.ts';

function loadToastTexts(t: SiteTranslator) {
  return {
    select_date_time: t('booking.messages.select_date_time'),
    auth_required: t('booking.messages.auth_required'),
    invalid_time_selection: t('booking.messages.invalid_time_selection'),
    config_error: t('booking.messages.config_error'),
    oauth_not_found: t('booking.messages.oauth_not_found'),
    failed_load_config: t('booking.messages.failed_load_config'),
    google_not_configured: t('booking.messages.google_not_configured'),
    auth_failed: t('booking.messages.auth_failed'),
    auth_denied: t('booking.messages.auth_denied'),
    booking_failed_title: t('booking.messages.booking_failed_title'),
    network_error: t('booking.messages.network_error'),
    connection_error: t('booking.messages.connection_error'),
    booking_confirmed_toast: t('booking.messages.booking_confirmed_toast'),
    booking_success_toast: t.compile('booking.messages.booking_success_toast'),
    booking_success_plain: t('booking.messages.booking_success_plain'),
  };
}

function loadInlineTexts(t: SiteTranslator) {
  return {
    booking_failed: t('booking.messages.booking_failed'),
    stillWorking: t('booking.messages.stillWorking'),
    slotTakenTitle: t.compile('booking.messages.slotTakenTitle'),
    slotTakenText: t('booking.messages.slotTakenText'),
    near: t('booking.messages.near'),
    seeAll: t('booking.messages.seeAll'),
    deniedTitle: t('booking.messages.deniedTitle'),
    deniedText: t('booking.messages.deniedText'),
    deniedTextGoogleOnly: t('booking.messages.deniedTextGoogleOnly'),
  };
}

/** Why a booking failed, in words. */
function loadFailureTexts(t: SiteTranslator): Record<BookingFailure, string> {
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
    confirm_first: t('booking.messages.confirmFirst'),
    invalid_email_domain: t('contact.messages.invalid_email_domain'),
    confirm_limit: t('booking.messages.confirmLimit'),
    mail_limit: t('booking.messages.mailLimit'),
    email_way_closed: t('booking.messages.emailWayClosed'),
  };
}

export function loadMessageTexts(t: SiteTranslator) {
  return { messages: { ...loadToastTexts(t), ...loadInlineTexts(t) }, failures: loadFailureTexts(t) };
}
