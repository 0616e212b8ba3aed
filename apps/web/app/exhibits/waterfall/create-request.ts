import type { Outcome, Stop } from './create-market.ts';
import type { Tally } from './create-tally.ts';

/** The positions of the machine's parts in its picture. */
export interface Geometry {
  spine: number;
  box: number;
  tip: number;
  lanes: readonly number[];
  end: number;
}

/** A part of the route, without pixels, so that each picture draws the same request at the same time. */
interface Leg {
  column: 'spine' | 'box' | 'tip';
  /** A lane, or the end below the last. */
  row: number;
  travelSeconds: number;
  waitSeconds?: number;
  look?: Outcome;
  onEnd?: () => void;
}

const fallSeconds = 0.48;
const crossSeconds = 0.42;
const leaveSeconds = 0.25;
const dropSeconds = 0.7;
const top = 14;
const dotGap = 6;
// Real answers are too quick to watch.
const slowMotion = 1.6;

const getSeconds = ({ travelSeconds, waitSeconds = 0 }: Leg) => Math.max(travelSeconds, waitSeconds);

function planLegs(stops: readonly Stop[], onAnswer: (place: number) => void, onClose: () => void): Leg[] {
  const legs = stops.flatMap(({ outcome, waitSeconds }, row): Leg[] => [
    { column: 'spine', row, travelSeconds: fallSeconds },
    {
      ...{ column: 'box', row, travelSeconds: crossSeconds, waitSeconds: waitSeconds * slowMotion },
      onEnd() {
        onAnswer(row);
        if (outcome === 'filled') onClose();
      },
    },
    outcome === 'filled'
      ? { column: 'tip', row, travelSeconds: leaveSeconds }
      : { column: 'spine', row, travelSeconds: crossSeconds, look: outcome },
  ]);
  if (stops.at(-1)?.outcome === 'filled') return legs;
  const row = stops.length;
  return [
    ...legs,
    { column: 'spine', row, travelSeconds: fallSeconds, onEnd: onClose },
    { column: 'box', row, travelSeconds: dropSeconds },
  ];
}

/** One request on its way down the spine and out to the networks. The tally counts each answer when it arrives. */
export function createRequest(stops: readonly Stop[], tally: Tally) {
  const request = ++tally.sent;
  const legs = planLegs(
    stops,
    (place) => tally.count(place, stops[place]?.outcome ?? 'late'),
    () => tally.close({ request, stops }),
  );
  const start: Leg = { column: 'spine', row: -1, travelSeconds: 0 };
  let place = 0;
  let seconds = 0;
  const endLeg = () => legs[place++]?.onEnd?.();

  return {
    get isGone() {
      return place === legs.length;
    },
    /** How the dot looks: full, hollow if the bid was below the floor, dashed if it came too late. */
    get look() {
      return legs[place]?.look ?? 'filled';
    },
    locate({ spine, box, tip, lanes, end }: Geometry) {
      const columns = { spine, box: box - dotGap, tip };
      const toPoint = ({ column, row }: Leg) => ({
        x: columns[column],
        y: row < 0 ? top : (lanes[row] ?? end),
      });
      const leg = legs[place] ?? start;
      const from = toPoint(legs[place - 1] ?? start);
      const to = toPoint(leg);
      const share = Math.min(1, seconds / leg.travelSeconds);
      return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
    },
    move(by: number) {
      seconds += by;
      for (let leg = legs[place]; leg && seconds >= getSeconds(leg); leg = legs[place]) {
        seconds -= getSeconds(leg);
        endLeg();
      }
    },
    /** Counts the remaining steps at once. */
    settle() {
      while (place < legs.length) endLeg();
    },
  };
}

export type Request = ReturnType<typeof createRequest>;
