import type { LanguageCode } from '@tt/contract/language/language';
import { products } from '../../../content/products.ts';
import { getTranslator } from '../../i18n/get-translator.server.ts';
import { getWords } from '../../i18n/get-words.server.ts';
import { itemPath } from '../../i18n/paths.ts';
import type { ProductsAtWorkProps } from '../../sections/home/products-at-work.tsx';
import { loadLeadTable } from './load-lead-table.server.ts';

/** Both products as home shows them. */
export function loadProductsAtWork(language: LanguageCode): ProductsAtWorkProps {
  const t = getTranslator(language);
  const { heading, lead, captions } = t.tree('home.products');
  const samples = t.tree('products.samples');
  const route = t.tree('products.adRoute.texts');
  const network = (letter: string) => t('products.adRoute.network', { letter });
  const describe = (key: keyof typeof captions) => ({
    band: getBand(key),
    name: getWords(language, 'products', key).name,
    href: itemPath(language, 'products', key),
    caption: captions[key],
  });
  return {
    heading,
    lead,
    learnMore: t('common.actions.learnMore'),
    leads: {
      ...describe('leadgen-ai'),
      label: samples.sampleData,
      note: samples.sampleDataNote,
      table: loadLeadTable(language),
    },
    ads: {
      ...describe('adnet-orchestration'),
      label: samples.simulation,
      note: samples.simulationNote,
      route: {
        ruleLabel: route.ruleLabel,
        rule: route.rule,
        steps: [
          { kind: 'no', name: network('A'), outcome: route.noAnswer },
          { kind: 'no', name: network('B'), outcome: route.belowFloor },
          { kind: 'yes', name: network('C'), outcome: route.shown },
          { kind: 'rest', name: route.fallback, outcome: route.notNeeded },
        ],
      },
    },
  };
}

function getBand(key: string): string {
  const found = products.find((product) => product.key === key);
  if (!found) throw new Error(`content/products has no entry ${key}`);
  return found.band;
}
