import type { LanguageCode } from '@tt/contract/language/language';
import { siteSettings } from '@tt/contract/site-settings';
import { cases } from '../../content/cases.ts';
import { products } from '../../content/products.ts';
import { type Service, services } from '../../content/services.ts';
import { getTranslator } from '../i18n/get-translator.server.ts';
import { getWords } from '../i18n/get-words.server.ts';
import { homePath, itemPath } from '../i18n/paths.ts';
import { toBreadcrumbData, toOfferingData } from '../lib/structured-data.ts';
import { listCaseItems } from './list-case-items.server.ts';
import { listSpecSheets } from './list-spec-sheets.ts';
import { loadCallToAction } from './load-call-to-action.server.ts';
import { loadPivot } from './load-pivot.server.ts';
import { listProductItems } from './products/list-product-items.server.ts';

function loadScale(language: LanguageCode, currentKey: string) {
  const t = getTranslator(language);
  return {
    label: t('common.nav.expertiseAreas'),
    steps: services.map(({ key, band }) => ({
      band,
      glyph: `service-${key}`,
      label: getWords(language, 'services', key).label,
      href: itemPath(language, 'expertise', key),
      isCurrent: key === currentKey,
    })),
  };
}

function loadProducts(language: LanguageCode, { productKeys }: Service) {
  if (productKeys.length === 0) return undefined;
  const t = getTranslator(language);
  return {
    heading: t('products.list.heading'),
    lead: t('products.list.lead'),
    items: listProductItems(
      language,
      products.filter(({ key }) => productKeys.includes(key)),
    ),
  };
}

/** Undefined if all of them are hidden. */
function loadCases(language: LanguageCode, { caseKeys }: Service) {
  const shown = caseKeys.flatMap((caseKey) => cases.filter(({ key }) => key === caseKey));
  if (shown.length === 0) return undefined;
  return { heading: getTranslator(language)('services.caseStudies'), items: listCaseItems(language, shown) };
}

function loadTradeShow(language: LanguageCode, { key, hasTradeShowLink }: Service) {
  const { tradeShow } = getWords(language, 'services', key);
  if (!hasTradeShowLink || !tradeShow) return undefined;
  const t = getTranslator(language);
  return {
    ...tradeShow,
    newTabLabel: t('common.actions.opensInNewTab'),
    href: siteSettings.tradeShowArticleUrl,
  };
}

/** Everything that the page of one service area shows. */
export function loadServicePage(language: LanguageCode, service: Service) {
  const t = getTranslator(language);
  const text = getWords(language, 'services', service.key);
  const path = itemPath(language, 'expertise', service.key);
  const callToAction = loadCallToAction(language, { ...text, ...service });
  return {
    meta: {
      title: text.meta.title + t('common.metaSuffix'),
      description: text.meta.description,
      path,
      language,
      takesDrawing: true,
      structuredData: [
        toOfferingData({ kind: 'Service', name: text.label, description: text.meta.description, path }),
        toBreadcrumbData([
          { name: siteSettings.company.name, path: homePath(language) },
          { name: text.label, path },
        ]),
      ],
    },
    head: {
      band: service.band,
      title: text.label,
      lead: text.blurb,
      drawing: `service-${service.key}`,
      pivot: loadPivot(language, service.key),
      scale: loadScale(language, service.key),
      contact: callToAction.contact,
      booking: callToAction.booking,
    },
    sheets: {
      band: service.band,
      sheets: listSpecSheets(text.lists, {
        lead: t('services.startWithACall'),
        ...callToAction.booking,
      }),
    },
    products: loadProducts(language, service),
    tradeShow: loadTradeShow(language, service),
    cases: loadCases(language, service),
    callToAction: { band: service.band, ...callToAction },
  };
}
