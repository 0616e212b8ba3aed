import { dialCenter, toDialArc, toDialTurn } from './dial.ts';
import { DialTicks } from './dial-ticks.tsx';

interface HoursDialProps {
  /** Minutes after midnight; hours may run past it. */
  opensAtMinutes: number;
  closesAtMinutes: number;
  /** Where the hand points; without it there is none. */
  chosenMinutes?: number;
  /** The names of the quarters of the day, from midnight. */
  numerals: readonly [string, string, string, string];
  /** Describes the drawing. */
  alternative: string;
}

/** Without all four labels, a hand at ten in the morning looks like half past five. */
const places = [
  { x: dialCenter, y: 61 },
  { x: 129, y: 97 },
  { x: dialCenter, y: 133 },
  { x: 51, y: 97 },
];

/** Each quarter of an hour, each hour and every three hours. */
const rows = [
  { count: 96, inner: 74 },
  { count: 24, inner: 70 },
  { count: 8, inner: 66 },
];

/** The opening hours on a dial of 24 hours, with a hand at the chosen time. */
export function HoursDial(props: HoursDialProps) {
  const { opensAtMinutes, closesAtMinutes, chosenMinutes, numerals, alternative } = props;
  const arc = toDialArc(opensAtMinutes, closesAtMinutes);
  return (
    <svg className="plot" viewBox="-2 -2 184 184" role="img" aria-label={alternative} fill="none">
      <g stroke="var(--edge)">
        <DialTicks rows={rows} width={1.2} />
      </g>
      <path d={arc} stroke="var(--thrust)" strokeWidth="9" />
      {chosenMinutes !== undefined && (
        <g transform={toDialTurn(chosenMinutes)}>
          <path d="M90 90V40" stroke="var(--torque)" strokeWidth="5" />
          <path d="M90 22l8 19H82z" fill="var(--torque)" />
        </g>
      )}
      {numerals.map((numeral, quarter) => (
        <text key={numeral} {...places[quarter]}>
          {numeral}
        </text>
      ))}
      <circle cx={dialCenter} cy={dialCenter} r="6" fill="var(--ink)" />
    </svg>
  );
}
