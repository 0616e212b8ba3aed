import type { SiteTranslator } from '../../../i18n/get-translator.server.ts';

/** Why a time was not changed, in words. */
function loadRefusalTexts(t: SiteTranslator) {
  return {
    slot_taken: t('booking.reschedule.refused.slotTaken'),
    too_soon: t('booking.reschedule.refused.tooSoon'),
    not_available: t('booking.reschedule.refused.notAvailable'),
    too_many_moves: t('booking.reschedule.refused.tooManyMoves'),
    rate_limited: t('booking.messages.rateLimited'),
    no_answer: t('booking.reschedule.refused.noAnswer'),
    failed: t('booking.reschedule.failed'),
  };
}

/** The texts of the view that moves a booking, and of what it says afterward. */
export function loadMoveTexts(t: SiteTranslator) {
  return {
    heading: t('booking.reschedule.heading'),
    lead: t('booking.reschedule.lead'),
    from: t('booking.reschedule.from'),
    link: t('booking.reschedule.link'),
    same: t('booking.reschedule.same'),
    newTime: t('booking.reschedule.newTime'),
    bar: t('booking.pass.heading'),
    choose: t('booking.reschedule.choose'),
    submit: t.compile('booking.reschedule.submit'),
    sending: t('booking.reschedule.sending'),
    keep: t.compile('booking.reschedule.keep'),
    note: t('booking.reschedule.note'),
    google: t('booking.reschedule.google'),
    failedTitle: t('booking.reschedule.failedTitle'),
    refusals: loadRefusalTexts(t),
    changed: t('booking.reschedule.refused.changed'),
    past: t('booking.reschedule.refused.past'),
    done: t.compile('booking.reschedule.done'),
    doneText: t.compile('booking.reschedule.doneText'),
    doneLead: t.compile('booking.reschedule.doneLead'),
    doneGoogle: t('booking.reschedule.doneGoogle'),
    ownCalendar: t('booking.reschedule.ownCalendar'),
    newFile: t('booking.reschedule.newFile'),
  };
}
