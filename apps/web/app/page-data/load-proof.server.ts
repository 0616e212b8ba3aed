import type { LanguageCode } from '@tt/contract/language/language';
import { cases } from '../../content/cases.ts';
import { getTranslator } from '../i18n/get-translator.server.ts';
import { getWords } from '../i18n/get-words.server.ts';
import { casesPath, itemPath } from '../i18n/paths.ts';
import type { ProofProps } from '../sections/home/proof.tsx';

const drawings = {
  '5g-orchestration': 'case-5g-orchestration',
  'unreal-porting': 'case-unreal-porting',
};

/** The three cases that home shows with their facts. */
export function loadProof(language: LanguageCode): ProofProps {
  const t = getTranslator(language);
  const { heading, lead, readCase, cards, allCases } = t.tree('home.proof');
  const link = (key: keyof typeof cards) => ({
    band: getBand(key),
    title: getWords(language, 'cases', key).title,
    href: itemPath(language, 'cases', key),
  });
  const network = cards['5g-orchestration'];
  const engine = cards['unreal-porting'];
  return {
    heading,
    lead,
    readCase,
    main: { ...cards['marketing-optimization'], ...link('marketing-optimization') },
    sides: [
      {
        ...network,
        ...link('5g-orchestration'),
        drawing: drawings['5g-orchestration'],
        figures: [network.figure],
      },
      {
        ...engine,
        ...link('unreal-porting'),
        drawing: drawings['unreal-porting'],
        figures: [engine.from, engine.to],
      },
    ],
    allCases: { label: allCases, href: casesPath(language) },
  };
}

function getBand(key: string): string {
  const found = cases.find((item) => item.key === key);
  if (!found) throw new Error(`content/cases has no entry ${key}`);
  return found.band;
}
