import { dialCenter, dialRim } from './dial.ts';

interface DialTicksProps {
  /** How many ticks there are, always a multiple of four, and the radius that they reach in to from the rim. */
  rows: readonly { count: number; inner: number }[];
  width: number;
}

/** The ticks of a dial are dashes of circles, whose strokes are as wide as the ticks are long. */
export function DialTicks({ rows, width }: DialTicksProps) {
  return rows.map(({ count, inner }) => {
    const radius = (dialRim + inner) / 2;
    const gap = (2 * Math.PI * radius) / count - width;
    return (
      <circle
        key={count}
        cx={dialCenter}
        cy={dialCenter}
        r={radius}
        strokeWidth={dialRim - inner}
        strokeLinecap="butt"
        strokeDasharray={`${width} ${gap.toFixed(3)}`}
        strokeDashoffset={width / 2}
      />
    );
  });
}
