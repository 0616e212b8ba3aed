import type { ExhibitStrings } from '../exhibit-strings.ts';
import { fillText } from '../stage/fill-text.ts';
import type { Stop } from './create-market.ts';
import { type Answer, isAlertDue, type Tally } from './create-tally.ts';

/** The run in words, the same for the page at rest and the live one. */
export function createWording(strings: ExhibitStrings['waterfall'], languageTag: string) {
  const amounts = new Intl.NumberFormat(languageTag, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const toPrice = (usd: number) => fillText(strings.currency, { amount: amounts.format(usd) });
  const describeStop = ({ letter: network, outcome, bidUsd, delayMs }: Stop) => {
    if (outcome === 'late') return fillText(strings.logLate, { network, ms: delayMs });
    if (outcome === 'low') return fillText(strings.logLow, { network, price: toPrice(bidUsd) });
    return fillText(strings.logFilled, { network });
  };
  return {
    toPrice,
    toFloor: (usd: number) => fillText(strings.floorValue, { price: toPrice(usd) }),
    toTimeout: (ms: number) => fillText(strings.timeoutValue, { ms }),
    summarize({ sent, unfilled, networks }: Tally) {
      const [a, b, c] = networks.map(({ filled }) => filled);
      return fillText(strings.status, { sent, a: a ?? 0, b: b ?? 0, c: c ?? 0, none: unfilled });
    },
    toDeskNote: ({ sent }: Tally) => fillText(strings.deskNote, { sent }),
    describeAlert(tally: Tally) {
      const isDue = isAlertDue(tally);
      const text = fillText(strings.alert, { none: tally.unfilled, sent: tally.sent });
      return { isDue, label: isDue ? strings.alertLabel : strings.calmLabel, text };
    },
    describeAnswer({ request, stops }: Answer) {
      const last = stops.at(-1);
      const isFilled = last?.outcome === 'filled';
      return {
        ...{ request, text: stops.map(describeStop).join(', '), isFilled },
        outcome: isFilled ? toPrice(last.bidUsd) : strings.unfilled,
      };
    },
  };
}

export type Wording = ReturnType<typeof createWording>;
