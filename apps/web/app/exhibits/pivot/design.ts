import { createMount, type Pivot } from './create-pivot.ts';
import { from, type Point, radians, to } from './lines.ts';

/** The lower bowl of the ampersand. */
const center: Point = [138, 158];
const radius = 50;
/** Where the stroke from the upper bowl meets it. */
const start = 103;

/** Length of an arc in radii. */
export const getLength = (degrees: number) => degrees * radians;

/** The direction of the tangent where the arc ends. */
export const getTangent = (degrees: number) => start + degrees + 90;

/** An ampersand of two arcs, whose arm leaves the lower one on the tangent. */
export const pivot: Pivot = {
  center,
  radius: 72,
  zero: start,
  lowest: 186,
  highest: 242,
  still: 217,
  formula: 's = r · φ',
  result: 'φ = {angle}° → s = {length} r',
  read: (value) => ({ angle: `${value}`, length: getLength(value).toFixed(2) }),
  draw(value) {
    const end = from(center, start + value, radius);
    const way = getTangent(value);
    const tip = from(end, way, 96);
    return [
      `M232 208L125.7 92.3A33 33 0 1 1 157.5 102.1L${to(from(center, start, radius))}A50 50 0 1 0 ${to(end)}`,
      `M${to(end, from(end, way, 76))}`,
      `M${to(tip, from(from(end, way, 70), way + 90, 15), from(from(end, way, 70), way - 90, 15))}z`,
      `translate(${to(end)})`,
    ];
  },
};

export const mount = createMount(pivot);
