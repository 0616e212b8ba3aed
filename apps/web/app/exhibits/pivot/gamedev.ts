import { createMount, type Pivot } from './create-pivot.ts';
import { arc, head, type Point, radians, to } from './lines.ts';

/** Height of a jump from level ground, in units of v²/2g. */
export const getHeight = (degrees: number) => Math.sin(degrees * radians) ** 2;

const start: Point = [146, 114];
/** In the drawing: speed, gravity, and how high the next block is. */
const [speed, gravity, step] = [39.7, 7.6, 62];

/** When a jump comes down on the next block. */
export function getLandingTime(degrees: number): number {
  const climb = speed * Math.sin(degrees * radians);
  return (climb + Math.sqrt(climb ** 2 - 2 * gravity * step)) / gravity;
}

/** A jump of fixed speed, from the middle block to the high one. */
export const pivot: Pivot = {
  center: start,
  radius: 36,
  // A lower jump would end at the wall of the block, before it is as high as the formula says.
  lowest: 58,
  highest: 79,
  still: 71,
  formula: 'h = v² · sin² α / 2g',
  result: 'α = {angle}° → h = {height} v²/2g',
  read: (value) => ({ angle: `${value}`, height: getHeight(value).toFixed(2) }),
  draw(value) {
    const [x, y] = [speed * Math.cos(value * radians), speed * Math.sin(value * radians)];
    const at = (time: number): Point => [
      start[0] + x * time,
      start[1] - y * time + (gravity * time ** 2) / 2,
    ];
    const end = getLandingTime(value);
    const fall = gravity * end - y;
    // The line ends inside its head.
    const neck = end - 13 / Math.hypot(x, fall);
    return [
      arc(start, 36, 0, value),
      `M${to(start)}Q${to([start[0] + (x * neck) / 2, start[1] - (y * neck) / 2])} ${to(at(neck))}`,
      head(at(end), -Math.atan2(fall, x) / radians),
    ];
  },
};

export const mount = createMount(pivot);
