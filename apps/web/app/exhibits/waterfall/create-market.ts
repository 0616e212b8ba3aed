type Range = readonly [from: number, to: number];

interface Network {
  letter: string;
  bidsUsd: Range;
  answersMs: Range;
}

/** Bids and delays come from these ranges, which the picture prints. */
export const networks: readonly Network[] = [
  { letter: 'A', bidsUsd: [0.8, 5], answersMs: [60, 700] },
  { letter: 'B', bidsUsd: [0.5, 3.5], answersMs: [80, 450] },
  { letter: 'C', bidsUsd: [0.2, 2.2], answersMs: [40, 250] },
];

const seed = 7;

export interface Rule {
  floorUsd: number;
  timeoutMs: number;
}

export type Outcome = 'filled' | 'low' | 'late';

/** The outcome of a request at one network. */
export interface Stop {
  letter: string;
  outcome: Outcome;
  /** In whole cents, as the log shows it: a bid that looks equal to the floor must not be below it. */
  bidUsd: number;
  delayMs: number;
  waitSeconds: number;
}

/** A simulation: networks bid and answer at random, but each request gets the same offers after each start. */
export function createMarket() {
  let state = seed;
  const draw = ([from, to]: Range) => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return from + (to - from) * (state / 2 ** 32);
  };
  return {
    /** Asks one network after another, until a bid is in time and not below the floor. */
    ask({ floorUsd, timeoutMs }: Rule): Stop[] {
      // Drawn for the networks that aren't asked too, so that the rule doesn't change the requests that follow.
      const offers = networks.map(({ letter, bidsUsd, answersMs }) => ({
        letter,
        bidUsd: Math.round(draw(bidsUsd) * 100) / 100,
        delayMs: Math.round(draw(answersMs)),
      }));
      const stops: Stop[] = [];
      for (const offer of offers) {
        const { bidUsd, delayMs } = offer;
        const outcome = delayMs > timeoutMs ? 'late' : bidUsd < floorUsd ? 'low' : 'filled';
        stops.push({ ...offer, outcome, waitSeconds: Math.min(delayMs, timeoutMs) / 1000 });
        if (outcome === 'filled') break;
      }
      return stops;
    },
  };
}
