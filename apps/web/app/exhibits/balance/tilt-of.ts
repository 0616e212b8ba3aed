/** How hard the balance is to tip, in units of weight: the effect of the beam's own weight below its pivot. */
const stiffness = 40;
const stopDegrees = 7;

/** The sums on both arms. A negative weight counts for framework A. */
export function sumWeights(weights: readonly number[]): { a: number; b: number } {
  const sum = (sign: number) => weights.reduce((total, weight) => total + Math.max(0, sign * weight), 0);
  return { a: sum(-1), b: sum(1) };
}

/** The angle at which equal arms rest: tan φ = (B − A) / stiffness, up to the stop. Positive tips to B. */
export function tiltOf({ a, b }: { a: number; b: number }): number {
  const degrees = (Math.atan((b - a) / stiffness) * 180) / Math.PI;
  return Math.max(-stopDegrees, Math.min(stopDegrees, degrees));
}
