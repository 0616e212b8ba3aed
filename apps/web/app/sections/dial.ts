export const dialCenter = 90;
const rim = 78;
const arcRadius = 85;
const dayMinutes = 1440;
const quarters = Array.from({ length: 96 }, (_, index) => index);

/** A point on a dial of 24 hours, with midnight at the top, clockwise. Rounded, because engines differ in the last digit. */
function toPoint(minutes: number, radius: number): string {
  const angle = (minutes / dayMinutes) * 2 * Math.PI;
  const x = dialCenter + radius * Math.sin(angle);
  const y = dialCenter - radius * Math.cos(angle);
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
}

/** Ticks each quarter of an hour, from the rim in to a radius that is smaller at the hour and smallest every three hours. */
export function toDialTicks(inner: { quarter: number; hour: number; threeHours: number }): string {
  const toTick = (quarter: number) => {
    const radius = quarter % 12 === 0 ? inner.threeHours : quarter % 4 === 0 ? inner.hour : inner.quarter;
    return `M${toPoint(quarter * 15, radius)}L${toPoint(quarter * 15, rim)}`;
  };
  return quarters.map(toTick).join('');
}

/** The arc around the dial from one time to another, which may be on the next day. */
export function toDialArc(fromMinutes: number, toMinutes: number): string {
  const lengthMinutes = (toMinutes - fromMinutes + dayMinutes) % dayMinutes;
  const isLarge = lengthMinutes > dayMinutes / 2 ? 1 : 0;
  return `M${toPoint(fromMinutes, arcRadius)}A${arcRadius} ${arcRadius} 0 ${isLarge} 1 ${toPoint(toMinutes, arcRadius)}`;
}

/** Turns a hand that points to midnight. */
export function toDialTurn(minutes: number): string {
  return `rotate(${(minutes / dayMinutes) * 360} ${dialCenter} ${dialCenter})`;
}
