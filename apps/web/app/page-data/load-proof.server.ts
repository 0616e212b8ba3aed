import type { LanguageCode } from '@tt/contract/language/language';
import { cases } from '../../content/cases.ts';
import { getTranslator } from '../i18n/get-translator.server.ts';
import { getWords } from '../i18n/get-words.server.ts';
import { casesPath, itemPath } from '../i18n/paths.ts';
import type { ProofProps } from '../sections/home/proof.tsx';

/** The three cases that home shows with their facts, without those that are hidden. */
export function loadProof(language: LanguageCode): ProofProps {
  const t = getTranslator(language);
  const { heading, lead, readCase, cards, allCases } = t.tree('home.proof');
  const main = addLink(language, 'marketing-optimization', cards['marketing-optimization']);
  const sides = [
    addLink(language, '5g-orchestration', {
      ...cards['5g-orchestration'],
      drawing: 'case-5g-orchestration',
    }),
    addLink(language, 'unreal-porting', { ...cards['unreal-porting'], drawing: 'case-unreal-porting' }),
  ].filter((side) => side !== undefined);
  return {
    heading,
    // The text mentions three cases, so it is left out if there are fewer.
    lead: main && sides.length === 2 ? lead : undefined,
    readCase,
    main,
    sides,
    allCases: { label: allCases, href: casesPath(language) },
  };
}

/** The card with its band, title and address; undefined if the case is hidden. */
function addLink<Card extends object>(language: LanguageCode, key: string, card: Card) {
  const found = cases.find((item) => item.key === key);
  if (!found) return undefined;
  const { title } = getWords(language, 'cases', key);
  return { ...card, band: found.band, title, href: itemPath(language, 'cases', key) };
}
