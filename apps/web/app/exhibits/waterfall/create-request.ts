import type { Stop } from './create-market.ts';
import type { Tally } from './create-tally.ts';

/** The positions of the machine's parts in its picture. */
export interface Geometry {
  spine: number;
  box: number;
  tip: number;
  lanes: readonly number[];
  end: number;
}

type Phase = 'falls' | 'waits' | 'returns' | 'leaves' | 'drops' | 'gone';

const fallPerSecond = 190;
const widthsPerSecond = 2.4;
const top = 14;
// Real answers are too quick to watch.
const slowMotion = 1.6;

/** One request on its way down the spine and out to the networks; the tally counts each answer when it is there. */
export function createRequest(stops: readonly Stop[], geometry: Geometry, tally: Tally) {
  const { spine, box, tip, lanes, end } = geometry;
  let place = 0;
  let phase: Phase = 'falls';
  let waitSeconds = 0;
  const at = { x: spine, y: top };
  tally.sent++;

  const answer = (stop: Stop) => {
    tally.count(place, stop.outcome);
    place++;
    return stop.outcome === 'filled';
  };
  const giveUp = () => {
    tally.unfilled++;
  };

  function fall(seconds: number) {
    const stop = stops[place];
    const goal = stop ? (lanes[place] ?? end) : end;
    at.y = Math.min(goal, at.y + seconds * fallPerSecond);
    if (at.y < goal) return;
    if (!stop) giveUp();
    waitSeconds = (stop?.waitSeconds ?? 0) * slowMotion;
    phase = stop ? 'waits' : 'drops';
  }

  function wait(seconds: number, pace: number) {
    const stop = stops[place];
    waitSeconds -= seconds;
    at.x = Math.min(box - 6, at.x + pace);
    if (stop && waitSeconds <= 0 && at.x >= box - 6) phase = answer(stop) ? 'leaves' : 'returns';
  }

  return {
    at,
    get isGone() {
      return phase === 'gone';
    },
    /** How the dot looks: full, hollow if the bid was below the floor, dashed if it came too late. */
    get look() {
      return phase === 'returns' ? (stops[place - 1]?.outcome ?? 'filled') : 'filled';
    },
    move(seconds: number) {
      const pace = (box - spine) * widthsPerSecond * seconds;
      if (phase === 'falls') fall(seconds);
      else if (phase === 'waits') wait(seconds, pace);
      else if (phase === 'returns') {
        at.x = Math.max(spine, at.x - pace);
        if (at.x === spine) phase = 'falls';
      } else {
        at.x += phase === 'leaves' ? pace : pace * 0.6;
        if (at.x > (phase === 'leaves' ? tip : box)) phase = 'gone';
      }
    },
    /** Counts the remaining steps at once. */
    settle() {
      if (phase === 'leaves' || phase === 'drops' || phase === 'gone') return;
      const rest = stops.slice(place);
      const isFilled = rest.map(answer).some(Boolean);
      if (!isFilled) giveUp();
      phase = 'gone';
    },
  };
}

export type Request = ReturnType<typeof createRequest>;
