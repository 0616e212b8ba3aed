import { createMount, type Pivot } from './create-pivot.ts';
import { from, head, type Point, radians, to, toSteps } from './lines.ts';

const start: Point = [42, 182];
const way = 21;
/** The distance that the wheel rolls in a turn. */
const wheel = 55 / (2 * Math.PI);
/** The pen moves outward by this in a turn, and soon is farther out than the wheel: then each turn loops back. */
const growth = 9;
const unit = 10;

/** The path of a rolling wheel, in units of its radius. */
export const getAdvance = (turns: number) => 2 * Math.PI * turns;

/** Where the pen is after a turn by degrees: a trochoid. */
export function getPen(degrees: number): Point {
  const rolled = wheel * getAdvance(degrees / 360);
  return from(from(start, way, rolled), way + 180 - degrees, (growth * degrees) / 360);
}

/** A wheel that rolls uphill, with a pen. */
export const pivot: Pivot = {
  center: start,
  radius: 26,
  zero: 90,
  gain: -unit,
  lowest: 18,
  highest: 160,
  still: 158,
  formula: 's = 2π · r · n',
  result: 'n = {turns} → s = {advance} r',
  read(value) {
    const turns = (value * unit) / 360;
    return { turns: turns.toFixed(2), advance: getAdvance(turns).toFixed(1) };
  },
  draw(value) {
    const end = value * unit;
    const steps = Math.round(value / 2.3);
    const points = Array.from({ length: steps + 1 }, (_, step) => getPen((end * step) / steps));
    const tip = getPen(end);
    const [x, y] = getPen(end - 24);
    return [`M${to(start)}l${toSteps(points)}`, head(tip, Math.atan2(y - tip[1], tip[0] - x) / radians)];
  },
};

export const mount = createMount(pivot);
