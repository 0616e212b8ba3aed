/** The ten case categories, in the order of the filter row. Labels are `cases.categories.<key>`. */
export const categories = [
  'marketing',
  'design',
  'gameDevelopment',
  'gameDesign',
  'aviation',
  'maritime',
  'martech',
  'rendering',
  'fiveg',
  'technicalArt',
] as const;

export type Category = (typeof categories)[number];
