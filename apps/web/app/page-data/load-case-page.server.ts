import { getLanguage, type LanguageCode } from '@tt/contract/language';
import { siteSettings } from '@tt/contract/site-settings';
import type { Case } from '../../content/cases.ts';
import { getTranslator } from '../i18n/get-translator.server.ts';
import { casesPath, homePath, itemPath } from '../i18n/paths.ts';
import { toBreadcrumbData } from '../lib/structured-data.ts';
import { getEntry } from './get-entry.ts';
import { loadCallToAction } from './load-call-to-action.server.ts';

interface CaseTexts {
  title: string;
  meta: { title: string; description: string };
  lead: string;
  sections: { heading: string; paragraphs: string[]; bullets?: string[] }[];
  plot?: {
    title: string;
    socialAds: string;
    costPerLead: string;
    deltaCaption: string;
    feeTitle: string;
    feeCaption: string;
    textAlternative: string;
  };
  table?: {
    caption: string;
    columns: { criterion: string; a: string; b: string };
    rows: { criterion: string; a: string; b: string }[];
  };
  closing: { heading: string; text: string };
  ctaLabel: string;
}

function loadPlot(language: LanguageCode, { costPerLead }: Case, texts: CaseTexts['plot']) {
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
  const all: Record<string, CaseTexts> = t.tree('cases.items');
  const text = getEntry(all, item.key);
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
      comingSoonLabel: item.comingSoon && t('common.actions.comingSoon'),
    },
    plot: loadPlot(language, item, text.plot),
    isPlanned: item.comingSoon ?? false,
    story: { band: item.band, sections: text.sections },
    table: text.table && { band: item.band, ...text.table },
    callToAction: { band: item.band, ...loadCallToAction(language, text) },
  };
}
