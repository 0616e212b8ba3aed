import { getLanguage, type LanguageCode } from '@tt/contract/language/language';
import { settings } from '@tt/contract/settings/settings';
import { siteSettings } from '@tt/contract/site-settings';
import { getTranslator, type SiteTranslator } from '../../i18n/get-translator.server.ts';
import { bookingPath, contactPath, privacyPolicyPath } from '../../i18n/paths.ts';
import { loadTopicTexts } from '../../lib/visitor-form/load-topic-texts.server.ts';
import { loadEmailProblemTexts } from '../../lib/visitor-form/load-email-problem-texts.server.ts';

/** Everything that the contact page shows and says. */
export function loadContactPage(language: LanguageCode) {
  const t = getTranslator(language);
  return {
    meta: {
      title: t('contact.meta.title') + t('common.metaSuffix'),
      description: t('contact.meta.description'),
      path: contactPath(language),
      language,
    },
    head: {
      heading: t('contact.contact'),
      intro: t('contact.intro'),
      email: { term: t('contact.aside.emailLabel'), address: siteSettings.email },
      booking: {
        term: t('contact.aside.preferToTalk'),
        label: t('common.actions.bookConsultation'),
        href: bookingPath(language),
      },
    },
    form: loadFormTexts(language, t),
  };
}

function loadFormTexts(language: LanguageCode, t: SiteTranslator) {
  const { replyWithin: days } = settings;
  return {
    language,
    tag: getLanguage(language).tag,
    label: t('contact.form.label'),
    optional: t('common.fields.optional'),
    requiredNote: t('common.fields.requiredNote'),
    fields: loadFieldTexts(t),
    topic: loadTopicTexts(language),
    leaveEmpty: t('contact.form.leaveEmpty'),
    privacyNote: t('contact.form.privacyNote'),
    privacyLink: { label: t('contact.form.privacyLink'), href: privacyPolicyPath },
    errorSummary: t.compile('contact.form.errorSummary'),
    submit: t('contact.submit'),
    sending: t('contact.sending'),
    sent: t('contact.sent'),
    sendAnother: t('contact.sendAnother'),
    nextSteps: t.tree('contact.nextSteps'),
    summary: {
      ...t.tree('contact.summary', ['lead', 'receipt', 'replyWithin']),
      replyWithin: days === undefined ? '' : t('contact.summary.replyWithin', { days }),
      booking: { label: t('common.actions.bookConsultation'), href: bookingPath(language) },
    },
    verifyingEmail: t('contact.verifying_email'),
    emailVerified: t('contact.emailVerified'),
    messages: t.tree('contact.messages'),
    emailProblems: loadEmailProblemTexts(t),
    fallback: t.tree('contact.fallback'),
    contactAddress: siteSettings.email,
    notifications: t('common.status.notifications'),
    close: t('common.actions.close'),
    fromBooking: {
      note: t('contact.fromBooking'),
      prefill: t.compile('booking.withoutGoogle.prefill'),
      phone: t('booking.form.phone.label'),
      durations: {
        15: t('booking.form.duration.minutes15'),
        30: t('booking.form.duration.minutes30'),
        60: t('booking.form.duration.minutes60'),
      },
    },
  };
}

function loadFieldTexts(t: SiteTranslator) {
  const fields = t.tree('inquiry');
  const remaining = t.compile('contact.form.remaining');
  return { ...fields, project_description: { ...fields.project_description, remaining } };
}

/** Everything that the form says, in the visitor's language. */
export type ContactTexts = ReturnType<typeof loadFormTexts>;
