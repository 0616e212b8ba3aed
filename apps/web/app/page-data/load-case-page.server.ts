import type { LanguageCode } from '@tt/contract/language/language';
import { siteSettings } from '@tt/contract/site-settings';
import { type Case, cases } from '../../content/cases.ts';
import type { Words } from '../../content/collections.ts';
import { getTranslator } from '../i18n/get-translator.server.ts';
import { getWords } from '../i18n/get-words.server.ts';
import { casesPath, homePath, itemPath } from '../i18n/paths.ts';
import { toBreadcrumbData } from '../lib/structured-data.ts';
import { listShots, loadClient, loadVoices } from './load-case-truth.server.ts';
import { loadCallToAction } from './load-call-to-action.server.ts';
import { findExhibit } from './load-exhibit.server.ts';

/** The terms of the strip differ for a case that is still to come. */
function listFacts(language: LanguageCode, item: Case, { facts }: Words<'cases'>, areas: string[]) {
  const terms = getTranslator(language).tree('cases.facts');
  const { asked, came, tools } = item.comingSoon ? terms.planned : terms;
  return [
    { term: terms.area, details: areas },
    { term: asked, details: facts.asked },
    { term: came, details: facts.came },
    { term: tools, details: facts.tools },
  ];
}

function loadNext(language: LanguageCode, item: Case) {
  const next = findNextCase(item);
  if (!next) return undefined;
  const { key, band, thumbnail } = next;
  return {
    label: getTranslator(language)('cases.nextCase'),
    title: getWords(language, 'cases', key).title,
    href: itemPath(language, 'cases', key),
    band,
    drawing: thumbnail,
  };
}

/** Everything that the page of one case shows. */
export function loadCasePage(language: LanguageCode, item: Case) {
  const t = getTranslator(language);
  const text = getWords(language, 'cases', item.key);
  const categoryLabels = t.tree('cases.categories');
  const path = itemPath(language, 'cases', item.key);
  const { band, comingSoon: isPlanned } = item;
  const categories = item.categories.map((category) => categoryLabels[category]);
  const exhibit = findExhibit(language, item);
  const ask = loadCallToAction(language, { ...text, ...item });
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
    },
    head: {
      band,
      emoji: item.emoji,
      title: text.title,
      lead: text.lead,
      categories,
      comingSoonLabel: isPlanned ? t('common.actions.comingSoon') : undefined,
      result: text.result,
      client: loadClient(language, item),
    },
    strip: {
      band,
      label: t('cases.facts.label'),
      items: listFacts(language, item, text, categories),
      isPlanned,
      question: ask.heading,
      booking: ask.booking,
    },
    story: {
      band,
      isPlanned,
      diagram: item.diagram && text.diagram ? { name: item.diagram, ...text.diagram } : undefined,
      sections: text.sections,
      shots: listShots(language, item),
      picture: exhibit && { drawing: item.thumbnail, caption: text.card.description, exhibit },
    },
    voices: loadVoices(language, item),
    table: text.table && { band, ...text.table },
    ask,
    next: loadNext(language, item),
  };
}

/** The case that follows in the list, and after the last the first again. Planned cases have no story yet. */
function findNextCase({ key }: Case): Case | undefined {
  const place = cases.findIndex((item) => item.key === key);
  const others = [...cases.slice(place + 1), ...cases.slice(0, place)];
  return others.find(({ comingSoon }) => !comingSoon);
}
