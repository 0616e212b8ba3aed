type Range = readonly [from: number, to: number];

/** Bids in dollars and answers in milliseconds come from these ranges, which the picture prints. */
const networks: readonly { bids: Range; delays: Range }[] = [
  { bids: [0.8, 5], delays: [60, 700] },
  { bids: [0.5, 3.5], delays: [80, 450] },
  { bids: [0.2, 2.2], delays: [40, 250] },
];

export const networkCount = networks.length;

const seed = 7;

export interface Rule {
  floorUsd: number;
  timeoutMs: number;
}

export type Outcome = 'filled' | 'low' | 'late';

/** The outcome of a request at one network. */
export interface Stop {
  outcome: Outcome;
  waitSeconds: number;
}

/** A simulation: networks bid and answer at random, but in the same order after each start. */
export function createMarket() {
  let state = seed;
  const draw = ([from, to]: Range) => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return from + (to - from) * (state / 2 ** 32);
  };
  return {
    /** Asks one network after another, until a bid is in time and not below the floor. */
    ask({ floorUsd, timeoutMs }: Rule): Stop[] {
      const stops: Stop[] = [];
      for (const { bids, delays } of networks) {
        const bidUsd = draw(bids);
        const delayMs = draw(delays);
        const outcome = delayMs > timeoutMs ? 'late' : bidUsd < floorUsd ? 'low' : 'filled';
        stops.push({ outcome, waitSeconds: Math.min(delayMs, timeoutMs) / 1000 });
        if (outcome === 'filled') break;
      }
      return stops;
    },
  };
}
