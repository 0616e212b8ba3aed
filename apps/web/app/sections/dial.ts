export const dialCenter = 90;
const rim = 78;
const arcRadius = 85;
const dayMinutes = 1440;

/** A point on a dial, by its share of the whole turn from the top, clockwise. Rounded, because engines differ in the last digit. */
function toPoint(turn: number, radius: number): string {
  const angle = turn * 2 * Math.PI;
  const x = dialCenter + radius * Math.sin(angle);
  const y = dialCenter - radius * Math.cos(angle);
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
}

/** Ticks each quarter of an hour, from the rim in to a radius that is smaller at the hour and smallest every three hours. */
export function toDialTicks(inner: { quarter: number; hour: number; threeHours: number }): string {
  return toTicks(96, (quarter) =>
    quarter % 12 === 0 ? inner.threeHours : quarter % 4 === 0 ? inner.hour : inner.quarter,
  );
}

/** Ticks each minute of a clock, from the rim in to a radius that is smaller at an hour and smallest every three hours. */
export function toClockTicks(inner: { minute: number; hour: number; quarter: number }): string {
  return toTicks(60, (minute) =>
    minute % 15 === 0 ? inner.quarter : minute % 5 === 0 ? inner.hour : inner.minute,
  );
}

function toTicks(count: number, toRadius: (index: number) => number): string {
  const toTick = (_: unknown, index: number) =>
    `M${toPoint(index / count, toRadius(index))}L${toPoint(index / count, rim)}`;
  return Array.from({ length: count }, toTick).join('');
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
