/** One run of the waterfall with a floor of $1.20 and a timeout of 300 ms: each figure of the window follows from it. */
export const adSamples = {
  floorUsd: 1.2,
  timeoutMs: 300,
  sent: 24,
  unfilled: 6,
  networks: [
    { letter: 'A', bidsUsd: [0.8, 5], answersMs: [60, 700], filled: 6, low: 0, late: 18 },
    { letter: 'B', bidsUsd: [0.5, 3.5], answersMs: [80, 450], filled: 10, low: 3, late: 5 },
    { letter: 'C', bidsUsd: [0.2, 2.2], answersMs: [40, 250], filled: 2, low: 6, late: 0 },
  ],
  /** What became of some requests: a network is late after that time, or bids below the floor. */
  log: [
    {
      request: 18,
      stops: [
        { network: 'A', lateMs: 518 },
        { network: 'B', lowUsd: 1.13 },
        { network: 'C', lowUsd: 0.79 },
      ],
    },
    { request: 23, stops: [{ network: 'A', lateMs: 508 }, { network: 'B' }], paidUsd: 1.82 },
    { request: 24, stops: [{ network: 'A' }], paidUsd: 3 },
  ],
} as const;
