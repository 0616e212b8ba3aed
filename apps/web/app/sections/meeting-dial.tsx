import { dialCenter, toHands } from './dial.ts';
import { DialTicks } from './dial-ticks.tsx';

interface MeetingDialProps {
  /** Minutes after midnight on the visitor's clock. */
  startsAtMinutes: number;
  durationMinutes: number;
  /** A meeting that does not take place has no hands. */
  hasHands: boolean;
}

/** Each minute, every five and every fifteen. */
const rows = [
  { count: 60, inner: 74 },
  { count: 12, inner: 69 },
  { count: 4, inner: 64 },
];
const around = (degrees: number) => `rotate(${degrees} ${dialCenter} ${dialCenter})`;

/** The start as a clock shows it, and the minutes that the meeting takes. It repeats the words beside it. */
export function MeetingDial({ startsAtMinutes, durationMinutes, hasHands }: MeetingDialProps) {
  const { hour, minute } = toHands(startsAtMinutes);
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
      <g opacity=".6">
        <DialTicks rows={rows} width={0.8} />
      </g>
      <circle cx={dialCenter} cy={dialCenter} r="52" strokeWidth=".8" opacity=".5" />
      <circle
        cx={dialCenter}
        cy={dialCenter}
        r="85"
        strokeWidth="3"
        strokeLinecap="butt"
        pathLength="60"
        strokeDasharray={`${Math.min(durationMinutes, 60)} 60`}
        transform={around(minute - 90)}
      />
      <circle cx={dialCenter} cy={dialCenter} r="7" strokeWidth="2" />
      {hasHands && (
        <>
          <path d="M90 83V48" strokeWidth="8" transform={around(hour)} />
          <g transform={around(minute)}>
            <path d="M90 83V34" strokeWidth="4" />
            <path d="M90 10l9 25-9-4-9 4z" fill="currentColor" stroke="none" />
          </g>
        </>
      )}
    </svg>
  );
}
