/** A place in a drawing, which is 320 units wide and 240 high. */
export type Point = readonly [x: number, y: number];

export const radians = Math.PI / 180;

/** One decimal, as in the files of the drawings. */
const short = (value: number) => +value.toFixed(1);

/** The point that lies in a direction, counted in degrees counterclockwise from the right. */
export const from = ([x, y]: Point, degrees: number, distance: number): Point => [
  x + distance * Math.cos(degrees * radians),
  y - distance * Math.sin(degrees * radians),
];

export const to = (...points: Point[]) => points.map((point) => point.map(short).join(' ')).join('L');

/** The same points, each from the one before it, which takes less room. */
export function toSteps(points: Point[]): string {
  let [before = [0, 0], ...others] = points.map((point) => point.map((part) => Math.round(part * 10)));
  return others
    .map((point) => {
      const step = point.map((part, axis) => (part - (before[axis] ?? 0)) / 10);
      before = point;
      return step.join(' ');
    })
    .join(' ');
}

/** Turns counterclockwise about a point. */
export const turn = (degrees: number, center: Point) =>
  `rotate(${[-degrees, ...center].map(short).join(' ')})`;

/** The head of a vector that ends in the tip. */
export const head = (tip: Point, degrees: number) =>
  `M${to(tip, from(tip, degrees + 155, 18.8), from(tip, degrees + 180, 13.5), from(tip, degrees - 155, 18.8))}z`;

/** An arc that ends with an open arrow, counterclockwise if the end is more than the start. */
export function arc(center: Point, radius: number, start: number, end: number): string {
  const tip = from(center, end, radius);
  const side = Math.sign(end - start);
  const isLarge = Math.abs(end - start) > 180;
  // The barbs lean with the arc, which bends along their length.
  const back = end - side * (90 + 200 / radius);
  return `M${to(from(center, start, radius))}A${radius} ${radius} 0 ${+isLarge} ${+(side < 0)} ${to(tip)}M${to(
    from(tip, back + 30, 7),
    tip,
    from(tip, back - 30, 7),
  )}`;
}
