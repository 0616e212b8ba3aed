import { createMount, type Pivot } from './create-pivot.ts';
import { arc, from, head, type Point, radians, to, toSteps, turn } from './lines.ts';

/** Joukowski's foil: a circle of this radius about this place, mapped by ζ + 1/ζ. */
const middle = -0.1;
const radius = 1.1;
const chord = 2 - (middle - radius) - 1 / (middle - radius);

/** Lift coefficient of the foil in ideal flow, by the theorem of Kutta and Joukowski. */
export const getLift = (degrees: number) => ((8 * Math.PI * radius) / chord) * Math.sin(degrees * radians);

/** A quarter of the chord behind the nose, where the lift acts. */
const center: Point = [110, 116];
const scale = 46;
const ahead = 2 - 0.75 * chord;

const map = (x: number, y: number): Point => {
  const square = x * x + y * y;
  return [x + x / square, y - y / square];
};

/** The line of flow that starts this high, along which the flow about the circle is followed. */
function trace(degrees: number, height: number): string {
  const [cos, sin] = [Math.cos(degrees * radians), Math.sin(degrees * radians)];
  let [x, y] = [-2.75 * cos - height * sin, -2.75 * sin + height * cos];
  const points: Point[] = [];
  for (let step = 0; step < 66; step++) {
    const [re, im] = map(x, y);
    const point: Point = [
      center[0] + scale * (re * cos + im * sin - ahead),
      center[1] - scale * (im * cos - re * sin),
    ];
    if (point[0] > 306) break;
    if (step % 3 === 0) points.push(point);
    const [p, q] = [x - middle, y];
    const square = p * p + q * q;
    const around = (2 * radius * sin) / square;
    const share = (radius / square) ** 2;
    const [twice, cross] = [(p * p - q * q) * share, 2 * p * q * share];
    const u = cos - cos * twice - sin * cross + around * q;
    const v = sin - cos * cross + sin * twice - around * p;
    const speed = Math.hypot(u, v) * 10;
    x += u / speed;
    y += v / speed;
  }
  return `M${to(points[0] ?? center)}l${toSteps(points)}`;
}

/** A foil in a stream from the left. */
export const pivot: Pivot = {
  center,
  radius: 140,
  gain: -1,
  lowest: -6,
  highest: 14,
  still: 9,
  formula: 'c = 8π · r/l · sin α',
  result: 'α = {angle}° → c = {lift}',
  read: (value) => ({ angle: `${value}`, lift: getLift(value).toFixed(2) }),
  draw(value) {
    const lift = 60 * getLift(value);
    const up = lift < 0 ? -90 : 90;
    const tip = from(center, 90, lift);
    return [
      [1.5, 1.1, 0.7, 0.3, -0.2, -0.8].map((height) => trace(value, height)).join(''),
      turn(-value, center),
      arc(center, 64, 180, 180 - value),
      `M${to(center, from(tip, up, -Math.min(13, Math.abs(lift))))}`,
      head(tip, up),
    ];
  },
};

export const mount = createMount(pivot);
