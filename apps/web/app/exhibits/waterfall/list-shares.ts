import type { Tally } from './create-tally.ts';

/** The band of the desk in percent: what each network filled, and at the end what is still on its way. Between them shows what stays unfilled. */
export function listShares({ sent, unfilled, networks }: Tally) {
  const toPercent = (count: number) => Math.round((count / Math.max(1, sent)) * 1000) / 10;
  let before = 0;
  const filled = networks.map(({ filled: count }) => {
    const share = { x: toPercent(before), width: toPercent(count) };
    before += count;
    return share;
  });
  const answered = toPercent(before + unfilled);
  return [...filled, { x: answered, width: 100 - answered }];
}
