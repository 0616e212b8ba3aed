import type { Band } from './bands.ts';

export interface Product {
  /** Address, message entry `products.items.<key>` and drawing `product-<key>`. */
  key: string;
  band: Band;
  emoji: string;
  /** One for each feature of the message entry, in the same order. */
  featureEmojis: readonly string[];
}

export const products: readonly Product[] = [
  { key: 'leadgen-ai', band: 'martech', emoji: '🧲', featureEmojis: ['🔄', '🧑‍⚖️', '📦', '🔔'] },
  { key: 'adnet-orchestration', band: 'marketing', emoji: '🛰️', featureEmojis: ['🔀', '📊', '🖥️', '⚙️', '🚨'] },
];
