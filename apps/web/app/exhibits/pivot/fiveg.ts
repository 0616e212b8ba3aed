import { createMount, type Pivot } from './create-pivot.ts';
import { arc, from, head, type Point, radians, to, toSteps } from './lines.ts';

const count = 8;
/** Half a wavelength from element to element. */
const spacing = 0.5;

/** Where the waves of all elements add up, in degrees from straight ahead, by the phase step between neighbors. */
export const getBeam = (phase: number) => Math.asin(phase / (360 * spacing)) / radians;

/** The power that the elements radiate together in a direction, relative to the beam's own. */
export function getField(degrees: number, phase: number): number {
  const half = Math.PI * spacing * Math.sin(degrees * radians) - (phase * radians) / 2;
  const one = Math.sin(half);
  return Math.abs(one) < 1e-9 ? 1 : Math.abs(Math.sin(count * half) / (count * one));
}

const center: Point = [150, 206];

/**
 * An array whose beam is steered by phase. The handle moves along a half circle, which represents a full turn of the
 * phase.
 */
export const pivot: Pivot = {
  center,
  radius: 114,
  zero: 90,
  gain: -0.5,
  lowest: -150,
  highest: 150,
  still: 84,
  formula: 'sin θ = Δφ · λ / (2π · d)',
  result: 'Δφ = {phase}° → θ = {beam}°',
  read: (value) => ({ phase: `${value}`, beam: getBeam(value).toFixed(0) }),
  draw(value) {
    const beam = getBeam(value);
    const lobes = Array.from({ length: 121 }, (_, index) => {
      const degrees = 1.5 * index - 90;
      return from(center, 90 - degrees, 158 * getField(degrees, value));
    });
    return [
      `M${to(center)}l${toSteps([center, ...lobes])}z`,
      arc(center, 114, 90, 90 - value / 2),
      `M${to(center, from(center, 90 - beam, 157))}`,
      head(from(center, 90 - beam, 172), 90 - beam),
    ];
  },
};

export const mount = createMount(pivot);
