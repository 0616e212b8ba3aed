export const dialCenter = 90;
export const dialRim = 78;
const arcRadius = 85;
const dayMinutes = 1440;

/** A point on a dial, by its share of the whole turn from the top, clockwise. Rounded, because engines differ in the last digit. */
function toPoint(turn: number, radius: number): string {
  const angle = turn * 2 * Math.PI;
  const x = dialCenter + radius * Math.sin(angle);
  const y = dialCenter - radius * Math.cos(angle);
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
}

/** The hands of a clock, in degrees from the top. */
export function toHands(minutes: number): { hour: number; minute: number } {
  return { hour: ((minutes % 720) / 720) * 360, minute: ((minutes % 60) / 60) * 360 };
}

/** The arc around a dial of 24 hours from one time to another, which may be on the next day. */
export function toDialArc(fromMinutes: number, toMinutes: number): string {
  const lengthMinutes = (toMinutes - fromMinutes + dayMinutes) % dayMinutes;
  const isLarge = lengthMinutes > dayMinutes / 2 ? 1 : 0;
  return `M${toPoint(fromMinutes / dayMinutes, arcRadius)}A${arcRadius} ${arcRadius} 0 ${isLarge} 1 ${toPoint(toMinutes / dayMinutes, arcRadius)}`;
}

/** Turns a hand that points to midnight. */
export function toDialTurn(minutes: number): string {
  return `rotate(${(minutes / dayMinutes) * 360} ${dialCenter} ${dialCenter})`;
}
