/** The nine bands of the temper scale, in their order; each belongs to one service area. */
export const bands = [
  'marketing',
  'martech',
  'rendering',
  'gamedev',
  'techart',
  'fiveg',
  'avmar',
  'design',
  'gdesign',
] as const;

export type Band = (typeof bands)[number];
