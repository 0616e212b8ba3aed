import { createMount, type Pivot } from './create-pivot.ts';
import { arc, from, type Point, turn } from './lines.ts';

const teeth = { sun: 15, planet: 13, ring: 41 };

/** The rotation of the carrier when the sun turns and the ring is fixed: Willis's equation. */
export const getCarrier = (sun: number) => sun / (1 + teeth.ring / teeth.sun);

/** The rotation of a planet relative to its carrier. */
export const getPlanet = (carrier: number) => (-carrier * teeth.ring) / teeth.planet;

const center: Point = [128, 120];
/** The positions of the planets at the value 0, and the rotation there with which their teeth mesh. */
const planets = [
  [-18, -198],
  [-108, -281.1],
  [-198, -391.8],
  [-288, -474.9],
] as const;

/** A planetary gear with a fixed ring. */
export const pivot: Pivot = {
  center,
  radius: 20,
  lowest: -120,
  highest: 120,
  still: 56,
  formula: `φ₂ = φ₁ / (1 + ${teeth.ring}/${teeth.sun})`,
  result: 'φ₁ = {sun}° → φ₂ = {carrier}°',
  read: (value) => ({ sun: `${value}`, carrier: getCarrier(value).toFixed(1) }),
  draw(value) {
    const carrier = getCarrier(value);
    const carried = turn(carrier, center);
    return [
      carried,
      turn(6 + value, center),
      carried,
      ...planets.map(([at, mesh]) => turn(mesh + getPlanet(carrier), from(center, at, 61.6))),
      arc(center, 20, 0, value),
      carried,
      carried,
    ];
  },
};

export const mount = createMount(pivot);
