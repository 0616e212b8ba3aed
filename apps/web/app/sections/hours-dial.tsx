import { dialCenter, toDialArc, toDialTicks, toDialTurn } from './dial.ts';

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

const ticks = toDialTicks({ quarter: 74, hour: 70, threeHours: 66 });

/** The opening hours on a dial of 24 hours, with a hand at the chosen time. */
export function HoursDial(props: HoursDialProps) {
  const { opensAtMinutes, closesAtMinutes, chosenMinutes, numerals, alternative } = props;
  const [midnight, noon] = numerals;
  const arc = toDialArc(opensAtMinutes, closesAtMinutes);
  return (
    <svg className="plot" viewBox="-2 -2 184 184" role="img" aria-label={alternative} fill="none">
      <path d={ticks} stroke="var(--edge)" strokeWidth="1.2" />
      <path d={arc} stroke="var(--thrust)" strokeWidth="9" />
      <text x={dialCenter} y="46" textAnchor="middle">
        {midnight}
      </text>
      <text x={dialCenter} y="147" textAnchor="middle">
        {noon}
      </text>
      {chosenMinutes !== undefined && (
        <g transform={toDialTurn(chosenMinutes)}>
          <path d="M90 90V40" stroke="var(--torque)" strokeWidth="5" />
          <path d="M90 22l8 19H82z" fill="var(--torque)" />
        </g>
      )}
      <circle cx={dialCenter} cy={dialCenter} r="6" fill="var(--ink)" />
    </svg>
  );
}
