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
import { loadExhibit } from './load-exhibit.server.ts';

/** The terms of the strip differ for a case that is still to come. */
function listFacts(language: LanguageCode, item: Case, { facts, result }: Words<'cases'>, areas: string[]) {
  const terms = getTranslator(language).tree('cases.facts');
  const { asked, came, tools } = item.comingSoon ? terms.planned : terms;
  return [
    { term: terms.area, details: areas },
    { term: asked, details: facts.asked },
    { term: came, details: facts.came, result },
    { term: tools, details: facts.tools },
  ];
}

const findDiagram = ({ diagram: name }: Case, { diagram }: Words<'cases'>) =>
  name && diagram ? { name, ...diagram } : undefined;

/**
 * The diagram is in the section about the work: the third, after the request and the obstacles, or the first of a
 * planned case.
 */
function listSections(item: Case, text: Words<'cases'>) {
  const { sections } = text;
  const place = item.comingSoon ? 0 : Math.min(2, sections.length - 1);
  const diagram = item.exhibit === 'price' ? undefined : findDiagram(item, text);
  return sections.map((section, at) => ({ ...section, ...(at === place && { diagram }) }));
}

/** The exhibit that the visitor can try, before the story. The tooth is on the drawing at the head. */
function loadWork(language: LanguageCode, item: Case, text: Words<'cases'>) {
  const { band } = item;
  const diagram = findDiagram(item, text);
  if (text.table) return { balance: { band, ...text.table, exhibit: loadExhibit(language, 'balance') } };
  if (item.exhibit === 'price' && diagram) {
    return { live: { band, ...diagram, exhibit: loadExhibit(language, 'price') } };
  }
  return {};
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
  const ask = loadCallToAction(language, { ...text, ...item });
  return {
    meta: {
      title: text.meta.title + t('common.metaSuffix'),
      description: text.meta.description,
      path,
      language,
      takesDrawing: true,
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
      title: text.title,
      lead: text.lead,
      categories,
      comingSoonLabel: isPlanned ? t('common.actions.comingSoon') : undefined,
      drawing: item.thumbnail,
      exhibit: item.exhibit === 'tooth' ? loadExhibit(language, 'tooth') : undefined,
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
    ...loadWork(language, item, text),
    story: {
      band,
      isPlanned,
      sections: listSections(item, text),
      shots: listShots(language, item),
    },
    voices: loadVoices(language, item),
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
