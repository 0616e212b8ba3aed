import { networkCount, type Outcome } from './create-market.ts';

/** Counts what became of the requests. */
export function createTally() {
  const networks = Array.from({ length: networkCount }, () => ({ filled: 0, low: 0, late: 0 }));
  return {
    sent: 0,
    unfilled: 0,
    networks,
    count(network: number, outcome: Outcome) {
      const counts = networks[network];
      if (counts) counts[outcome]++;
    },
  };
}

export type Tally = ReturnType<typeof createTally>;
