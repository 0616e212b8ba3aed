import { createMount, type Pivot } from './create-pivot.ts';
import { arc, from, head, type Point, radians, to, toSteps } from './lines.ts';

const center: Point = [150, 122];
/** How far the twist reaches. */
const reach = 42;

/** The share of the twist that remains at a radius: a Gaussian falloff. */
export const getFalloff = (radius: number) => Math.exp(-(radius ** 2) / (2 * reach ** 2));

/** The direction of the vector where nothing is twisted, and where on it the handle is. */
const [direction, radius] = [24, 34];

/** A smooth line along points: their quadratic B-spline. */
function toCurve([first = center, second = center, ...others]: Point[]): string {
  const middles = [second, ...others].map(([x, y], index): Point => {
    const [nextX, nextY] = others[index] ?? [x, y];
    return [(x + nextX) / 2, (y + nextY) / 2];
  });
  return `M${to(first)}q${toSteps([first, second])} ${toSteps([first, middles[0] ?? first])}t${toSteps(middles)}`;
}

const range = (start: number, end: number, step: number) =>
  Array.from({ length: Math.round((end - start) / step) + 1 }, (_, index) => start + index * step);

/** A lattice that is twisted about its middle. The vector is a straight line of it. */
export const pivot: Pivot = {
  center,
  radius,
  zero: direction,
  gain: getFalloff(radius),
  lowest: -150,
  highest: 150,
  still: 110,
  formula: 'φ = φ₀ · exp(−r²/2σ²)',
  result: 'φ₀ = {twist}° → φ(σ) = {rest}°',
  read: (value) => ({ twist: `${value}`, rest: (value * getFalloff(reach)).toFixed(0) }),
  draw(value) {
    const twist = ([x, y]: Point): Point => {
      const [across, up] = [x - center[0], center[1] - y];
      const distance = Math.hypot(across, up);
      return from(center, Math.atan2(up, across) / radians + value * getFalloff(distance), distance);
    };
    const columns = range(30, 270, 24).map((x) => range(26, 218, 24).map((y): Point => [x, y]));
    const rows = range(26, 218, 24).map((y) => range(30, 270, 24).map((x): Point => [x, y]));
    const ray = range(8, 152, 8).map((distance) => twist(from(center, direction, distance)));
    return [
      [...columns, ...rows].map((line) => toCurve(line.map(twist))).join(''),
      arc(center, radius, direction, direction + value * getFalloff(radius)),
      toCurve(ray),
      head(from(center, direction, 166), direction),
    ];
  },
};

export const mount = createMount(pivot);
