import type { Band } from './bands.ts';

export interface Service {
  /** Address, message entry `services.items.<key>` and drawing `service-<key>`. */
  key: string;
  band: Band;
  emoji: string;
  /** Keys of `cases.ts`, in the order of the cards. */
  caseKeys: readonly string[];
  /** Keys of `products.ts`; only areas that sell a product list them. */
  productKeys?: readonly string[];
  /** Shows the external link of `siteSettings.tradeShowArticleUrl`. */
  hasTradeShowLink?: true;
}

export const services: readonly Service[] = [
  {
    key: 'marketing',
    band: 'marketing',
    emoji: '📈',
    caseKeys: ['marketing-optimization', 'igaming-designs'],
  },
  {
    key: 'martech',
    band: 'martech',
    emoji: '🧩',
    caseKeys: ['marketing-optimization', 'ai-adult-sales'],
    productKeys: ['leadgen-ai', 'adnet-orchestration'],
  },
  { key: 'rendering', band: 'rendering', emoji: '🧊', caseKeys: ['teeth-volumetric', 'linux-3d-stack'] },
  { key: 'gamedev', band: 'gamedev', emoji: '🎮', caseKeys: ['unreal-porting', 'custom-skins-models'] },
  { key: 'techart', band: 'techart', emoji: '🪄', caseKeys: ['linux-3d-stack', 'unreal-porting'] },
  {
    key: 'fiveg',
    band: 'fiveg',
    emoji: '📡',
    caseKeys: ['5g-orchestration', 'aviation-maritime'],
    hasTradeShowLink: true,
  },
  { key: 'avmar', band: 'avmar', emoji: '✈️', caseKeys: ['aviation-maritime', '5g-orchestration'] },
  { key: 'design', band: 'design', emoji: '🎨', caseKeys: ['igaming-designs', 'custom-skins-models'] },
  { key: 'gdesign', band: 'gdesign', emoji: '🎲', caseKeys: ['custom-skins-models', 'unreal-porting'] },
];
