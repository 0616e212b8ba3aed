import { createMount, type Pivot } from './create-pivot.ts';
import { type Point, radians, to, turn } from './lines.ts';

type Vector = readonly [x: number, y: number, z: number];

const center: Point = [196, 128];
/** The lit point, from the middle of the sphere and in its radius: x to the right, y up, z toward the eye. */
const normal: Vector = [-0.486, 0.528, Math.sqrt(1 - 0.486 ** 2 - 0.528 ** 2)];
const lit: Point = [center[0] + 72 * normal[0], center[1] - 72 * normal[1]];

/** The light comes from the left, this high, and at 60° to the line of sight. */
export const toLight = (height: number): Vector => [
  -Math.sqrt(0.75) * Math.cos(height * radians),
  Math.sqrt(0.75) * Math.sin(height * radians),
  0.5,
];

/** Lambert's cosine law: the share of the light that remains at an angle to the normal. */
export const getShade = (height: number) =>
  toLight(height).reduce((sum, part, axis) => sum + part * (normal[axis] ?? 0), 0);

/** A sphere with lines of equal brightness, a tenth apart, and the point where the ray is reflected. */
export const pivot: Pivot = {
  center: lit,
  radius: 112,
  zero: 180,
  gain: -1,
  lowest: -60,
  highest: 36,
  still: 28,
  formula: 'E = E₀ · cos θ',
  result: 'θ = {angle}° → E = {shade} E₀',
  read: (value) => ({
    angle: (Math.acos(getShade(value)) / radians).toFixed(0),
    shade: getShade(value).toFixed(2),
  }),
  draw(value) {
    const [x, y] = toLight(value);
    const share = 2 * getShade(value);
    const reflected: Point = [lit[0] + 80 * (share * normal[0] - x), lit[1] - 80 * (share * normal[1] - y)];
    return [`M${to(lit, reflected)}`, turn(-value, center), turn(-value, lit), turn(-value, lit)];
  },
};

export const mount = createMount(pivot);
