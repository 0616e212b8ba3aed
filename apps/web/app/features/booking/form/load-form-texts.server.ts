import type { SiteTranslator } from '../../../i18n/get-translator.server.ts';
import { privacyPolicyPath } from '../../../i18n/paths.ts';
import { loadEmailProblemTexts } from '../../../lib/visitor-form/load-email-problem-texts.server.ts';

function loadFieldTexts(t: SiteTranslator) {
  return {
    label: t('booking.form.label'),
    optional: t('common.fields.optional'),
    requiredNote: t('common.fields.requiredNote'),
    name: t.tree('booking.form.name'),
    phone: t.tree('booking.form.phone'),
    message: t.tree('booking.form.message'),
    leaveEmpty: t('contact.form.leaveEmpty'),
    submit: t('booking.form.submit'),
    sending: t('booking.form.sending'),
    sent: t('booking.form.sent'),
    submitNeedsStep: t('booking.form.submitNeedsStep'),
    submitNeedsWay: t('booking.form.submitNeedsWay'),
    submitNeedsAuth: t('booking.form.submitNeedsAuth'),
    wrong: t.compile('booking.form.wrong'),
    wrongItem: t.compile('booking.form.wrongItem'),
    privacyNote: t('booking.form.privacyNote'),
    privacyLink: { label: t('booking.form.privacyLink'), href: privacyPolicyPath },
  };
}

function loadPassTexts(t: SiteTranslator) {
  return {
    ...t.tree('booking.pass', ['officeStart', 'noTime', 'wasTaken', 'next']),
    timeZoneLabel: t('booking.timeZone.label'),
    googleCalendar: t('booking.ways.google.calendar'),
    bar: t.tree('booking.bar'),
  };
}

function loadEmailWayTexts(t: SiteTranslator) {
  return {
    ...t.tree('booking.ways.email'),
    checking: t('contact.verifying_email'),
    problems: loadEmailProblemTexts(t),
  };
}

/** The texts of the form: steps, stages, fields, ways to book, pass and bar. */
export function loadFormTexts(t: SiteTranslator) {
  return {
    steps: t.tree('booking.steps'),
    stage: t.tree('booking.stage', ['changeLabel']),
    form: loadFieldTexts(t),
    pass: loadPassTexts(t),
    emailWay: loadEmailWayTexts(t),
    googleWay: t.tree('booking.ways.google'),
    or: t('booking.ways.or'),
    auth: t.tree('booking.auth'),
    pending: t.tree('booking.pending', ['lead']),
  };
}
