import type { Band } from './bands.ts';
import type { Category } from './categories.ts';

export interface Case {
  /** Address and message entry `cases.items.<key>`. */
  key: string;
  /** Band of the main service area: colour gradient of the card and the page. */
  band: Band;
  emoji: string;
  categories: readonly Category[];
  /** Name of the drawing. */
  thumbnail: string;
  comingSoon?: true;
  /** Figures of the specification that the page plots; no other figure may be stated. */
  costPerLead?: { beforeUsd: number; afterUsd: number; cutPercent: number; managementFeePercent: number };
}

export const cases: readonly Case[] = [
  {
    key: 'marketing-optimization',
    band: 'marketing',
    emoji: '📉',
    categories: ['marketing', 'martech'],
    thumbnail: 'case-marketing-optimization',
    costPerLead: { beforeUsd: 8.17, afterUsd: 7, cutPercent: 15, managementFeePercent: 0 },
  },
  {
    key: 'igaming-designs',
    band: 'design',
    emoji: '🃏',
    categories: ['design', 'marketing'],
    thumbnail: 'case-igaming-designs',
  },
  {
    key: 'ai-adult-sales',
    band: 'martech',
    emoji: '🤖',
    categories: ['martech', 'marketing'],
    thumbnail: 'case-ai-adult-sales',
  },
  {
    key: 'aviation-maritime',
    band: 'avmar',
    emoji: '⚓',
    categories: ['aviation', 'maritime'],
    thumbnail: 'case-aviation-maritime',
    comingSoon: true,
  },
  {
    key: 'teeth-volumetric',
    band: 'rendering',
    emoji: '🦷',
    categories: ['rendering', 'technicalArt'],
    thumbnail: 'case-teeth-volumetric',
  },
  {
    key: '5g-orchestration',
    band: 'fiveg',
    emoji: '📶',
    categories: ['fiveg'],
    thumbnail: 'case-5g-orchestration',
  },
  {
    key: 'linux-3d-stack',
    band: 'techart',
    emoji: '🐧',
    categories: ['rendering', 'technicalArt'],
    thumbnail: 'case-linux-3d-stack',
  },
  {
    key: 'unreal-porting',
    band: 'gamedev',
    emoji: '🧱',
    categories: ['gameDevelopment', 'technicalArt'],
    thumbnail: 'case-unreal-porting',
  },
  {
    key: 'custom-skins-models',
    band: 'gdesign',
    emoji: '🚚',
    categories: ['gameDesign', 'design'],
    thumbnail: 'case-custom-skins-models',
  },
];
