import { dialCenter, toDialArc, toDialTicks, toDialTurn } from './dial.ts';

interface MeetingDialProps {
  /** Minutes after midnight on the visitor's clock. */
  startsAtMinutes: number;
  opensAtMinutes: number;
  closesAtMinutes: number;
  /** A meeting that does not take place has no hand. */
  hasHand: boolean;
}

const ticks = toDialTicks({ quarter: 74, hour: 69, threeHours: 64 });

/** The start on a dial of 24 hours, within the business hours. It repeats the words beside it. */
export function MeetingDial({ startsAtMinutes, opensAtMinutes, closesAtMinutes, hasHand }: MeetingDialProps) {
  const arc = toDialArc(opensAtMinutes, closesAtMinutes);
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
      <circle cx={dialCenter} cy={dialCenter} r="52" strokeWidth=".8" opacity=".5" />
      <circle cx={dialCenter} cy={dialCenter} r="26" strokeWidth=".8" opacity=".5" />
      <path d={arc} strokeWidth="3" strokeLinecap="butt" />
      <circle cx={dialCenter} cy={dialCenter} r="7" strokeWidth="2" />
      {hasHand && (
        <g transform={toDialTurn(startsAtMinutes)}>
          <path d="M90 83V34" strokeWidth="5" />
          <path d="M90 10l11 27-11-5-11 5z" fill="currentColor" stroke="none" />
        </g>
      )}
    </svg>
  );
}
