interface MeetingDialProps {
  /** Minutes after midnight on the visitor's clock. */
  startsAtMinutes: number;
  opensAtMinutes: number;
  closesAtMinutes: number;
  /** A meeting that does not take place has no hand. */
  hasHand: boolean;
}

const center = 90;
const rim = 78;
const arcRadius = 85;
const dayMinutes = 1440;
const quarters = Array.from({ length: 96 }, (_, index) => index);

/** A point on the dial, with midnight at the top, clockwise. */
function toPoint(minutes: number, radius: number): string {
  const angle = (minutes / dayMinutes) * 2 * Math.PI;
  const x = center + radius * Math.sin(angle);
  const y = center - radius * Math.cos(angle);
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
}

/** Ticks each quarter of an hour, longer at the hour and longest every three hours. */
function toTick(quarter: number): string {
  const innerRadius = quarter % 12 === 0 ? 64 : quarter % 4 === 0 ? 69 : 74;
  return `M${toPoint(quarter * 15, innerRadius)}L${toPoint(quarter * 15, rim)}`;
}

const ticks = quarters.map(toTick).join('');

/** The start on a dial of 24 hours, within the business hours. It repeats the words beside it. */
export function MeetingDial({ startsAtMinutes, opensAtMinutes, closesAtMinutes, hasHand }: MeetingDialProps) {
  const openMinutes = (closesAtMinutes - opensAtMinutes + dayMinutes) % dayMinutes;
  const isLarge = openMinutes > dayMinutes / 2 ? 1 : 0;
  const arc = `M${toPoint(opensAtMinutes, arcRadius)}A${arcRadius} ${arcRadius} 0 ${isLarge} 1 ${toPoint(closesAtMinutes, arcRadius)}`;
  return (
    <svg
      className="slip-dial"
      viewBox="0 0 180 180"
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={ticks} strokeWidth=".8" opacity=".6" />
      <circle cx={center} cy={center} r="52" strokeWidth=".8" opacity=".5" />
      <circle cx={center} cy={center} r="26" strokeWidth=".8" opacity=".5" />
      <path d={arc} strokeWidth="3" strokeLinecap="butt" />
      <circle cx={center} cy={center} r="7" strokeWidth="2" />
      {hasHand && (
        <g transform={`rotate(${(startsAtMinutes / dayMinutes) * 360} ${center} ${center})`}>
          <path d="M90 83V34" strokeWidth="5" />
          <path d="M90 10l11 27-11-5-11 5z" fill="currentColor" stroke="none" />
        </g>
      )}
    </svg>
  );
}
