interface Waiting<Item, Answer> {
  item: Item;
  resolve: (answer: Answer) => void;
  reject: (error: unknown) => void;
}

const itemsAtOnce = 100;

/**
 * Makes one statement of many: what comes in while a statement runs waits for it and goes with the next one, together.
 * Alone, an item goes at once. `run` answers in the order of its items; if it throws, all of them fail.
 */
export function createBatch<Item, Answer>(
  run: (items: readonly Item[]) => Promise<readonly Answer[]>,
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

  async function runAll(): Promise<void> {
    isRunning = true;
    while (waiting.length > 0) await runNext();
    isRunning = false;
  }

  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject });
      if (!isRunning) void runAll();
    });
}
