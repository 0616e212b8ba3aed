import { networks, type Outcome, type Stop } from './create-market.ts';

/** The log has room for so many. */
const logged = 3;

/** A request that is finished: its last stop filled it, or no network did. */
export interface Answer {
  request: number;
  stops: readonly Stop[];
}

/** Counts the outcomes of the requests, and keeps the last answers. */
export function createTally() {
  const counts = networks.map(() => ({ filled: 0, low: 0, late: 0 }));
  const answers: Answer[] = [];
  let unfilled = 0;
  return {
    sent: 0,
    get unfilled() {
      return unfilled;
    },
    networks: counts,
    /** The last answers, by the number of the request. */
    get answers(): readonly Answer[] {
      return answers.toSorted((one, other) => one.request - other.request);
    },
    count(network: number, outcome: Outcome) {
      const count = counts[network];
      if (count) count[outcome]++;
    },
    close(answer: Answer) {
      if (answer.stops.at(-1)?.outcome !== 'filled') unfilled++;
      answers.push(answer);
      if (answers.length > logged) answers.shift();
    },
  };
}

export type Tally = ReturnType<typeof createTally>;

/** Raises the desk's alert: more than one request in five is unfilled. */
export const isAlertDue = ({ sent, unfilled }: Tally) => unfilled * 5 > sent;
