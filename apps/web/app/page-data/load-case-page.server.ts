import { getLanguage, type LanguageCode } from '@tt/contract/language/language';
import { siteSettings } from '@tt/contract/site-settings';
import type { Case } from '../../content/cases.ts';
import type { Words } from '../../content/collections.ts';
import { getTranslator } from '../i18n/get-translator.server.ts';
import { getWords } from '../i18n/get-words.server.ts';
import { casesPath, homePath, itemPath } from '../i18n/paths.ts';
import { toBreadcrumbData } from '../lib/structured-data.ts';
import { loadCallToAction } from './load-call-to-action.server.ts';

function loadPlot(language: LanguageCode, { costPerLead }: Case, texts: Words<'cases'>['plot']) {
  if (!costPerLead || !texts) return undefined;
  const { tag } = getLanguage(language);
  const formatUsd = (amount: number, digits: number) =>
    new Intl.NumberFormat(tag, {
      style: 'currency',
      currency: 'USD',
      currencyDisplay: 'narrowSymbol',
      minimumFractionDigits: digits,
    }).format(amount);
  const formatPercent = (percent: number) =>
    new Intl.NumberFormat(tag, { style: 'percent' }).format(percent / 100);
  return {
    texts,
    beforeUsd: costPerLead.beforeUsd,
    afterUsd: costPerLead.afterUsd,
    before: formatUsd(costPerLead.beforeUsd, 2),
    after: formatUsd(costPerLead.afterUsd, 0),
    ticks: [0, 2, 4, 6, 8].map((amount) => ({ amount, label: formatUsd(amount, 0) })),
    delta: formatPercent(-costPerLead.cutPercent).replace('-', '−'),
    fee: formatPercent(costPerLead.managementFeePercent),
  };
}

/** Everything that the page of one case shows. */
export function loadCasePage(language: LanguageCode, item: Case) {
  const t = getTranslator(language);
  const text = getWords(language, 'cases', item.key);
  const categoryLabels = t.tree('cases.categories');
  const path = itemPath(language, 'cases', item.key);
  return {
    meta: {
      title: text.meta.title + t('common.metaSuffix'),
      description: text.meta.description,
      path,
      language,
      structuredData: [
        toBreadcrumbData([
          { name: siteSettings.company.name, path: homePath(language) },
          { name: t('common.nav.cases'), path: casesPath(language) },
          { name: text.title, path },
        ]),
      ],
      isHidden: item.comingSoon,
    },
    head: {
      band: item.band,
      emoji: item.emoji,
      title: text.title,
      lead: text.lead,
      drawing: item.thumbnail,
      categories: item.categories.map((category) => categoryLabels[category]),
      comingSoonLabel: item.comingSoon ? t('common.actions.comingSoon') : undefined,
    },
    plot: loadPlot(language, item, text.plot),
    isPlanned: item.comingSoon,
    story: { band: item.band, sections: text.sections },
    table: text.table && { band: item.band, ...text.table },
    callToAction: { band: item.band, ...loadCallToAction(language, { ...text, ...item }) },
  };
}
