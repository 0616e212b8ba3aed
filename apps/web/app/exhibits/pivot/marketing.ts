import { createMount, type Pivot } from './create-pivot.ts';
import { arc, head, type Point, radians, to } from './lines.ts';

/** Range of a throw on level ground, in units of v²/g. */
export const getRange = (degrees: number) => Math.sin(2 * degrees * radians);

const start: Point = [28, 190];
/** v²/g in the drawing. */
const longest = 274;

/** A throw of fixed speed. */
export const pivot: Pivot = {
  center: start,
  radius: 52,
  lowest: 10,
  highest: 85,
  still: 60,
  formula: 'R = v² · sin 2θ / g',
  result: 'θ = {angle}° → R = {range} v²/g',
  read: (value) => ({ angle: `${value}`, range: getRange(value).toFixed(2) }),
  draw(value) {
    const [x, y] = start;
    const half = (longest * getRange(value)) / 2;
    const climb = half * Math.tan(value * radians);
    // The line ends inside its head.
    const end = 1 - 13 / Math.hypot(half, climb) / 2;
    const at = (share: number): Point => [x + 2 * half * share, y - 2 * climb * share * (1 - share)];
    const [tip, neck] = [at(1), at(end)];
    return [
      arc(start, 52, 0, value),
      `M${to(start)}Q${to([x + half * end, y - climb * end])} ${to(neck)}`,
      head(tip, Math.atan2(neck[1] - tip[1], tip[0] - neck[0]) / radians),
    ];
  },
};

export const mount = createMount(pivot);
