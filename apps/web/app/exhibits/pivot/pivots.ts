import type { PivotName } from '../exhibit-strings.ts';
import type { Pivot } from './create-pivot.ts';
import { pivot as avmar } from './avmar.ts';
import { pivot as design } from './design.ts';
import { pivot as gdesign } from './gdesign.ts';
import { pivot as fiveg } from './fiveg.ts';
import { pivot as gamedev } from './gamedev.ts';
import { pivot as marketing } from './marketing.ts';
import { pivot as martech } from './martech.ts';
import { pivot as rendering } from './rendering.ts';
import { pivot as techart } from './techart.ts';

/** By the key of the service area. */
export const pivots: Record<PivotName, Pivot> = {
  marketing,
  martech,
  rendering,
  gamedev,
  techart,
  fiveg,
  avmar,
  design,
  gdesign,
};
