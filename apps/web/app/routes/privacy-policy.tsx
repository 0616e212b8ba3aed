import { defaultLanguageCode } from '@tt/contract/language/language';
import { settings } from '@tt/contract/settings/settings';
import { getTranslator } from '../i18n/get-translator.server.ts';
import { privacyPolicyPath } from '../i18n/paths.ts';
import { listMeta } from '../lib/page-meta.ts';
import { loadCallToAction } from '../page-data/load-call-to-action.server.ts';
import { toPolicySections } from '../page-data/to-policy-sections.server.ts';
import { CallToAction } from '../sections/call-to-action.tsx';
import { Policy } from '../sections/policy.tsx';
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
      title: t('privacy.title'),
      updated: t('privacy.updated', {
        date: t('privacy.updatedDate'),
        amended: t('privacy.amendedDate'),
      }),
      intro: t('privacy.intro'),
      contentsLabel: t('privacy.contentsLabel'),
      keyFactsLabel: t('privacy.keyFactsLabel'),
      keyFacts: t.tree('privacy.keyFacts'),
      sections: toPolicySections(settings.identity),
    },
    callToAction: loadCallToAction(language, {
      closing: t.tree('privacy.closing'),
      ctaLabel: t('privacy.ctaLabel'),
    }),
  };
}

export const meta = ({ loaderData }: Route.MetaArgs) => listMeta(loaderData.meta);

export default function PrivacyPolicy({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Policy {...loaderData.policy} />
      <CallToAction band="design" {...loaderData.callToAction} />
    </>
  );
}
