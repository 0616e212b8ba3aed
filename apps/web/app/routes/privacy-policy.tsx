import '../styles/article/statement-page.css';
import { defaultLanguageCode } from '@tt/contract/language/language';
import { settings } from '@tt/contract/settings/settings';
import { siteSettings } from '@tt/contract/site-settings';
import { formatCalendarDate } from '../i18n/format-calendar-date.ts';
import { getTranslator } from '../i18n/get-translator.server.ts';
import { privacyPolicyPath } from '../i18n/paths.ts';
import { listMeta } from '../lib/page-meta.ts';
import { loadCallToAction } from '../page-data/load-call-to-action.server.ts';
import { toPolicySections } from '../page-data/to-policy-sections.server.ts';
import { Ask } from '../sections/ask.tsx';
import { Statement } from '../sections/statement.tsx';
import { TextWithEmail } from '../sections/text-with-email.tsx';
import type { Route } from './+types/privacy-policy';

export function loader() {
  const language = defaultLanguageCode;
  const t = getTranslator(language);
  return {
    meta: {
      title: t('privacy.meta.title') + t('common.metaSuffix'),
      description: t('privacy.meta.description'),
      path: privacyPolicyPath,
      language,
      hasOneLanguage: true,
    },
    policy: {
      heading: t('privacy.title'),
      lead: t('privacy.intro'),
      updatedOn: t('privacy.amendedDate'),
      updated: t('privacy.updated', {
        date: formatCalendarDate(t('privacy.updatedDate'), language),
        amended: formatCalendarDate(t('privacy.amendedDate'), language),
      }),
      keyFacts: { label: t('privacy.keyFactsLabel'), items: t.tree('privacy.keyFacts') },
      contentsLabel: t('privacy.contentsLabel'),
      sections: toPolicySections(settings.identity),
      email: siteSettings.email,
    },
    ask: loadCallToAction(language, {
      closing: t.tree('privacy.closing'),
      ctaLabel: t('privacy.ctaLabel'),
    }),
  };
}

export const meta = ({ loaderData }: Route.MetaArgs) => listMeta(loaderData.meta);

export default function PrivacyPolicy({ loaderData: { policy, ask } }: Route.ComponentProps) {
  return (
    <>
      <Statement {...policy} />
      <Ask {...ask} text={<TextWithEmail text={ask.text} email={policy.email} />} />
    </>
  );
}
