import { createMarket, type Rule } from './create-market.ts';
import { createRequest, type Request } from './create-request.ts';
import { createTally } from './create-tally.ts';

const secondsBetween = 0.62;
const maxAtOnce = 14;
/** Independent of the frames, so that a run gives the same answers whether somebody watches it or not. */
const tickSeconds = 1 / 120;
/** The run that the page shows at rest. */
export const shownRun = 24;

/** Requests that fall through three networks under a rule that the visitor sets. */
export function createSimulation() {
  const rule: Rule = { floorUsd: 1.2, timeoutMs: 300 };
  let market = createMarket();
  let tally = createTally();
  let requests: Request[] = [];
  let sinceLast = secondsBetween;
  let owedSeconds = 0;

  const send = () => {
    requests.push(createRequest(market.ask(rule), tally));
  };
  const settle = () => {
    for (const request of requests) request.settle();
    requests = [];
  };
  const reset = () => {
    market = createMarket();
    tally = createTally();
    requests = [];
    sinceLast = secondsBetween;
    owedSeconds = 0;
  };
  const tick = (limit: number) => {
    sinceLast += tickSeconds;
    if (tally.sent < limit && sinceLast > secondsBetween && requests.length < maxAtOnce) {
      sinceLast = 0;
      send();
    }
    for (const request of requests) request.move(tickSeconds);
    requests = requests.filter(({ isGone }) => !isGone);
  };
  return {
    rule,
    get tally() {
      return tally;
    },
    get requests(): readonly Request[] {
      return requests;
    },
    send,
    settle,
    reset,
    /** The same requests under the rule as it is now, at once. */
    rerun(count: number) {
      reset();
      // Only the last ones need their times: they decide the order of the log.
      while (tally.sent < count - shownRun) {
        send();
        settle();
      }
      while (tally.sent < count || requests.length > 0) tick(count);
    },
    /** Moves all requests on, and sends the next one when it is due, up to a number. */
    step(seconds: number, limit: number) {
      owedSeconds += seconds;
      for (; owedSeconds >= tickSeconds; owedSeconds -= tickSeconds) tick(limit);
    },
  };
}
