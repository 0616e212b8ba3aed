import type { LanguageCode } from '@tt/contract/language/language';
import { getTranslator } from '../../../i18n/get-translator.server.ts';

/** The form that replaces the booking page if its script does not load. */
export function loadWishTexts(language: LanguageCode) {
  const t = getTranslator(language);
  return {
    language,
    causes: { off: t.tree('booking.rescue.off'), late: t.tree('booking.rescue.late') },
    label: t('booking.rescue.label'),
    wish: t('booking.rescue.wish'),
    date: t('booking.form.date.label'),
    time: t('booking.form.time.label'),
    place: t('booking.rescue.place'),
    duration: {
      label: t('booking.form.duration.label'),
      options: [
        t('booking.form.duration.minutes15'),
        t('booking.form.duration.minutes30'),
        t('booking.form.duration.minutes60'),
      ],
    },
    name: t('booking.form.name.label'),
    email: t('booking.ways.email.label'),
    message: { label: t('booking.form.message.label'), hint: t('booking.form.message.hint') },
    optional: t('common.fields.optional'),
    leaveEmpty: t('contact.form.leaveEmpty'),
    privacyNote: t('booking.form.privacyNote'),
    privacyLink: t('booking.form.privacyLink'),
    submit: t('booking.withoutGoogle.button'),
  };
}

export type WishTexts = ReturnType<typeof loadWishTexts>;
