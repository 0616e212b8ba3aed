import type { LanguageCode } from '@tt/contract/language/language';
import { getTranslator, type SiteTranslator } from '../../../i18n/get-translator.server.ts';
import { manageBookingPath } from '../../../i18n/paths.ts';
import { loadMeetingTexts } from '../meeting/load-meeting-texts.server.ts';
import { loadMoveTexts } from '../move/load-move-texts.server.ts';
import { loadSlotTexts } from '../slots/load-slot-texts.server.ts';

function loadManageTexts(t: SiteTranslator) {
  return {
    lead: t.compile('booking.manage.lead'),
    leadGoogle: t.compile('booking.manage.leadGoogle'),
    leadDays: t.compile('booking.manage.leadDays'),
    status: t('booking.manage.status'),
    plansChanged: t('booking.manage.plansChanged'),
    until: t.compile('booking.manage.until'),
    untilDate: t.compile('booking.manage.untilDate'),
    soonHeading: t('booking.manage.soonHeading'),
    soonLead: t.compile('booking.manage.soonLead'),
    nowHeading: t('booking.manage.nowHeading'),
    nowLead: t.compile('booking.manage.nowLead'),
    tooClose: t.compile('booking.manage.tooClose'),
  };
}

function loadCancelTexts(t: SiteTranslator) {
  return {
    button: t('booking.cancel.cancelButton'),
    question: t.compile('booking.cancel.confirmQuestion'),
    yes: t('booking.cancel.yes'),
    keep: t('booking.cancel.keep'),
    canceling: t('booking.cancel.canceling'),
    failed: t('booking.cancel.failed'),
  };
}

/** The page behind the link in the confirmation email; the fragment identifies the booking. */
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
    heading: t('booking.cancel.heading'),
    past: t('booking.cancel.past'),
    meeting: loadMeetingTexts(language),
    manage: loadManageTexts(t),
    cancel: loadCancelTexts(t),
    move: loadMoveTexts(t),
    slots: loadSlotTexts(language),
  };
}

export type ManagePageData = Omit<ReturnType<typeof loadManagePage>, 'meta'>;
