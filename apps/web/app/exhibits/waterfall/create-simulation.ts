import { createMarket, type Rule } from './create-market.ts';
import { createRequest, type Geometry, type Request } from './create-request.ts';
import { createTally } from './create-tally.ts';

const secondsBetween = 0.62;
const maxAtOnce = 14;
/** The run that the picture at rest shows, and whose figures the rest of the page repeats. */
export const shownRun = 24;

/** Requests that fall through three networks under a rule that the visitor sets. */
export function createSimulation(findGeometry: () => Geometry) {
  const rule: Rule = { floorUsd: 1.2, timeoutMs: 300 };
  let market = createMarket();
  let tally = createTally();
  let requests: Request[] = [];
  let sinceLast = secondsBetween;

  const send = () => {
    requests.push(createRequest(market.ask(rule), findGeometry(), tally));
  };
  const settle = () => {
    for (const request of requests) request.settle();
    requests = [];
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
    /** The state after the run that the picture shows. */
    finish() {
      while (tally.sent < shownRun) send();
      settle();
    },
    reset() {
      market = createMarket();
      tally = createTally();
      requests = [];
      sinceLast = secondsBetween;
    },
    /** Moves all requests on, and sends the next one when it is due. */
    step(seconds: number, isSending: boolean) {
      sinceLast += seconds;
      if (isSending && sinceLast > secondsBetween && requests.length < maxAtOnce) {
        sinceLast = 0;
        send();
      }
      for (const request of requests) request.move(seconds);
      requests = requests.filter(({ isGone }) => !isGone);
    },
  };
}
