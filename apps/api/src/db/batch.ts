import { ApiError } from '../api-error.ts';

interface Waiting<Item, Answer> {
  item: Item;
  since: number;
  resolve: (answer: Answer) => void;
  reject: (error: unknown) => void;
}

export interface BatchBounds {
  maxWaiting: number;
  maxWaitMs: number;
}

const itemsAtOnce = 100;
const usualBounds: BatchBounds = { maxWaiting: 500, maxWaitMs: 1_000 };
const lateCheckMs = 100;

/**
 * Batches many items into one statement: items that arrive while a statement runs go together with the next one.
 * A single item goes at once. `run` returns results in the order of its items; if it throws, all fail. An item that
 * would wait behind too many, or has waited too long for a running statement, is refused.
 */
export function createBatch<Item, Answer>(
  run: (items: readonly Item[]) => Promise<readonly Answer[]>,
  { maxWaiting, maxWaitMs }: BatchBounds = usualBounds,
): (item: Item) => Promise<Answer> {
  const waiting: Waiting<Item, Answer>[] = [];
  let isRunning = false;

  async function runNext(): Promise<void> {
    const batch = waiting.splice(0, itemsAtOnce);
    try {
      const answers = await run(batch.map(({ item }) => item));
      for (const [place, { resolve }] of batch.entries()) resolve(answers[place] as Answer);
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
  }

  function refuseLate(): void {
    const limit = performance.now() - maxWaitMs;
    const firstInTime = waiting.findIndex(({ since }) => since > limit);
    const late = waiting.splice(0, firstInTime === -1 ? waiting.length : firstInTime);
    for (const { reject } of late) reject(toRefusal());
  }

  async function runAll(): Promise<void> {
    isRunning = true;
    const timer = setInterval(refuseLate, lateCheckMs);
    while (waiting.length > 0) await runNext();
    clearInterval(timer);
    isRunning = false;
  }

  return (item) =>
    new Promise((resolve, reject) => {
      if (waiting.length >= maxWaiting) return reject(toRefusal());
      waiting.push({ item, since: performance.now(), resolve, reject });
      if (!isRunning) void runAll();
    });
}

function toRefusal(): ApiError {
  return new ApiError('overloaded', { retryAfterSeconds: 2 });
}
