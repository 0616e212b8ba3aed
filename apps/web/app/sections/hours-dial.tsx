interface HoursDialProps {
  /** Minutes after midnight. */
  opensAtMinutes: number;
  closesAtMinutes: number;
  /** Says what the drawing shows. */
  alternative: string;
}

const center = 90;
const rim = 78;
const arcRadius = 84;
const handLength = 62;
const quarters = Array.from({ length: 96 }, (_, index) => index);
const numerals = [
  { text: '00', x: 90, y: 45 },
  { text: '06', x: 140, y: 95 },
  { text: '12', x: 90, y: 145 },
  { text: '18', x: 40, y: 95 },
];

/** A point on the dial, with midnight at the top, clockwise. Rounded, because engines differ in the last digit. */
function toPoint(minutes: number, radius: number): string {
  const angle = (minutes / 1440) * 2 * Math.PI;
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

/** The opening hours on a dial of 24 hours. */
export function HoursDial({ opensAtMinutes, closesAtMinutes, alternative }: HoursDialProps) {
  const isLarge = closesAtMinutes - opensAtMinutes > 720 ? 1 : 0;
  const arc = `M${toPoint(opensAtMinutes, arcRadius)}A${arcRadius} ${arcRadius} 0 ${isLarge} 1 ${toPoint(closesAtMinutes, arcRadius)}`;
  const hands = [opensAtMinutes, closesAtMinutes].map(
    (minutes) => `M${center} ${center}L${toPoint(minutes, handLength)}`,
  );
  return (
    <svg className="plot dial" viewBox="0 0 180 180" role="img" aria-label={alternative} fill="none">
      <path d={ticks} stroke="var(--edge)" strokeWidth="1.2" />
      <path d={arc} stroke="var(--thrust)" strokeWidth="8" />
      {numerals.map(({ text, x, y }) => (
        <text key={text} x={x} y={y} textAnchor="middle">
          {text}
        </text>
      ))}
      <path d={hands.join('')} stroke="var(--ink)" strokeWidth="1.4" strokeDasharray="5 4" />
      <circle cx={center} cy={center} r="4" fill="var(--ink)" />
    </svg>
  );
}
