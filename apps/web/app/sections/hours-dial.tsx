interface HoursDialProps {
  /** Minutes after midnight; hours may run past it. */
  opensAtMinutes: number;
  closesAtMinutes: number;
  /** Where the hand points; without it there is none. */
  chosenMinutes?: number;
  /** What midnight and noon are called. */
  numerals: readonly [midnight: string, noon: string];
  /** Says what the drawing shows. */
  alternative: string;
}

const center = 90;
const rim = 78;
const arcRadius = 85;
const dayMinutes = 1440;
const quarters = Array.from({ length: 96 }, (_, index) => index);

/** A point on the dial, with midnight at the top, clockwise. Rounded, because engines differ in the last digit. */
function toPoint(minutes: number, radius: number): string {
  const angle = (minutes / dayMinutes) * 2 * Math.PI;
  const x = center + radius * Math.sin(angle);
  const y = center - radius * Math.cos(angle);
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
}

/** Ticks each quarter of an hour, longer at the hour and longest every three hours. */
function toTick(quarter: number): string {
  const innerRadius = quarter % 12 === 0 ? 66 : quarter % 4 === 0 ? 70 : 74;
  return `M${toPoint(quarter * 15, innerRadius)}L${toPoint(quarter * 15, rim)}`;
}

const ticks = quarters.map(toTick).join('');

/** The opening hours on a dial of 24 hours, with a hand at the chosen time. */
export function HoursDial(props: HoursDialProps) {
  const { opensAtMinutes, closesAtMinutes, chosenMinutes, numerals, alternative } = props;
  const [midnight, noon] = numerals;
  const openMinutes = (closesAtMinutes - opensAtMinutes + dayMinutes) % dayMinutes;
  const isLarge = openMinutes > dayMinutes / 2 ? 1 : 0;
  const arc = `M${toPoint(opensAtMinutes, arcRadius)}A${arcRadius} ${arcRadius} 0 ${isLarge} 1 ${toPoint(closesAtMinutes, arcRadius)}`;
  return (
    <svg className="plot" viewBox="-2 -2 184 184" role="img" aria-label={alternative} fill="none">
      <path d={ticks} stroke="var(--edge)" strokeWidth="1.2" />
      <path d={arc} stroke="var(--thrust)" strokeWidth="9" />
      <text x={center} y="46" textAnchor="middle">
        {midnight}
      </text>
      <text x={center} y="147" textAnchor="middle">
        {noon}
      </text>
      {chosenMinutes !== undefined && (
        <g transform={`rotate(${(chosenMinutes / dayMinutes) * 360} ${center} ${center})`}>
          <path d="M90 90V40" stroke="var(--torque)" strokeWidth="5" />
          <path d="M90 22l8 19H82z" fill="var(--torque)" />
        </g>
      )}
      <circle cx={center} cy={center} r="6" fill="var(--ink)" />
    </svg>
  );
}
